import { z } from 'zod'

/** The costs of a property beside its rent. */
export const expenses = [
  'aidat',
  'elektrik',
  'su',
  'dogalgaz',
  'internet',
  'ortakGider',
  'dask',
  'emlakVergisi',
] as const
export type Expense = (typeof expenses)[number]

export const payers = ['kiraci', 'kirayaVeren', 'ortak', 'belirtilmedi'] as const
export type Payer = (typeof payers)[number]

const payer = z.enum(payers).default('belirtilmedi')

export type ContractExpenses = Record<Expense, Payer>

/** Null without any named payer, because older contracts have no such term and their hash must not change. */
export const specifiedExpenses = (given: ContractExpenses | null): ContractExpenses | null =>
  given && Object.values(given).some((each) => each !== 'belirtilmedi') ? given : null

/** The payer of each expense; null when the contract says nothing about it. */
export const contractExpenses = z
  .strictObject({
    aidat: payer,
    elektrik: payer,
    su: payer,
    dogalgaz: payer,
    internet: payer,
    ortakGider: payer,
    dask: payer,
    emlakVergisi: payer,
  } satisfies Record<Expense, unknown>)
  .nullable()
  .transform(specifiedExpenses)
  .default(null)
