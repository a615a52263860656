import { isIsoDate } from '#domain/kernel/dates.ts'
import { type Kurus, showMoney } from '#domain/kernel/money.ts'
import { isIban } from '#domain/tenancy/contracts/iban.rules.ts'
import {
  currencyOf,
  normalBankAccount,
  oneLine,
  type Statement,
  type StatementLine,
  StatementProblem,
} from './statement.rules.ts'
import { childrenNamed, elementAt, readXml, textAt, type XmlElement } from './xml.rules.ts'

/** ISO 20022's statement of account; its name space says what it is, in any version. */
export const looksLikeCamt = (text: string) => /<(?:\w+:)?Document\b[^>]{0,400}camt\.053\./.test(text.slice(0, 4000))

export function readCamt(text: string): Statement {
  const statements = childrenNamed(elementAt(readXml(text), 'BkToCstmrStmt'), 'Stmt')
  if (statements.length === 0) throw new StatementProblem(null, 'Dosyada hesap ekstresi (Stmt) yok.')
  const read = statements.map(readOne)
  return { lines: read.flatMap(({ lines }) => lines), warnings: read.flatMap(({ warnings }) => warnings) }
}

function readOne(statement: XmlElement): Statement {
  const bankAccount = bankAccountOf(elementAt(statement, 'Acct'))
  const booked = childrenNamed(statement, 'Ntry').filter(isBooked)
  const lines = booked.flatMap((entry) => linesOf(entry, bankAccount))
  return { lines, warnings: checkBalances(statement, booked) }
}

/** Reserved and announced movements come again once they are booked. */
function isBooked(entry: XmlElement): boolean {
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')
  return status === '' || status === 'BOOK'
}

function bankAccountOf(account: XmlElement | undefined): string | null {
  const number = normalBankAccount(textAt(account, 'Id', 'IBAN') || textAt(account, 'Id', 'Othr', 'Id'))
  return number.slice(0, 34) || null
}

interface Money {
  /** Positive for incoming money. */
  amount: Kurus
  currency: string
}

/** The direction stands beside the amount; a reversal already has the direction in which the money moved. */
function moneyOf(element: XmlElement, sided: XmlElement = element): Money {
  const amount = elementAt(element, 'Amt')
  const found = /^(\d{1,13})(?:\.(\d{1,5}))?$/.exec(amount?.text.trim() ?? '')
  const side = textAt(sided, 'CdtDbtInd')
  // More decimals than kuruş must be zero.
  if (!amount || !found || !/^\d{0,2}0*$/.test(found[2] ?? '') || (side !== 'CRDT' && side !== 'DBIT'))
    throw new StatementProblem(element.line, 'Hareketin tutarı ya da yönü okunamıyor.')
  const code = amount.attributes.Ccy ?? ''
  const currency = currencyOf(code)
  if (!currency) throw new StatementProblem(amount.line, `“${oneLine(code, 10)}” para birimi desteklenmiyor.`)
  const kurus = Number(found[1]) * 100 + Number((found[2] ?? '').slice(0, 2).padEnd(2, '0'))
  return { amount: side === 'CRDT' ? kurus : -kurus, currency }
}

function dayOf(element: XmlElement | undefined): string | null {
  const day = (textAt(element, 'Dt') || textAt(element, 'DtTm')).slice(0, 10)
  return isIsoDate(day) ? day : null
}

/** A collected entry is split when its parts have amounts that add up to it. */
function linesOf(entry: XmlElement, bankAccount: string | null): StatementLine[] {
  const whole = moneyOf(entry)
  if (whole.amount === 0) throw new StatementProblem(entry.line, 'Hareketin tutarı sıfır.')
  const day = dayOf(elementAt(entry, 'BookgDt')) ?? dayOf(elementAt(entry, 'ValDt'))
  if (!day) throw new StatementProblem(entry.line, 'Hareketin tarihi okunamıyor.')
  const shared = { account: bankAccount, day, valueDay: dayOf(elementAt(entry, 'ValDt')) }
  const parts = childrenNamed(entry, 'NtryDtls').flatMap((details) => childrenNamed(details, 'TxDtls'))
  const amounts = parts.map((part) => partAmount(part, entry))
  const addsUp =
    parts.length > 1 &&
    amounts.every((money) => money?.currency === whole.currency && money.amount !== 0) &&
    amounts.reduce((sum, money) => sum + money!.amount, 0) === whole.amount
  if (addsUp)
    return parts.map((part, index) => ({ line: part.line, ...shared, ...amounts[index]!, ...wordsOf(entry, part) }))
  return [{ line: entry.line, ...shared, ...whole, ...wordsOf(entry, parts.length === 1 ? parts[0] : undefined) }]
}

function partAmount(part: XmlElement, entry: XmlElement): Money | null {
  const sided = elementAt(part, 'CdtDbtInd') ? part : entry
  const amount = elementAt(part, 'Amt') ? part : elementAt(part, 'AmtDtls', 'TxAmt')
  return amount ? moneyOf(amount, sided) : null
}

/** The other side's name and account, what was written to it, and the bank's own reference. */
function wordsOf(entry: XmlElement, part: XmlElement | undefined) {
  const isIncoming = (textAt(part, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd')) === 'CRDT'
  const side = isIncoming ? 'Dbtr' : 'Cdtr'
  const parties = elementAt(part, 'RltdPties')
  const name = textAt(parties, side, 'Nm') || textAt(parties, side, 'Pty', 'Nm')
  const iban = normalBankAccount(textAt(parties, `${side}Acct`, 'Id', 'IBAN'))
  const written = childrenNamed(elementAt(part, 'RmtInf'), 'Ustrd').map(({ text }) => text.trim())
  const structured = textAt(part, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref')
  const words = [...written, structured].filter(Boolean).join(' ')
  const references = [
    textAt(part, 'Refs', 'AcctSvcrRef'),
    textAt(entry, 'AcctSvcrRef'),
    textAt(part, 'Refs', 'EndToEndId'),
  ]
  return {
    description: oneLine(words || textAt(part, 'AddtlTxInf') || textAt(entry, 'AddtlNtryInf')),
    counterparty: oneLine(name, 120),
    counterpartyIban: isIban(iban) ? iban : '',
    reference: oneLine(references.find((text) => text && text !== 'NOTPROVIDED') ?? '', 64),
  }
}

/** Opening balance and movements must give the closing balance; a file without balances says so. */
function checkBalances(statement: XmlElement, booked: readonly XmlElement[]): string[] {
  const balance = (...codes: string[]) =>
    childrenNamed(statement, 'Bal').find((each) => codes.includes(textAt(each, 'Tp', 'CdOrPrtry', 'Cd')))
  const [first, last] = [balance('OPBD', 'PRCD'), balance('CLBD')]
  if (!first || !last) return ['Dosyada açılış ve kapanış bakiyesi yok; hareketlerin eksiksiz olduğu denetlenemedi.']
  const [opening, closing] = [moneyOf(first), moneyOf(last)]
  const expected = booked.reduce((sum, entry) => sum + moneyOf(entry).amount, opening.amount)
  if (closing.amount !== expected)
    throw new StatementProblem(
      last.line,
      `Açılış bakiyesi ve hareketler ${showMoney(expected, opening.currency)} ediyor, kapanış bakiyesi ${showMoney(closing.amount, closing.currency)}. Dosya eksik ya da değiştirilmiş.`,
    )
  return []
}
