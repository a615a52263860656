import { z } from 'zod'
import { expenseCategories } from '#domain/money/expenses/expense-categories.rules.ts'
import { rhythms } from '#domain/money/expenses/recurrence.rules.ts'
import { besiktas, dual, host, moda, uskudar } from './demo-property.ts'
import { days, demoTexts, email, kurus } from './demo-texts.ts'

const common = {
  property: z.string(),
  owner: email.default(host),
  category: z.enum(expenseCategories),
  kurus,
  text: z.string(),
  supplier: z.string().default(''),
}
const expense = z.strictObject({
  ...common,
  daysAgo: days,
  invoice: z.string().default(''),
  unpaid: z.boolean().default(false),
  /** The tenant's part; equal to the whole if the tenant pays everything. */
  tenant: kurus.default(0),
  /** The text of the request behind the expense. */
  request: z.string().optional(),
})
const recurring = z.strictObject({
  ...common,
  every: z.enum(rhythms),
  /** Days since the first occurrence. */
  daysAgo: days,
  paid: z.boolean().default(false),
  paused: z.boolean().default(false),
})

/** Two years of expenses for six properties, newest first. */
export const demoExpenses = demoTexts('expenses', expense)

/** Inserted from the first day on, as the job would have done. */
export const demoRecurring = demoTexts('recurring-expenses', recurring)

/** Two instalments a year, for the properties whose owners pay the tax themselves. */
export const demoPropertyTax: { property: string; owner?: string; kurus: number }[] = [
  { property: moda, kurus: 214_000 },
  { property: besiktas, kurus: 386_000 },
  { property: uskudar, kurus: 298_500 },
  { property: 'Çekmeköy Villa', kurus: 512_000 },
  { property: 'Maltepe 3+1 Aile Evi', owner: dual, kurus: 187_000 },
]

export const taxDays = ['05-24', '11-12'] as const
export const expenseOwner = host
