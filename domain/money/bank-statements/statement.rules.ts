import type { IsoDate } from '#domain/kernel/dates.ts'
import type { Kurus } from '#domain/kernel/money.ts'

/** More than a year of a busy account; larger files must be exported for a shorter period. */
export const maxStatementLines = 5000
export const maxStatementBytes = 2 * 1024 * 1024
/** Banks write about a dozen; a file with more is no statement. */
export const maxStatementColumns = 60
export const maxStatementCell = 2000
/** Leaves room for the lines above and below the movements. */
export const maxStatementRows = maxStatementLines + 200
/** Limits the cells in total, because no bank file has more. */
export const maxStatementCells = 100_000

export const statementFormats = ['csv', 'excel', 'mt940', 'camt'] as const
export type StatementFormat = (typeof statementFormats)[number]
/** Messages between banks, which have no columns to choose. */
export type MessageFormat = Extract<StatementFormat, 'mt940' | 'camt'>

/** One movement as the bank wrote it. */
export interface StatementLine {
  /** Line number in the file, counted from 1. */
  line: number
  /** IBAN or number of the owner's account; null when the file does not contain it. */
  account: string | null
  day: IsoDate
  valueDay: IsoDate | null
  /** Positive for incoming money, negative for outgoing. */
  amount: Kurus
  currency: string
  description: string
  counterparty: string
  counterpartyIban: string
  reference: string
}

export interface Statement {
  lines: StatementLine[]
  /** Points to check that do not prevent the import. */
  warnings: string[]
}

/** Why the whole file is refused, and at which line. */
export class StatementProblem extends Error {
  readonly line: number | null
  readonly reason: string

  constructor(line: number | null, reason: string) {
    super(line === null ? reason : `${line}. satır: ${reason}`)
    this.line = line
    this.reason = reason
  }
}

const currencies: Record<string, string> = {
  TRY: 'TL',
  TRL: 'TL',
  YTL: 'TL',
  TL: 'TL',
  '₺': 'TL',
  USD: 'USD',
  $: 'USD',
  EUR: 'EUR',
  '€': 'EUR',
  GBP: 'GBP',
  '£': 'GBP',
}

/** The product's code of a currency; undefined for currencies that it does not support. */
export const currencyOf = (text: string): string | undefined => currencies[text.trim().toUpperCase()]

/** Upper-case letters and digits only: `TR33 0006 …` and `tr330006…` are the same account. */
export const normalBankAccount = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Puts a text on one line and cuts its length. */
export const oneLine = (text: string, most = 500) => text.replace(/\s+/g, ' ').trim().slice(0, most)
