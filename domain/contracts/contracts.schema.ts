import { z } from 'zod'
import { isIban, normalIban } from './iban.ts'

export const contractStatuses = [
  'active',
  'waitingforsignature',
  'waiting_for_tenants',
  'waiting_for_guarantor',
  'rejected_by_tenant',
] as const
export type ContractStatus = (typeof contractStatuses)[number]

/** A contract in one of these binds, or may soon bind, its parties. */
export const liveStatuses = contractStatuses.filter((status) => status !== 'rejected_by_tenant')

export const termUnits = ['Yıl', 'Ay'] as const
export type TermUnit = (typeof termUnits)[number]
export const currencies = ['TL', 'USD', 'EUR', 'GBP'] as const
export const paymentWays = ['Banka havalesi / EFT', 'PTT', 'Kredi kartı', 'Elden'] as const
export const uses = ['Mesken', 'İş yeri', 'Depo', 'Diğer'] as const
export const increaseKinds = ['TÜFE', 'Oran', 'Yok'] as const

const words = (max: number) => z.string().trim().max(max, `En fazla ${max} karakter girilebilir`)
const amount = (name: string) =>
  z
    .number({ error: `${name} bir tutar olmalıdır` })
    .int()
    .min(0, `${name} 0’dan küçük olamaz`)
    .max(1_000_000_000_00, `${name} çok büyük`)

/** What the parties agree to. Its hash is what they approve, so every field of it counts. */
export const contractTerms = z.strictObject({
  brutAylik: amount('Aylık kira').min(1, 'Aylık kirayı girin'),
  bedelTuru: z.enum(currencies).default('TL'),
  baslangicTarihi: z.iso.date('Başlangıç tarihini girin'),
  sozlesmeSuresi: z.number().int().min(1, 'Süre en az 1 olmalıdır').max(120, 'Süre en fazla 120 olabilir').default(1),
  sureBirimi: z.enum(termUnits).default('Yıl'),
  odemeGunu: z
    .number()
    .int()
    .min(1, 'Ayın 1’i ile 31’i arasında bir gün girin')
    .max(31, 'Ayın 1’i ile 31’i arasında bir gün girin'),
  odemeSekli: z.enum(paymentWays),
  iban: words(40)
    .transform(normalIban)
    .refine((iban) => iban === '' || isIban(iban), 'Bu IBAN geçerli değil; TR ile başlayan 26 karakteri kontrol edin'),
  kullanimAmaci: z.enum(uses),
  is_corporate: z.boolean().default(false),
  depozito: amount('Depozito'),
  artisSekli: z.enum(increaseKinds),
  /** Percent; used with `Oran`. */
  artisOrani: z.number().min(0, 'Oran 0’dan küçük olamaz').max(1000, 'Oran çok büyük'),
  simdikiDurumu: words(500),
  yetkiliMahkeme: words(120),
  nusha: z.number().int().min(1).max(20).default(2),
  hususiSartlar: words(10_000),
})
export type ContractTerms = z.output<typeof contractTerms>
