import { z } from 'zod'
import { maxInteger, page, pageQuery } from '#domain/kernel/endpoint.ts'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { expenseCategories } from '#domain/money/expenses/expense-categories.rules.ts'
import { placeKinds } from './places.rules.ts'
import { taxMethods } from './tax.rules.ts'
import { taxYearTable, yearInAddress } from './tax-years.schema.ts'

const kurus = z.number().int()
const typed = z
  .number({ error: 'Tutarı rakamla yazın' })
  .int()
  .min(0, 'Tutar 0’dan küçük olamaz')
  .max(1_000_000_000_00, 'Tutar çok büyük')

/** What the product cannot know, as the person types it; kept for each year. */
const inputFields = {
  /** Rent from elsewhere, gross. */
  other_dwelling: typed.default(0),
  other_workplace: typed.default(0),
  other_withheld: typed.default(0),
  other_plain: typed.default(0),
  /** Deductible expenses of those, or of places here that were written down elsewhere. */
  other_expenses: typed.default(0),
  commercial: z.boolean().default(false),
  other_income: typed.default(0),
  /** The one dwelling whose price is deducted; the price is that of the own share. */
  purchase: z
    .strictObject({
      property_id: z.uuid('Konutu seçin').nullable(),
      price: typed.min(1, 'Alış bedelini yazın'),
      on: enteredDay(),
    })
    .nullable()
    .default(null),
  method: z.enum(taxMethods).nullable().default(null),
  /** Rent of months before the account of a tenancy began, the own part, gross. */
  before: z
    .array(z.strictObject({ property_id: z.uuid(), gross: typed }))
    .max(200)
    .default([]),
}
const notMoreThanGross = {
  path: ['other_withheld'],
  error: 'Kesilen vergi, stopajlı iş yeri kirasından büyük olamaz',
}
export const taxInputs = z.strictObject(inputFields)
export type TaxInputs = z.output<typeof taxInputs>

export const taxInputsForm = z
  .strictObject({ ...inputFields, version: z.number().int().min(0).max(maxInteger) })
  .refine(({ other_withheld, other_workplace }) => other_withheld <= other_workplace, notMoreThanGross)
export type TaxInputsForm = z.output<typeof taxInputsForm>

/** Whose sheet: an owner for whom the caller manages the money of all places; left out, the caller's own. */
const whose = {
  year: yearInAddress.optional(),
  person: z.uuid().optional(),
  /** Where the year's figures are not published: `last` reckons with the last known ones, and says so. */
  figures: z.enum(['own', 'last']).default('own'),
}
export const sheetQuery = z.strictObject(whose)
export type SheetQuery = z.output<typeof sheetQuery>
export const paperQuery = z.strictObject({ ...whose, format: z.enum(['pdf', 'xlsx']) })
export const rowsQuery = z.strictObject({
  ...pageQuery,
  year: yearInAddress,
  person: z.uuid().optional(),
  /** Empty: all places. */
  property: z.union([z.literal(''), z.uuid()]).default(''),
  of: z.enum(['rent', 'expenses']),
})
export type RowsQuery = z.output<typeof rowsQuery>

const methodResult = z.strictObject({ deduction: kurus, base: kurus, tax: kurus, payable: kurus, loss: kurus })
const calculation = z.strictObject({
  exemption: z.strictObject({ state: z.enum(['applies', 'commercial', 'ceiling', 'no_dwelling']), amount: kurus }),
  ceiling_income: kurus,
  limit_income: kurus,
  declared: z.strictObject({ dwelling: z.boolean(), workplace: z.boolean(), plain: z.boolean() }),
  files: z.boolean(),
  gross: kurus,
  taxable: kurus,
  expenses: kurus,
  credit: kurus,
  lump: methodResult,
  actual: methodResult,
  better: z.enum(taxMethods),
  method: z.enum(taxMethods),
  result: methodResult,
})

const foreign = z.strictObject({ currency: z.enum(['TL', 'USD', 'EUR', 'GBP']), amount: z.number().int() })

