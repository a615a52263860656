import type { IsoDate } from '#domain/kernel/dates.ts'
import type { Kurus } from '#domain/kernel/money.ts'

/** More than a year of a busy account; a larger file is exported again for a shorter time. */
export const maxStatementLines = 5000
export const maxStatementBytes = 2 * 1024 * 1024
/** Banks write a dozen; a file with more is something else. */
export const maxStatementColumns = 60
export const maxStatementCell = 2000
/** With room for what banks write above and below the movements. */
export const maxStatementRows = maxStatementLines + 200
/** Whatever the rows and columns: no file of a bank has more. */
export const maxStatementCells = 100_000

export const statementFormats = ['csv', 'excel', 'mt940'] as const
export type StatementFormat = (typeof statementFormats)[number]

/** One movement as the bank wrote it. */
export interface StatementLine {
  /** In the file, counted from 1. */
  line: number
  /** IBAN or account number of the owner's account; null where the file does not say. */
  account: string | null
  day: IsoDate
  valueDay: IsoDate | null
  /** Above zero came in, below zero went out. */
  amount: Kurus
  currency: string
  description: string
  counterparty: string
  counterpartyIban: string
  reference: string
}

export interface Statement {
  lines: StatementLine[]
  /** What deserves a look and keeps nothing out. */
  warnings: string[]
}

/** Why the whole file is refused, and where. */
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

/** The product's name for a currency; undefined for one in which no rent can be agreed here. */
export const currencyOf = (text: string): string | undefined => currencies[text.trim().toUpperCase()]

/** Letters and digits in capitals: `TR33 0006 …` and `tr330006…` are one account. */
export const normalAccount = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** What a line says beside its figures, on one line and without an end that nobody reads. */
export const tidy = (text: string, most = 500) => text.replace(/\s+/g, ' ').trim().slice(0, most)
