import { z } from 'zod'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { currencies } from '#domain/kernel/money.ts'
import { claimCategories, entryKinds, entrySources, paymentMethods } from '#domain/money/ledger/entries.schema.ts'
import { paymentStates } from '#domain/property/properties/properties.schema.ts'

const day = enteredDay('Bir gün seçin')
const instant = z.iso.datetime()
const money = z.number().int()
const currency = z.enum(currencies)

/** Entries that can be written by hand; payments have their own form. */
export const manualEntryKinds = [
  'due',
  'credit',
  'write_off',
  'deposit_received',
  'deposit_returned',
  'deposit_deducted',
] as const
export type ManualEntryKind = (typeof manualEntryKinds)[number]

/** Claims that can be written by hand; rent, tax and deposit follow from the contract. */
export const manualEntryCategories = ['utility', 'aidat', 'damage', 'cost', 'other'] as const

/** Kuruş. */
const amount = z
  .number({ error: 'Tutarı rakamla yazın' })
  .int()
  .min(1, 'Tutarı yazın')
  .max(100_000_000_000, 'Tutar çok büyük')

const explainsItself: readonly ManualEntryKind[] = ['deposit_received', 'deposit_returned']

export const newManualEntry = z
  .strictObject({
    /** The browser makes the key, so that a retry creates no second entry. */
    key: z.uuid(),
    kind: z.enum(manualEntryKinds, { error: 'Bir tür seçin' }),
    category: z.enum(manualEntryCategories).nullable().default(null),
    amount,
    /** Defaults to the currency of the contract. */
    currency: currency.optional(),
    on_date: day,
    method: z.enum(paymentMethods).nullable().default(null),
    note: z.string().trim().max(500, 'En fazla 500 karakter girilebilir').default(''),
    /** For a received deposit: another than an equal one that is booked already. */
    again: z.boolean().default(false),
  })
  .refine(({ kind, category }) => (kind === 'due') === (category !== null), {
    path: ['category'],
    error: 'Ne için olduğunu seçin',
  })
  .refine(({ kind, note }) => note !== '' || explainsItself.includes(kind), {
    path: ['note'],
    error: 'Kısaca açıklayın',
  })
export type NewManualEntry = z.output<typeof newManualEntry>

export const entryReversal = z.strictObject({
  reason: z.string().trim().min(1, 'Kısaca nedenini yazın').max(500, 'En fazla 500 karakter girilebilir'),
})

export const statementFormats = ['pdf', 'csv', 'xlsx'] as const
export type StatementFormat = (typeof statementFormats)[number]

const span = z.strictObject({ from: day, to: day })
export type Span = z.output<typeof span>
const inOrder = { path: ['to'], error: 'Bitiş günü başlangıçtan önce olamaz' }
const runsForward = ({ from, to }: Span) => from <= to
export const statementSpan = span.refine(runsForward, inOrder)
export const statementQuery = span
  .extend({ format: z.enum(statementFormats).default('pdf') })
  .refine(runsForward, inOrder)

/** The part of a claim that a payment settled. */
const part = z.strictObject({ entry: z.uuid(), label: z.string(), on_date: z.iso.date(), amount: money })

/** The value of a foreign amount in lira, with the rate and its day. */
const liraValue = z.strictObject({ amount: money, rate: z.string(), on: z.iso.date() })
export type LiraValue = z.output<typeof liraValue>

const ledgerLine = z.strictObject({
  id: z.uuid(),
  kind: z.enum(entryKinds),
  category: z.enum(['', ...claimCategories]),
  label: z.string(),
  amount: money,
  currency,
  /** Value on the line's day; null for lira itself and without a rate. */
  lira: liraValue.nullable(),
  on_date: z.iso.date(),
  month: z.iso.date().nullable(),
  method: z.enum(paymentMethods).nullable(),
  note: z.string(),
  source: z.enum(entrySources),
  by_name: z.string(),
  booked_at: instant,
  /** Effect on the debt; `none` for deposit entries. */
  effect: z.enum(['debit', 'credit', 'none']),
  /** The debt after this line in its currency; reversed lines do not change it. */
  balance: money,
  /** The deposit held by the owner after this line; null for lines unrelated to the deposit. */
  held: money.nullable(),
  /** For a claim: the amount settled, and the day of full settlement. */
  settled: money.nullable(),
  settled_on: z.iso.date().nullable(),
  parts: z.array(part),
  /** For a payment: the remainder kept for the next claim. */
  waiting: money,
  /** The payer or the receipt named the claims that it is for (TBK 101). */
  named: z.boolean(),
  reversed: z.strictObject({ reason: z.string(), by_name: z.string(), booked_at: instant }).nullable(),
})
export type LedgerLine = z.output<typeof ledgerLine>

const figures = z.strictObject({
  currency,
  balance: money,
  /** The balance in lira at the newest rate. */
  lira: liraValue.nullable(),
  overdue: money,
  oldest_open: z.strictObject({ due_on: z.iso.date(), month: z.iso.date().nullable() }).nullable(),
  days_late: z.number().int(),
  credit: money,
  deposit: z.strictObject({
    due: money,
    received: money,
    returned: money,
    deducted: money,
    held: money,
    open: money,
  }),
  withheld: money,
})

/** Totals of a period: debt before it, debits and credits in it, debt after it. */
const totals = z.strictObject({ currency, opening: money, debit: money, credit: money, closing: money })
export type SpanTotals = z.output<typeof totals>

/** The debt before the first line shown. */
export interface CarriedBalance {
  currency: z.output<typeof currency>
  amount: number
}

export const ledgerView = z.strictObject({
  tenancy_id: z.uuid(),
  property_id: z.uuid(),
  property_title: z.string(),
  owner_name: z.string(),
  tenant_names: z.array(z.string()),
  /** True when the viewer is a tenant. */
  rents: z.boolean(),
  /** True when the reader may write to the ledger. */
  manage: z.boolean(),
  today: z.iso.date(),
  started_on: z.iso.date(),
  /** The last day of the tenancy, once fixed. */
  ends_on: z.iso.date().nullable(),
  /** For a former tenant: the ledger is shown up to this day. */
  shown_until: z.iso.date().nullable(),
  /** For a tenant who joined in a later contract: shown from this day on, with the earlier debt as one line. */
  shown_from: z.iso.date().nullable(),
  /** Null until the first dues are booked. */
  opened_on: z.iso.date().nullable(),
  carried_over: z.enum(paymentStates).nullable(),
  /** The rent by which the deposit is limited, and the contract's deposit. */
  terms: z.strictObject({ rent: money, deposit: money, currency, tasinmazCinsi: z.string() }),
  /** The tenancy is ending or has ended; the deposit is settled on that page. */
  has_ending: z.boolean(),
  /** A deposit received before the ledger began can be recorded with one click. */
  deposit_before: z.boolean(),
  figures: z.array(figures),
  /** What receipts that wait for the landlord say was paid; the law counts it when it is confirmed. */
  reported: z.array(z.strictObject({ currency, amount: money })),
  /** Newest first. */
  years: z.array(z.number().int()),
  year: z.number().int(),
  totals: z.array(totals),
  /** Lines of the year, newest first. */
  lines: z.array(ledgerLine),
})
export type LedgerView = z.output<typeof ledgerView>
