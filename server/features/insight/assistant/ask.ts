import type { AmountBound } from '#domain/insight/assistant/amounts.rules.ts'
import {
  type AnswerFigure,
  type AnswerLink,
  type AnswerRow,
  maxRows,
} from '#domain/insight/assistant/assistant.schema.ts'
import type { ActingRole } from '#domain/insight/assistant/intent.rules.ts'
import type { IntentId } from '#domain/insight/assistant/intents.rules.ts'
import type { LawFact } from '#domain/insight/assistant/law-facts.rules.ts'
import type { Period } from '#domain/insight/assistant/periods.rules.ts'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'

/** Records meant by the names in a question; an empty list does not filter, `named` tells whether a name was given. */
export interface Scope {
  named: { person: boolean; property: boolean }
  properties: string[]
  tenancies: string[]
  contracts: string[]
}

/** An understood question, with everything an answer may use. */
export interface Ask {
  ctx: Context
  /** Never with the administrator role, which opens no records here. */
  actor: Actor
  roles: readonly ActingRole[]
  today: IsoDate
  period: Period | null
  /** The second period of a comparison. */
  second: Period | null
  bound: AmountBound | null
  scope: Scope
  read: Reader
  failed: (error: unknown) => void
}

/** Reads a part of the answer; on failure it returns `empty`, and the answer says so (AST-02). */
export type Reader = <Found>(work: () => Promise<Found>, empty: Found) => Promise<Found>

export interface Answer {
  text: string[]
  figures?: AnswerFigure[]
  rows?: AnswerRow[]
  /** Number of all rows; `rows` holds the first. */
  total?: number
  links?: AnswerLink[]
  law?: Pick<LawFact, 'article' | 'source'>
  notes?: string[]
}

export type Answerer = (ask: Ask) => Promise<Answer>
export type Answers<Id extends IntentId = IntentId> = Readonly<Record<Id, Answerer>>

export interface Sum {
  currency: string
  amount: number
}

/** `12.500,00 ₺ ve 300,00 $`; zero lira when there is nothing. */
export const showSums = (sums: readonly Sum[]): string => {
  const some = sums.filter(({ amount }) => amount !== 0)
  return some.length === 0 ? showMoney(0) : some.map(({ amount, currency }) => showMoney(amount, currency)).join(' ve ')
}

/** One sum per currency, lira first. */
export function sumUp(rows: readonly Sum[]): Sum[] {
  const totals = new Map<string, number>()
  for (const { currency, amount } of rows) totals.set(currency, (totals.get(currency) ?? 0) + amount)
  return [...totals]
    .map(([currency, amount]) => ({ currency, amount }))
    .sort((a, b) => Number(b.currency === 'TL') - Number(a.currency === 'TL') || a.currency.localeCompare(b.currency))
}

export const firstRows = (rows: AnswerRow[]) => ({ rows: rows.slice(0, maxRows), total: rows.length })

/** Capitalised as at the start of a sentence. */
export const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase('tr-TR') + text.slice(1)
