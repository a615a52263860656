import type { Resolver } from 'react-hook-form'
import { z } from 'zod'
import { contractsRefusals } from '#domain/tenancy/contracts/contracts.messages.ts'
import type { ContractTerms } from '#domain/tenancy/contracts/contracts.schema.ts'
import { type Wish, type WishedTerm, wish, wishedTerms } from '#domain/tenancy/contracts/wishes.schema.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'

/** A field for each value that can be changed; those of unselected terms are not sent. */
export interface WishedValues {
  brutAylik: number | null
  baslangicTarihi: string | null
  sozlesmeSuresi: number | null
  sureBirimi: ContractTerms['sureBirimi']
  depozito: number | null
  odemeGunu: number | null
  artisSekli: ContractTerms['artisSekli']
  artisOrani: number | null
  hususiSartlar: string
  diger: string
}

export interface RevisionValues {
  note: string
  code: string
  chosen: WishedTerm[]
  wished: WishedValues
}

/** The fields start with the contract's values, because most wishes are small changes. */
export const emptyWishes = (terms: ContractTerms): Pick<RevisionValues, 'chosen' | 'wished'> => ({
  chosen: [],
  wished: {
    brutAylik: terms.brutAylik,
    baslangicTarihi: terms.baslangicTarihi,
    sozlesmeSuresi: terms.sozlesmeSuresi,
    sureBirimi: terms.sureBirimi,
    depozito: terms.depozito,
    odemeGunu: terms.odemeGunu,
    artisSekli: terms.artisSekli,
    artisOrani: terms.artisOrani,
    hususiSartlar: '',
    diger: '',
  },
})

function candidate(term: WishedTerm, wished: WishedValues): unknown {
  switch (term) {
    case 'sozlesmeSuresi':
      return { term, sozlesmeSuresi: wished.sozlesmeSuresi, sureBirimi: wished.sureBirimi }
    case 'artisSekli':
      return { term, artisSekli: wished.artisSekli, artisOrani: wished.artisSekli === 'Oran' ? wished.artisOrani : 0 }
    case 'hususiSartlar':
    case 'diger':
      return { term, text: wished[term] }
    default:
      return { term, [term]: wished[term] }
  }
}

/** In the order of the list, not of the taps. */
export const wishesOf = ({ chosen, wished }: Pick<RevisionValues, 'chosen' | 'wished'>): Wish[] =>
  wishedTerms
    .filter((term) => chosen.includes(term))
    .flatMap((term) => wish.safeParse(candidate(term, wished)).data ?? [])

const revision = z
  .object({
    note: z.string().trim(),
    code: z.string(),
    chosen: z.array(z.enum(wishedTerms)),
    wished: z.custom<WishedValues>(),
  })
  .superRefine(({ note, chosen, wished }, context) => {
    if (!note && chosen.length === 0)
      context.addIssue({ code: 'custom', path: ['note'], message: contractsRefusals.note_missing.message })
    for (const term of chosen) {
      const [problem] = wish.safeParse(candidate(term, wished)).error?.issues ?? []
      if (!problem) continue
      const field = problem.path.at(-1)
      context.addIssue({
        code: 'custom',
        path: ['wished', field === 'text' || field === undefined ? term : field],
        message: problem.message,
      })
    }
  })

export const revisionResolver = zodResolver(revision) as unknown as Resolver<RevisionValues>
