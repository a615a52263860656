import { headerKey, written } from '#domain/kernel/sheets.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import { isIban, normalIban } from '#domain/tenancy/contracts/iban.rules.ts'
import { readAmount, readBankDay } from './bank-values.rules.ts'
import { type ColumnKind, columnLabels, columnsProblem, type Header } from './columns.rules.ts'
import type { TableRow } from './delimited-text.rules.ts'
import {
  currencyOf,
  normalBankAccount,
  oneLine,
  type Statement,
  type StatementLine,
  StatementProblem,
} from './statement.rules.ts'

/** The text after the colon of a label (`Hesap no: 123`); empty without a colon. */
const afterColon = (text: string) => (text.includes(':') ? text.slice(text.indexOf(':') + 1).trim() : '')

/** Finds `IBAN: TR33 …` or an account number in the lines above the table. */
export function bankAccountAbove(rows: readonly TableRow[]): string | null {
  const lines = rows.map(({ cells }) => cells.map(written).filter(Boolean))
  for (const cells of lines) {
    const found = /TR\d{2}(?:\s?\d){22}/i.exec(cells.join(' '))?.[0]
    if (found && isIban(found)) return normalIban(found)
  }
  for (const cells of lines) {
    const at = cells.findIndex((cell) => /^hesap(?:no|numarasi)/.test(headerKey(cell)))
    if (at < 0) continue
    const bankAccount = normalBankAccount(afterColon(cells[at]!) || (cells[at + 1] ?? ''))
    if (/^[A-Z0-9]*\d[A-Z0-9]*$/.test(bankAccount) && bankAccount.length >= 5) return bankAccount.slice(0, 34)
  }
  return null
}

/** Looks in the lines above the table and in headers such as `Tutar (USD)`; lira when neither names a currency. */
function currencyAbove(rows: readonly TableRow[], headers: readonly string[]): string {
  const above = rows.flatMap(({ cells }) => cells.map(written))
  for (const [at, cell] of above.entries()) {
    const said = /^(?:doviz|parabirimi|hesapcinsi|currency)/.test(headerKey(cell))
      ? currencyOf((afterColon(cell) || (above[at + 1] ?? '')).split(' ')[0] ?? '')
      : undefined
    if (said) return said
  }
  for (const header of headers) {
    const said = currencyOf(/\b(USD|EUR|GBP|TRY|TL)\b/.exec(header)?.[1] ?? '')
    if (said) return said
  }
  return 'TL'
}

/** Totals, balances brought forward and notes are no movements. */
const isRemark = (text: string) =>
  /toplam|devir|devreden|acilis bakiye|kapanis bakiye|kullanilabilir bakiye|kayit sayisi/.test(fold(text))

const incoming = /^(?:a|alacak|\+|giris|gelen|c|credit|cr)$/
const outgoing = /^(?:b|borc|-|cikis|giden|d|debit|dr)$/

