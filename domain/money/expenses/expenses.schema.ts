import { z } from 'zod'
import { instant, pageQuery, recordVersion } from '#domain/kernel/endpoint.ts'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { trimmedText } from '#domain/kernel/trimmed-text.ts'
import { ownerFilter } from '#domain/people/engagements/engagements.schema.ts'
import { deductibilities, type ExpenseCategory, expenseCategories, isSpent } from './expense-categories.rules.ts'
import { rhythms } from './recurrence.rules.ts'

export const bearers = ['landlord', 'tenant', 'shared'] as const
export type Bearer = (typeof bearers)[number]
/** The category of the claim on the tenant's ledger. */
export const dueCategories = ['utility', 'damage', 'other'] as const
export type DueCategory = (typeof dueCategories)[number]

const kurus = z
  .number({ error: 'Tutarı rakamla yazın' })
  .int()
  .min(1, 'Tutarı yazın')
  .max(1_000_000_000_00, 'Tutar çok büyük')

const what = {
  category: z.enum(expenseCategories, { error: 'Türünü seçin' }),
  amount: kurus,
  bearer: z.enum(bearers).default('landlord'),
  /** The tenant's part of a shared expense, in kuruş. */
  tenant_amount: kurus.nullable().default(null),
  supplier: trimmedText(120).default(''),
  /** Purpose of the expense; also read by a tenant who is charged for it. */
  description: trimmedText(200).default(''),
}
const oneExpense = {
  ...what,
  on_date: enteredDay('Tarihini gün.ay.yıl olarak girin'),
  /** Null while unpaid. */
  paid_on: enteredDay('Ödeme tarihini gün.ay.yıl olarak girin').nullable().default(null),
  invoice_no: trimmedText(50).default(''),
}

interface Split {
  amount: number
  bearer: Bearer
  tenant_amount: number | null
}
const isWholeSplit = ({ bearer, amount, tenant_amount }: Split) =>
  bearer !== 'shared' || (tenant_amount !== null && tenant_amount < amount)
/** The wear of a property is its owner's alone. */
const isOwnersWear = ({ category, bearer }: { category: ExpenseCategory; bearer: Bearer }) =>
  isSpent({ category }) || bearer === 'landlord'
const wearProblem = { path: ['bearer'], error: 'Amortismanı mülk sahibi karşılar' }
const splitProblem = { path: ['tenant_amount'], error: 'Kiracının payını yazın; toplamdan az olmalıdır' }

/** A claim on the ledger of the tenancy that was running on the day of the expense. */
export const booking = z.strictObject({
  category: z.enum(dueCategories),
  due_on: enteredDay('Son ödeme gününü gün.ay.yıl olarak girin'),
})
export type Booking = z.output<typeof booking>

export const newExpense = z
  .strictObject({
    /** The browser makes the id, so that a retry creates no second expense. */
    id: z.uuid(),
    property_id: z.uuid('Mülk seçin'),
    ...oneExpense,
    /** The request that caused it; each request becomes one expense at most. */
    suggestion_id: z.uuid().nullable().default(null),
    book: booking.nullable().default(null),
  })
  .refine(isWholeSplit, splitProblem)
  .refine(isOwnersWear, wearProblem)
  .refine(({ book, bearer }) => book === null || bearer !== 'landlord', {
    path: ['bearer'],
    error: 'Kiracının hesabına yazmak için kiracının da karşıladığını seçin',
  })
export type NewExpense = z.output<typeof newExpense>

const reason = trimmedText(500).min(1, 'Gerekçesini yazın')

export const expenseChange = z
  .strictObject({ version: recordVersion, ...oneExpense, reason: trimmedText(500).default('') })
  .refine(isWholeSplit, splitProblem)
  .refine(isOwnersWear, wearProblem)
export type ExpenseChange = z.output<typeof expenseChange>

export const expensePaid = z.strictObject({ version: recordVersion, paid_on: oneExpense.paid_on.unwrap() })
export const expenseVoid = z.strictObject({ reason })

const recurring = {
  ...what,
  /** Category of the claim charged to the tenant each time; null charges nothing. */
  book: z.enum(dueCategories).nullable().default(null),
  /** Marked as paid on its day, for example for a standing order. */
  paid: z.boolean().default(false),
  ends_on: enteredDay('Bitişini gün.ay.yıl olarak girin').nullable().default(null),
}
const bookedOnlyWithTenant = {
  path: ['bearer'],
  error: 'Kiracının hesabına yazmak için kiracının da karşıladığını seçin',
}

export const newRecurring = z
  .strictObject({
    id: z.uuid(),
    property_id: z.uuid('Mülk seçin'),
    every: z.enum(rhythms),
    starts_on: enteredDay('İlk gününü gün.ay.yıl olarak girin'),
    ...recurring,
  })
  .refine(isWholeSplit, splitProblem)
  .refine(isOwnersWear, wearProblem)
  .refine(({ book, bearer }) => book === null || bearer !== 'landlord', bookedOnlyWithTenant)
  .refine(({ starts_on, ends_on }) => ends_on === null || ends_on >= starts_on, {
    path: ['ends_on'],
    error: 'Bitiş, ilk günden önce olamaz',
  })
