import { z } from 'zod'
import { tooLong } from '#domain/kernel/trimmed-text.ts'
import { contractTerms } from './contracts.schema.ts'

const { brutAylik, baslangicTarihi, sozlesmeSuresi, sureBirimi, depozito, odemeGunu, artisSekli, artisOrani } =
  contractTerms.shape

const words = (max: number) => z.string().trim().min(1, 'Ne olmasını istediğinizi yazın').max(max, tooLong(max))

/** A term and the requested value, from a party who would sign with changes. */
export const wish = z.discriminatedUnion('term', [
  z.strictObject({ term: z.literal('brutAylik'), brutAylik }),
  z.strictObject({ term: z.literal('baslangicTarihi'), baslangicTarihi }),
  z.strictObject({
    term: z.literal('sozlesmeSuresi'),
    sozlesmeSuresi: sozlesmeSuresi.unwrap(),
    sureBirimi: sureBirimi.unwrap(),
  }),
  z.strictObject({ term: z.literal('depozito'), depozito }),
  z.strictObject({ term: z.literal('odemeGunu'), odemeGunu }),
  z.strictObject({ term: z.literal('artisSekli'), artisSekli, artisOrani }),
  z.strictObject({ term: z.literal('hususiSartlar'), text: words(2000) }),
  z.strictObject({ term: z.literal('diger'), text: words(1000) }),
])
export type Wish = z.output<typeof wish>
export type WishedTerm = Wish['term']

export const wishedTerms = [
  'brutAylik',
  'baslangicTarihi',
  'sozlesmeSuresi',
  'depozito',
  'odemeGunu',
  'artisSekli',
  'hususiSartlar',
  'diger',
] as const satisfies WishedTerm[]

export const wishes = z
  .array(wish)
  .max(wishedTerms.length, 'Her şart için bir istek yazılabilir')
  .refine((all) => new Set(all.map(({ term }) => term)).size === all.length, 'Aynı şart iki kez yazılamaz')
