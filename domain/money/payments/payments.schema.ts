import { z } from 'zod'
import { pageQuery } from '#domain/kernel/endpoint.ts'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { currencies } from '#domain/kernel/money.ts'
import { tooLong, trimmedText } from '#domain/kernel/trimmed-text.ts'
import { claimCategories, paymentMethods } from '#domain/money/ledger/entries.schema.ts'
import { ownerFilter } from '#domain/people/engagements/engagements.schema.ts'

const kurus = z.number().int()
const day = z.iso.date()
const isMonth = /^20\d{2}-(0[1-9]|1[0-2])$/

/**
 * Payment state of a tenancy's month; `late` also when this month or a part was paid. `waiting`: nothing is late, because
 * the tenant sent a receipt that the landlord has yet to confirm.
 */
export const monthStates = ['late', 'waiting', 'part', 'open', 'paid'] as const
export type MonthState = (typeof monthStates)[number]

const mostRows = 100
const oneOrAll = z.union([z.literal(''), z.uuid()]).default('')

export const monthFilter = z.strictObject({
  page: pageQuery.page,
  size: z.coerce
    .number()
    .int()
    .min(1)
    .transform((size) => Math.min(size, mostRows))
    .default(25),
  /** 2026-11; empty for the present month. */
  month: z.union([z.literal(''), z.string().regex(isMonth, 'Ayı 2026-11 biçiminde yazın')]).default(''),
  /** Tenant or property. */
  q: z.string().trim().max(100).default(''),
  owner: ownerFilter,
  property: oneOrAll,
  building: oneOrAll,
  /** A tenancy may be both `part` and `late`; each filter finds it. */
  state: z.enum([...monthStates, 'all']).default('all'),
})
export type MonthFilter = z.output<typeof monthFilter>

/** One claim of a row: of the month, or an open one of an earlier month. */
const monthDue = z.strictObject({
  id: z.uuid(),
  category: z.enum(claimCategories),
  month: day.nullable(),
  due_on: day,
  amount: kurus,
  settled: kurus,
})

export const monthRow = z.strictObject({
  tenancy_id: z.uuid(),
  property_id: z.uuid(),
  property_title: z.string(),
  building: z.string().nullable(),
  owner_id: z.uuid(),
  tenants: z.array(z.string()),
  ended_on: day.nullable(),
  currency: z.enum(currencies),
  /** Of this month, without the deposit. */
  amount: kurus,
  settled: kurus,
  /** Open amount of earlier months. */
  older: kurus,
  /** Of all months; the figure “Geciken”. */
  late: kurus,
  due_on: day.nullable(),
  /** The day on which the month was paid in full. */
  settled_on: day.nullable(),
  state: z.enum(monthStates),
  /** Of the oldest late claim, of whichever month. */
  days_late: z.number().int(),
  /** The oldest earlier month with an open claim. */
  oldest_month: day.nullable(),
  deposit: z.strictObject({ amount: kurus, settled: kurus }).nullable(),
  dues: z.array(monthDue),
  /** Set for a co-owner, who sees only this part of every amount. */
  share: z.strictObject({ pay: z.number().int(), payda: z.number().int() }).nullable(),
  /** True when the caller may record payments. */
  manage: z.boolean(),
})
export type MonthRow = z.output<typeof monthRow>

export const monthTotals = z.strictObject({
  currency: z.enum(currencies),
  expected: kurus,
  collected: kurus,
  /** Settled without money; with `collected` and `open` it makes `expected`. */
  forgiven: kurus,
  open: kurus,
  older: kurus,
  /** Number of late tenancies. */
  late: z.number().int(),
  late_amount: kurus,
  deposit: z.strictObject({ expected: kurus, collected: kurus }),
  /** The amounts in lira at the newest rate; null for lira itself and without a rate. */
  lira: z
    .strictObject({ expected: kurus, collected: kurus, open: kurus, rate: z.string(), at: z.iso.datetime() })
    .nullable(),
})
export type MonthTotals = z.output<typeof monthTotals>

const text = (most: number) => trimmedText(most).default('')

/** The fields that the user fills in. */
export const paymentForm = z.strictObject({
  amount: z
    .number({ error: 'Tutarı girin' })
    .int('Tutarı girin')
    .min(1, 'Tutarı girin')
    .max(100_000_000_00, 'Tutar çok büyük'),
  on_date: enteredDay('Günü gg.aa.yyyy biçiminde yazın'),
  method: z.enum(paymentMethods, 'Nasıl ödendiğini seçin'),
  note: text(500),
})

/** Lower case, because PostgreSQL returns lower-case UUIDs and the two are compared. */
const id = z.uuid().toLowerCase()

export const newPayment = z.strictObject({
  ...paymentForm.shape,
  tenancy_id: id,
  currency: z.enum(currencies),
  /** The claims that the receipt names (TBK 101); empty applies the legal order. */
  for: z.array(id).max(50).default([]),
  /** Received for the deposit, from which no rent is paid. */
  deposit: z.boolean().default(false),
  /** Another payment than an equal one of these days that is booked already. */
  again: z.boolean().default(false),
  /** Made by the browser: a retry with the same key books nothing twice. */
  key: id,
})
export type NewPayment = z.output<typeof newPayment>

/** At most one page of payments is recorded at once. */
export const mostPayments = 50
export const newPayments = z.strictObject({
  payments: z
    .array(newPayment)
    .min(1, 'En az bir ödeme seçin')
    .max(mostPayments, `Bir kerede en fazla ${mostPayments} ödeme kaydedilir`),
})

export const reversal = z.strictObject({
  reason: z.string().trim().min(1, 'Nedenini yazın').max(500, tooLong(500)),
})

export const ledgerPayment = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['payment', 'deposit_received']),
  amount: kurus,
  currency: z.enum(currencies),
  on_date: day,
  method: z.enum(paymentMethods).nullable(),
  note: z.string(),
  by_name: z.string(),
  booked_at: z.iso.datetime(),
  reversed: z.strictObject({ reason: z.string(), by_name: z.string(), at: z.iso.datetime() }).nullable(),
})
export type LedgerPayment = z.output<typeof ledgerPayment>

const ledgerMonth = z.strictObject({
  month: day,
  currency: z.enum(currencies),
  amount: kurus,
  settled: kurus,
  due_on: day,
  settled_on: day.nullable(),
  state: z.enum(monthStates),
})
export type LedgerMonth = z.output<typeof ledgerMonth>

/** Balance and latest payments of one tenancy. */
export const ledgerSummary = z.strictObject({
  tenancy_id: z.uuid(),
  property_id: z.uuid(),
  property_title: z.string(),
  tenants: z.array(z.string()),
  ended_on: day.nullable(),
  manage: z.boolean(),
  figures: z.array(
    z.strictObject({
      currency: z.enum(currencies),
      balance: kurus,
      late: kurus,
      days_late: z.number().int(),
      /** Receipts that wait for the landlord. */
      waiting: kurus,
      credit: kurus,
      deposit_open: kurus,
      /** Open claims up to the end of this month, which a payment would settle. */
      asked: kurus,
    }),
  ),
  /** Newest first. */
  months: z.array(ledgerMonth),
  payments: z.array(ledgerPayment),
})
export type LedgerSummary = z.output<typeof ledgerSummary>