export type NewRecurring = z.output<typeof newRecurring>

/** Applies to future expenses; those already made stay as they are. */
export const recurringChange = z
  .strictObject({ version: recordVersion, ...recurring })
  .refine(isWholeSplit, splitProblem)
  .refine(isOwnersWear, wearProblem)
  .refine(({ book, bearer }) => book === null || bearer !== 'landlord', bookedOnlyWithTenant)
export type RecurringChange = z.output<typeof recurringChange>

const anyOrId = z.union([z.literal(''), z.uuid()]).default('')
const dayOrOpen = z.union([z.literal(''), enteredDay()]).default('')
export const expenseStates = ['valid', 'unpaid', 'void'] as const

export const whichExpenses = {
  owner: ownerFilter,
  /** Empty for all properties. */
  property: anyOrId,
  category: z.enum(['all', ...expenseCategories]).default('all'),
  bearer: z.enum(['all', ...bearers]).default('all'),
  /** Year of the expense's day; 0 for all. */
  year: z.coerce.number().int().min(0).max(2100).default(0),
  /** First and last day; each may be left open. */
  from: dayOrOpen,
  to: dayOrOpen,
  state: z.enum(expenseStates).default('valid'),
  q: z.string().trim().max(100).default(''),
}
/** Null where the field is empty. */
const typedDay = z
  .string()
  .nullable()
  .transform((text) => text ?? '')
  .pipe(z.union([z.literal(''), enteredDay('Geçerli bir tarih girin')]))
/** A period typed by the reader; one day alone is open to the other side. */
export const expensePeriod = z
  .strictObject({ from: typedDay, to: typedDay })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], error: 'Son gün, ilk günden önce olamaz' })
export const expenseFilter = z.strictObject({ ...pageQuery, ...whichExpenses })
export type ExpenseFilter = z.output<typeof expenseFilter>
export const exportFilter = z.strictObject({ ...whichExpenses, format: z.enum(['csv', 'xlsx']) })
export type ExportFilter = z.output<typeof exportFilter>

const shownDay = z.iso.date()

export const expenseView = z.strictObject({
  id: z.uuid(),
  property_id: z.uuid(),
  property_title: z.string(),
  category: z.enum(expenseCategories),
  amount: z.number().int(),
  bearer: z.enum(bearers),
  /** Kuruş; zero, the whole amount, or a part. */
  tenant_amount: z.number().int(),
  on_date: shownDay,
  paid_on: shownDay.nullable(),
  supplier: z.string(),
  invoice_no: z.string(),
  description: z.string(),
  file_id: z.uuid().nullable(),
  file_name: z.string(),
  recurring_id: z.uuid().nullable(),
  suggestion_id: z.uuid().nullable(),
  /** The voided expense that this one replaces. */
  replaces: z.uuid().nullable(),
  voided_at: instant.nullable(),
  voided_by_name: z.string(),
  void_reason: z.string(),
  /** The claim on the tenant's ledger; null without one, or after it was reversed. */
  due: z
    .strictObject({ tenancy_id: z.uuid(), due_on: shownDay, amount: z.number().int(), settled: z.number().int() })
    .nullable(),
  deductible: z.enum(deductibilities),
  /** A change needs a reason and writes a new expense. */
  closed: z.boolean(),
  version: z.number().int(),
  created_by_name: z.string(),
  created_at: instant,
})
export type ExpenseView = z.output<typeof expenseView>

export const expenseEvents = [
  'created',
  'changed',
  'paid',
  'unpaid',
  'invoice_added',
  'invoice_removed',
  'booked',
  'voided',
  'restored',
] as const
export type ExpenseEventKind = (typeof expenseEvents)[number]

export const expenseDetail = expenseView.extend({
  /** The expense that replaced this one. */
  replaced_by: z.uuid().nullable(),
  /** A tenancy was running on its day, so the tenant's part can be claimed. */
  bookable: z.boolean(),
  events: z.array(
    z.strictObject({ kind: z.enum(expenseEvents), by_name: z.string(), at: instant, detail: z.string() }),
  ),
})
export type ExpenseDetail = z.output<typeof expenseDetail>

export const categoryTotal = z.strictObject({
  category: z.enum(expenseCategories),
  count: z.number().int(),
  amount: z.number().int(),
  tenant_amount: z.number().int(),
  unpaid: z.number().int(),
})
export type CategoryTotal = z.output<typeof categoryTotal>

export const recurringView = z.strictObject({
  id: z.uuid(),
  property_id: z.uuid(),
  property_title: z.string(),
  category: z.enum(expenseCategories),
  amount: z.number().int(),
  bearer: z.enum(bearers),
  tenant_amount: z.number().int(),
  supplier: z.string(),
  description: z.string(),
  book: z.enum(dueCategories).nullable(),
  paid: z.boolean(),
  every: z.enum(rhythms),
  starts_on: shownDay,
  ends_on: shownDay.nullable(),
  /** Null when no more will follow. */
  next_on: shownDay.nullable(),
  paused: z.boolean(),
  made: z.number().int(),
  version: z.number().int(),
})
export type RecurringView = z.output<typeof recurringView>
