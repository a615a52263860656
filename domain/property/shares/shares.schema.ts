import { z } from 'zod'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { trimmedText } from '#domain/kernel/trimmed-text.ts'

export const acquiredWays = ['bought', 'inherited', 'gift', 'other'] as const
export type Acquired = (typeof acquiredWays)[number]
export const acquiredLabels: Record<Acquired, string> = {
  bought: 'Satın aldı',
  inherited: 'Miras kaldı',
  gift: 'Bağışlandı',
  other: 'Diğer',
}

const part = z
  .number({ error: 'Pay ve paydayı yazın' })
  .int()
  .min(1, 'Pay ve paydayı yazın')
  .max(9_999_999, 'Pay ve payda çok büyük')

export const shareForm = z
  .strictObject({
    /** Null for a holder without an account, who has a name. */
    user_id: z.uuid().nullable(),
    name: trimmedText(255),
    pay: part,
    payda: part,
    acquired: z.enum(acquiredWays).default('other'),
    from_on: enteredDay('Başlangıcını gün.ay.yıl olarak girin').nullable().default(null),
    until_on: enteredDay('Bitişini gün.ay.yıl olarak girin').nullable().default(null),
  })
  .refine(({ pay, payda }) => pay <= payda, { path: ['pay'], error: 'Pay, paydadan büyük olamaz' })
  .refine(({ user_id, name }) => user_id !== null || name !== '', { path: ['name'], error: 'Hissedarın adını yazın' })
  .refine(({ from_on, until_on }) => !from_on || !until_on || from_on <= until_on, {
    path: ['until_on'],
    error: 'Bitiş, başlangıçtan önce olamaz',
  })
export type ShareForm = z.output<typeof shareForm>

const day = z.iso.date().nullable()
export const shareView = z.strictObject({
  id: z.uuid(),
  user_id: z.uuid().nullable(),
  name: z.string(),
  pay: z.number().int(),
  payda: z.number().int(),
  acquired: z.enum(acquiredWays),
  from_on: day,
  until_on: day,
})
export type ShareView = z.output<typeof shareView>

export const shareList = z.strictObject({
  shares: z.array(shareView),
  /** What the owner holds today. */
  rest: z.string(),
  /** Only the owner changes shares. */
  change: z.boolean(),
  /** The owner's shareholders, also those without access now. */
  people: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
})
export type ShareList = z.output<typeof shareList>
