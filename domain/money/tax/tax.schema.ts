import { z } from 'zod'
import { maxInteger, page, pageQuery } from '#domain/kernel/endpoint.ts'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { expenseCategories } from '#domain/money/expenses/expense-categories.rules.ts'
import { taxedKinds } from './property-year.rules.ts'
import { taxMethods } from './tax.rules.ts'
import { taxYearTable, yearInAddress } from './tax-years.schema.ts'

const kurus = z.number().int()
const typed = z
  .number({ error: 'Tutarı rakamla yazın' })
  .int()
  .min(0, 'Tutar 0’dan küçük olamaz')
  .max(1_000_000_000_00, 'Tutar çok büyük')

/** Facts that the product cannot know, entered by the user for each year. */
const inputFields = {
  /** Gross rent from properties outside the product. */
  other_dwelling: typed.default(0),
  other_workplace: typed.default(0),
  other_withheld: typed.default(0),
  other_plain: typed.default(0),
  /** Deductible expenses of those properties, or of properties here that were recorded elsewhere. */
  other_expenses: typed.default(0),
  commercial: z.boolean().default(false),
  other_income: typed.default(0),
  /** The one dwelling whose price is deducted; the price is that of the person's share. */
  purchase: z
    .strictObject({
      property_id: z.uuid('Konutu seçin').nullable(),
      price: typed.min(1, 'Alış bedelini yazın'),
      on: enteredDay(),
    })
    .nullable()
    .default(null),
  method: z.enum(taxMethods).nullable().default(null),
  /** The person's part of gross rent for months before a tenancy's ledger began. */
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

/** An owner for whom the caller manages the payments of all properties; defaults to the caller. */
const whose = {
  year: yearInAddress.optional(),
  person: z.uuid().optional(),
  /** For years without published figures: `last` calculates with the newest known ones and says so. */
  figures: z.enum(['own', 'last']).default('own'),
}
export const sheetQuery = z.strictObject(whose)
export type SheetQuery = z.output<typeof sheetQuery>
export const paperQuery = z.strictObject({ ...whose, format: z.enum(['pdf', 'xlsx']) })
export const rowsQuery = z.strictObject({
  ...pageQuery,
  year: yearInAddress,
  person: z.uuid().optional(),
  /** Empty for all properties. */
  property: z.union([z.literal(''), z.uuid()]).default(''),
  of: z.enum(['rent', 'expenses']),
})
export type RowsQuery = z.output<typeof rowsQuery>

const methodResult = z.strictObject({
  /** The lump sum, or the deductible part of actual expenses. */
  deduction: kurus,
  base: kurus,
  tax: kurus,
  /** Tax less withheld tax; negative for a refund. */
  payable: kurus,
  /** Expenses that exceed the income. */
  loss: kurus,
})
const calculation = z.strictObject({
  exemption: z.strictObject({ state: z.enum(['applies', 'commercial', 'ceiling', 'no_dwelling']), amount: kurus }),
  /** All income that counts towards the ceiling. */
  ceiling_income: kurus,
  /** The income that is compared with the limit for withheld workplace rent. */
  limit_income: kurus,
  declared: z.strictObject({ dwelling: z.boolean(), workplace: z.boolean(), plain: z.boolean() }),
  /** True when a return has to be filed. */
  files: z.boolean(),
  gross: kurus,
  /** Gross less the exemption. */
  taxable: kurus,
  /** Expenses of all declared rent, before the part for exempt rent is taken off. */
  expenses: kurus,
  credit: kurus,
  lump: methodResult,
  actual: methodResult,
  better: z.enum(taxMethods),
  /** The method used for `result`. */
  method: z.enum(taxMethods),
  result: methodResult,
})

const foreign = z.strictObject({ currency: z.enum(['TL', 'USD', 'EUR', 'GBP']), amount: z.number().int() })

/** One property with the person's part of it. */
export const taxProperty = z.strictObject({
  property_id: z.uuid(),
  title: z.string(),
  /** What it was let for, the most income first. */
  uses: z.array(
    z.strictObject({
      kind: z.enum(taxedKinds),
      gross: kurus,
      gross_withheld: kurus,
      withheld: kurus,
      /** Months of the year in which it was let for this; only where there are expenses. */
      months: z.number().int(),
      /** The deductible expenses of these months, and of those in which the tenant withholds tax. */
      expenses: kurus,
      expenses_withheld: kurus,
    }),
  ),
  /** A contract says another use than the kind of building. */
  use_differs: z.boolean(),
  /** In the bin; its rent was collected all the same. */
  removed: z.boolean(),
  /** `1/2`, or null for sole ownership. */
  share: z.string().nullable(),
  owned: z.boolean(),
  gross: kurus,
  withheld: kurus,
  /** The deductible expenses that the calculation uses, and why the others are left out. */
  expenses: kurus,
  left_out: z.strictObject({ not_let: kurus, not_deductible: kurus, not_declared: kurus }),
  of_months: z.number().int(),
  asked: kurus,
  /** Entered by hand for months before the ledger began. */
  before: kurus,
  unknown: z.array(foreign),
})
export type TaxProperty = z.output<typeof taxProperty>

export const missingKinds = [
  'year_runs',
  'figures_incomplete',
  'use_differs',
  'deed_share_missing',
  'deed_share_differs',
  'months_before',
  'currency_unknown',
  'carried_over',
  'sold_in_month',
  'unpaid_expenses',
  'asked_expenses',
  'shareholder_expenses',
  'dwelling_withheld',
  'shares_hidden',
] as const
export type MissingKind = (typeof missingKinds)[number]

export const missingItem = z.strictObject({
  kind: z.enum(missingKinds),
  /** The properties concerned; only a few are named. */
  places: z.array(z.strictObject({ property_id: z.uuid(), title: z.string() })),
  count: z.number().int(),
  amount: kurus.nullable(),
})
export type MissingItem = z.output<typeof missingItem>

export const taxSheet = z.strictObject({
  year: z.number().int(),
  /** Years that can be opened, newest first. */
  years: z.array(z.number().int()),
  person: z.strictObject({ id: z.uuid(), name: z.string() }),
  /** The people whose sheets the caller may open. */
  people: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
  /** True for the caller's own sheet, whose entries only the caller may change. */
  own: z.boolean(),
  /** The return of this year was marked as filed on that day, with that method. */
  declared: z.strictObject({ method: z.enum(taxMethods), on: z.iso.date() }).nullable(),
  /** Last year's lump sum, which binds this year, and how it was used. */
  binding: z
    .strictObject({
      year: z.number().int(),
      how: z.enum(['declared', 'printed', 'chosen']),
      on: z.iso.date().nullable(),
    })
    .nullable(),
  /** Null when no figures are known. */
  table: taxYearTable.nullable(),
  /** The year whose figures replace the missing ones. */
  borrowed: z.number().int().nullable(),
  /** The newest earlier year with known figures, when this one has none. */
  last_known: z.number().int().nullable(),
  /** The person's rental year, over all places and shares. */
  facts: z.strictObject({
    /** Gross rent of dwellings. */
    dwelling: kurus,
    /** Gross rent of workplaces whose tenant withheld tax: received plus withheld. */
    workplace: kurus,
    /** Rent of workplaces and land without withholding. */
    plain: kurus,
    /** Tax withheld by tenants; for dwellings only when a firm rents them. */
    withheld: z.strictObject({ dwelling: kurus, workplace: kurus }),
    /** The person's own expenses of what was let, paid in the year and deductible by GVK 74. */
    expenses: z.strictObject({ dwelling: kurus, workplace: kurus, plain: kurus }),
    /** Five percent of a dwelling's price, see `purchaseDeduction`. */
    purchase: kurus,
    /** The person declares commercial, agricultural or professional income. */
    commercial: z.boolean(),
    /** Gross wages, interest and the like, which count towards the ceiling of the exemption. */
    other_income: kurus,
    /** Null chooses the better method. */
    method: z.enum(taxMethods).nullable(),
    /** The lump sum was used last year and binds for a second year. */
    bound: z.boolean(),
  }),
  calculation: calculation.nullable(),
  instalments: z.array(z.strictObject({ on: z.iso.date(), amount: kurus })),
  places: z.array(taxProperty),
  missing: z.array(missingItem),
  inputs: taxInputs,
  version: z.number().int(),
  /** Properties whose ledger began within the year, so rent of earlier months can be entered by hand. */
  openings: z.array(z.strictObject({ property_id: z.uuid(), title: z.string(), opened_on: z.iso.date() })),
})
export type TaxSheet = z.output<typeof taxSheet>

const tenancyId = z.uuid().nullable()
/** A row behind a figure: a payment with the month that it settled, or an expense. */
export const taxRow = z.strictObject({
  id: z.string(),
  property_id: z.uuid(),
  title: z.string(),
  on: z.iso.date(),
  /** First days of the first and the last month of the year that it paid for. */
  month: z.iso.date().nullable(),
  last_month: z.iso.date().nullable(),
  amount: z.number().int(),
  withheld: z.number().int(),
  currency: z.enum(['TL', 'USD', 'EUR', 'GBP']),
  category: z.enum(expenseCategories).nullable(),
  /** Null when the caller may not open the ledger. */
  tenancy_id: tenancyId,
  expense_id: z.uuid().nullable(),
})
export type TaxRow = z.output<typeof taxRow>
export const taxRows = page(taxRow)