export function readTable(rows: readonly TableRow[], header: Header, columns: readonly ColumnKind[]): Statement {
  const problem = columnsProblem(columns)
  if (problem) throw new StatementProblem(rows[header.at]!.line, problem)
  const above = rows.slice(0, header.at)
  const bankAccount = bankAccountAbove(above)
  const usual = currencyAbove(above, header.headers)
  const balances: Balance[] = []
  const lines = rows.slice(header.at + 1).flatMap((row) => {
    // Long lists repeat the header on every page.
    if (row.cells.every((each, at) => written(each).slice(0, 100) === (header.headers[at] ?? ''))) return []
    const cell = (kind: ColumnKind) => row.cells[columns.indexOf(kind)]
    const text = (kind: ColumnKind) => (columns.includes(kind) ? written(cell(kind)) : '')
    const fail = (reason: string): never => {
      throw new StatementProblem(row.line, reason)
    }
    const amount = signedAmount(columns, row, fail)
    if (amount === null) return []
    const day = readBankDay(cell('day'))
    if (amount === undefined) {
      const filled = row.cells.filter((each) => written(each) !== '')
      if (!day || isRemark(filled.map(written).join(' '))) {
        if (filled.length < 2 || isRemark(filled.map(written).join(' '))) return []
        return fail('Bu satırda ne tarih ne tutar okunabiliyor.')
      }
      return fail('Tutar yok.')
    }
    if (!day) {
      if (isRemark(row.cells.map(written).join(' '))) return []
      return fail(text('day') ? `“${text('day').slice(0, 30)}” bir tarih değil (örnek: 14.11.2026).` : 'Tarih yok.')
    }
    // A fee of zero is no movement.
    if (amount === 0) return []
    const valueDay = readBankDay(cell('value_day')) ?? null
    const said = text('currency')
    const currency = said ? currencyOf(said) : usual
    if (!currency) return fail(`“${said.slice(0, 10)}” para birimi desteklenmiyor.`)
    const balance = columns.includes('balance') ? readAmount(cell('balance')) : undefined
    if (typeof balance === 'number') balances.push({ amount, balance })
    const { counterparty, counterpartyIban } = otherSide(text('counterparty'), text('counterparty_iban'))
    const line: StatementLine = {
      line: row.line,
      account: bankAccount,
      day,
      valueDay,
      amount,
      currency,
      description: oneLine(text('description')),
      counterparty,
      counterpartyIban,
      reference: oneLine(text('reference'), 64),
    }
    return [line]
  })
  return { lines, warnings: runsOn(balances) ? [] : [balanceWarning] }
}

/** Negative for outgoing money; undefined when the row has no amount, null for totals. */
function signedAmount(columns: readonly ColumnKind[], row: TableRow, fail: (reason: string) => never) {
  const read = (kind: ColumnKind) => {
    if (!columns.includes(kind)) return undefined
    const cell = row.cells[columns.indexOf(kind)]
    const amount = readAmount(cell)
    if (amount !== null) return amount
    // Notes below the table have text in the amount columns.
    if (isRemark(row.cells.map(written).join(' '))) return undefined
    return fail(`${columnLabels[kind]}: “${written(cell).slice(0, 30)}” bir tutar değil (örnek: 1.250,00).`)
  }
  if (!columns.includes('amount')) {
    const debit = Math.abs(read('debit') ?? 0)
    const credit = Math.abs(read('credit') ?? 0)
    if (debit && credit) {
      // The totals of both sides, with or without the word.
      if (!readBankDay(row.cells[columns.indexOf('day')]) || isRemark(row.cells.map(written).join(' '))) return null
      return fail('Hem borç hem alacak tutarı yazılmış.')
    }
    if (read('debit') === undefined && read('credit') === undefined) return undefined
    return credit || -debit
  }
  const amount = read('amount')
  if (amount === undefined || !columns.includes('direction')) return amount
  const side = fold(written(row.cells[columns.indexOf('direction')]))
  if (incoming.test(side)) return Math.abs(amount)
  if (outgoing.test(side)) return -Math.abs(amount)
  return fail(side ? `“${side.slice(0, 20)}” borç mu alacak mı anlaşılmıyor.` : 'Borç/alacak işareti yok.')
}

/** Some banks write the other party's IBAN into the name column. */
function otherSide(party: string, iban: string) {
  const found = [iban, party].map((text) => /TR\d{2}(?:\s?\d){22}/i.exec(text)?.[0] ?? '').find(isIban)
  const name = found ? party.replace(found, '') : party
  return { counterparty: oneLine(name, 120), counterpartyIban: found ? normalIban(found) : '' }
}

interface Balance {
  amount: number
  balance: number
}

const balanceWarning =
  'Bakiye sütunu tutarlarla birlikte ilerlemiyor. Tutar, borç ve alacak sütunlarının doğru seçildiğine bakın.'

/** True when the balances match the movements, newest or oldest first; also without balances. */
function runsOn(balances: readonly Balance[]): boolean {
  const fits = (step: (before: Balance, after: Balance) => boolean) =>
    balances.every((each, at) => at === 0 || step(balances[at - 1]!, each))
  return (
    fits((before, after) => before.balance + after.amount === after.balance) ||
    fits((before, after) => after.balance + before.amount === before.balance)
  )
}
