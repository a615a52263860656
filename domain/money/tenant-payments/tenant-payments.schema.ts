import { z } from 'zod'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { currencies } from '#domain/kernel/money.ts'
import { claimCategories, entrySources, paymentMethods } from '#domain/money/ledger/entries.schema.ts'
import { fileName } from '#domain/services/files/files.schema.ts'

export const receiptStates = ['waiting', 'confirmed', 'declined', 'withdrawn'] as const
export type ReceiptState = (typeof receiptStates)[number]

const day = enteredDay()
const money = z.number().int()
const currency = z.enum(currencies)
const amount = z.number({ error: 'Tutarı girin' }).int().min(1, 'Tutarı girin').max(1_000_000_000_00, 'Tutar çok büyük')

/** Details of an uploaded receipt; sent in the query string, because the body is the file. */
export const receiptWords = z.strictObject({
  /** The browser makes the key, so that a retry creates no second receipt. */
  key: z.uuid(),
  name: fileName.default('Dekont'),
  amount: z.coerce.number().pipe(amount),
  on_date: day,
  note: z.string().trim().max(500, 'En fazla 500 karakter girilebilir').default(''),
  /** Another payment than one of which a receipt waits or that is booked. */
  again: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  /** Ids of the intended claims, separated by commas. */
  claims: z
    .string()
    .default('')
    .transform((text) => (text === '' ? [] : text.split(',')))
    .pipe(z.array(z.uuid()).max(24)),
})

const receipt = z.strictObject({
  id: z.uuid(),
  amount: money,
  currency,
  on_date: z.iso.date(),
  note: z.string(),
  state: z.enum(receiptStates),
  reason: z.string(),
  file_id: z.uuid().nullable(),
  by_name: z.string(),
  decided_by_name: z.string(),
  /** Set for a confirmed receipt whose payment was reversed later. */
  taken_back: z.strictObject({ reason: z.string(), by_name: z.string(), on: z.iso.date() }).nullable(),
  created_at: z.iso.datetime(),
})
export type ReceiptView = z.output<typeof receipt>

export const openClaim = z.strictObject({
  id: z.uuid(),
  category: z.enum(claimCategories),
  month: z.iso.date().nullable(),
  due_on: z.iso.date(),
  amount: money,
  open: money,
  currency,
  /** 0 until the due day is over. */
  days_late: z.number().int(),
  /** What of it is late and not covered by a receipt that waits; the figure “Geciken”. */
  late: money,
  /** A receipt for it that waits for the landlord. */
  waiting: z.strictObject({ id: z.uuid(), amount: money, on_date: z.iso.date() }).nullable(),
})

/** One rented property with all payment information that concerns the tenant. */
export const ownLedger = z.strictObject({
  tenancy_id: z.uuid(),
  property_title: z.string(),
  address: z.string(),
  owner_name: z.string(),
  ended_on: z.iso.date().nullable(),
  /** The newest contract, and its agreed last day. */
  contract_id: z.uuid(),
  ends_on: z.iso.date(),
  currency,
  /** Recipient and IBAN for payments; '' when the contract names no account. */
  recipient: z.string(),
  iban: z.string(),
  /** The text for the bank's description field. */
  reference: z.string(),
  balance: money,
  overdue: money,
  /** The part of it that no waiting receipt covers, and what the waiting receipts say was paid. */
  late: money,
  reported: money,
  credit: money,
  deposit_held: money,
  /** For a tenant who joined in a later contract: all figures below count from this day on. */
  shown_from: z.iso.date().nullable(),
  /** The open amount from before that day. */
  carried: z.array(z.strictObject({ currency, open: money })),
  /** Open claims, oldest first. */
  dues: z.array(openClaim),
  /** The next due by agreement, when no claim is open. */
  next: z.strictObject({ on_date: z.iso.date(), amount: money, currency }).nullable(),
  /** Newest first, including reversed ones. */
  payments: z.array(
    z.strictObject({
      id: z.uuid(),
      on_date: z.iso.date(),
      amount: money,
      currency,
      method: z.enum(paymentMethods).nullable(),
      reversed: z.boolean(),
      /** Paid for the deposit, which is kept apart. */
      deposit: z.boolean(),
      /** The months that it settled, wholly or in part. */
      months: z.array(z.iso.date()),
      /** True when it settled a claim from before `shown_from`. */
      carried: z.boolean(),
    }),
  ),
  /** Newest first. */
  receipts: z.array(receipt),
})
export type OwnLedger = z.output<typeof ownLedger>

/** A receipt as shown to the person who confirms it. */
export const receiptToConfirm = receipt.extend({
  tenancy_id: z.uuid(),
  property_title: z.string(),
  /** A booked payment that is most likely the same. */
  known: z.strictObject({ id: z.uuid(), on_date: z.iso.date(), source: z.enum(entrySources) }).nullable(),
  /** Open claims named by the tenant. */
  named: z.array(openClaim.pick({ id: true, category: true, month: true, open: true })),
})
export type ReceiptToConfirm = z.output<typeof receiptToConfirm>

export const confirmation = z.strictObject({
  amount,
  on_date: day,
  /** Another payment than an equal one of these days that is booked already. */
  again: z.boolean().default(false),
  /** The booked payment that this receipt is for; nothing more is booked. */
  same_as: z.uuid().nullable().default(null),
})
export const declining = z.strictObject({
  reason: z.string().trim().min(3, 'Nedenini yazın').max(500, 'En fazla 500 karakter girilebilir'),
})