/** One place with the person's own part of it. */
export const taxPlace = z.strictObject({
  property_id: z.uuid(),
  title: z.string(),
  kind: z.enum(placeKinds),
  /** Whether somebody said what kind of place it is. */
  kind_known: z.boolean(),
  /** In the bin: its rent was collected all the same. */
  removed: z.boolean(),
  /** `1/2`, or null for the whole. */
  share: z.string().nullable(),
  owned: z.boolean(),
  gross: kurus,
  gross_withheld: kurus,
  withheld: kurus,
  expenses: kurus,
  asked: kurus,
  /** Typed by hand for months before the account. */
  before: kurus,
  unknown: z.array(foreign),
})
export type TaxPlace = z.output<typeof taxPlace>

export const missingKinds = [
  'year_runs',
  'figures_incomplete',
  'kind_unknown',
  'deed_share_missing',
  'deed_share_differs',
  'months_before',
  'currency_unknown',
  'unpaid_expenses',
  'asked_expenses',
  'shareholder_expenses',
  'dwelling_withheld',
  'shares_hidden',
] as const
export type MissingKind = (typeof missingKinds)[number]

export const missingItem = z.strictObject({
  kind: z.enum(missingKinds),
  /** The places that it is about; at most a few are named. */
  places: z.array(z.strictObject({ property_id: z.uuid(), title: z.string() })),
  count: z.number().int(),
  amount: kurus.nullable(),
})
export type MissingItem = z.output<typeof missingItem>

export const taxSheet = z.strictObject({
  year: z.number().int(),
  /** Those that can be looked at, the newest first. */
  years: z.array(z.number().int()),
  person: z.strictObject({ id: z.uuid(), name: z.string() }),
  /** Whose sheets the caller may open. */
  people: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
  /** The caller's own: what is typed by hand is theirs to change. */
  own: z.boolean(),
  /** Null while nothing is known that could be reckoned with. */
  table: taxYearTable.nullable(),
  /** The year whose figures stand in for the missing ones. */
  borrowed: z.number().int().nullable(),
  /** The newest year before this one whose figures are known, where this one's are not. */
  last_known: z.number().int().nullable(),
  facts: z.strictObject({
    dwelling: kurus,
    workplace: kurus,
    plain: kurus,
    withheld: z.strictObject({ dwelling: kurus, workplace: kurus }),
    expenses: z.strictObject({ dwelling: kurus, workplace: kurus, plain: kurus }),
    purchase: kurus,
    commercial: z.boolean(),
    other_income: kurus,
    method: z.enum(taxMethods).nullable(),
    bound: z.boolean(),
  }),
  calculation: calculation.nullable(),
  instalments: z.array(z.strictObject({ on: z.iso.date(), amount: kurus })),
  places: z.array(taxPlace),
  missing: z.array(missingItem),
  inputs: taxInputs,
  version: z.number().int(),
  /** Places whose account began within the year: months before can be typed by hand. */
  openings: z.array(z.strictObject({ property_id: z.uuid(), title: z.string(), opened_on: z.iso.date() })),
})
export type TaxSheet = z.output<typeof taxSheet>

const tenancyId = z.uuid().nullable()
/** What stands behind a figure: a payment with the month that it settled, or an expense. */
export const taxRow = z.strictObject({
  id: z.string(),
  property_id: z.uuid(),
  title: z.string(),
  on: z.iso.date(),
  /** First day of the month that it was paid for. */
  month: z.iso.date().nullable(),
  amount: z.number().int(),
  withheld: z.number().int(),
  currency: z.enum(['TL', 'USD', 'EUR', 'GBP']),
  category: z.enum(expenseCategories).nullable(),
  /** Null where the account is not the caller's to open. */
  tenancy_id: tenancyId,
  expense_id: z.uuid().nullable(),
})
export type TaxRow = z.output<typeof taxRow>
export const taxRows = page(taxRow)
