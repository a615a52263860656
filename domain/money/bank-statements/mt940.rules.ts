import { isIsoDate } from '#domain/kernel/dates.ts'
import type { Kurus } from '#domain/kernel/money.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { isIban, normalIban } from '#domain/tenancy/contracts/iban.rules.ts'
import {
  currencyOf,
  normalBankAccount,
  oneLine,
  type Statement,
  type StatementLine,
  StatementProblem,
} from './statement.rules.ts'

interface Field {
  tag: string
  line: number
  text: string
}

/** MT940 is SWIFT's customer statement: it begins with a reference and names an account. */
export const looksLikeMt940 = (text: string) => /^:20:/m.test(text) && /^:(?:25|60[FM]):/m.test(text)

/** A field runs until the next tag; envelope lines (`{1:…}`, `-}`) are skipped. */
function fieldsOf(text: string): Field[] {
  const fields: Field[] = []
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const opened = /^(?:\{.*\{4:)?:(\d{2}[A-Z]?):(.*)$/.exec(raw)
    if (opened) fields.push({ tag: opened[1]!, line: index + 1, text: opened[2]! })
    else if (/^-\}?\s*$/.test(raw) || /^\{/.test(raw)) fields.push({ tag: '', line: index + 1, text: '' })
    else if (fields.length > 0 && raw.trim()) fields.at(-1)!.text += `\n${raw}`
  }
  return fields.filter(({ tag }) => tag !== '')
}

/** MT940 amounts always have a comma: `1234,56`. */
function readKurus(text: string): Kurus | null {
  const found = /^(\d{1,12}),(\d{0,2})$/.exec(text)
  return found ? Number(found[1]) * 100 + Number(found[2]!.padEnd(2, '0')) : null
}

const dayOf = (text: string) => `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`

interface Open {
  account: string | null
  currency: string
  opening: Kurus
  lines: StatementLine[]
}

export function readMt940(text: string): Statement {
  const statements: Open[] = []
  let bankAccount: string | null = null
  let open: Open | null = null
  for (const field of fieldsOf(text)) {
    if (field.tag === '20') open = null
    else if (field.tag === '25') bankAccount = bankAccountIn(field.text)
    else if (field.tag === '60F' || field.tag === '60M') {
      const { currency, amount } = balanceOf(field)
      open = { account: bankAccount, currency, opening: amount, lines: [] }
      statements.push(open)
    } else if (field.tag === '61') inside(open, field).lines.push(movementOf(field, inside(open, field)))
    else if (field.tag === '86') describe(open?.lines.at(-1), field.text)
    else if (field.tag === '62F' || field.tag === '62M') {
      checkClosing(inside(open, field), field)
      // A text field (:86:) after this one describes the account, not the last movement.
      open = null
    }
  }
  if (statements.length === 0) throw new StatementProblem(null, 'Dosyada açılış bakiyesi (:60F:) yok.')
  return { lines: statements.flatMap(({ lines }) => lines), warnings: [] }
}

function inside(open: Open | null, field: Field): Open {
  if (!open) throw new StatementProblem(field.line, `:${field.tag}: açılış bakiyesinden (:60F:) önce geliyor.`)
  return open
}

/** Account as `TR33…`, `bank code/number`, or a plain number. */
function bankAccountIn(text: string): string | null {
  const iban = /TR\d{24}/.exec(text.replace(/\s/g, ''))?.[0]
  if (iban && isIban(iban)) return normalIban(iban)
  return normalBankAccount(text.split('\n')[0]!).slice(0, 34) || null
}

function balanceOf(field: Field): { currency: string; amount: Kurus } {
  const found = /^([CD])(\d{6})([A-Z]{3})([\d,]+)$/.exec(field.text.split('\n')[0]!.trim())
  const amount = found && readKurus(found[4]!)
  if (!found || amount === null || !isIsoDate(dayOf(found[2]!)))
    throw new StatementProblem(field.line, `Bakiye (:${field.tag}:) okunamıyor.`)
  const currency = currencyOf(found[3]!)
  if (!currency) throw new StatementProblem(field.line, `“${found[3]}” para birimi desteklenmiyor.`)
  return { currency, amount: found[1] === 'D' ? -amount : amount }
}

/** Value day, booking day, mark, funds code, amount, kind, the payer's and the bank's reference. */
const movement =
  /^(\d{6})(\d{4})?(RC|RD|C|D)([A-Z])?(\d[\d,]*)([A-Z][A-Z0-9]{3})([^/]*(?:\/(?!\/)[^/]*)*)(?:\/\/(.*))?$/

function movementOf(field: Field, { account: bankAccount, currency }: Open): StatementLine {
  const [head = '', ...more] = field.text.split('\n')
  const found = movement.exec(head.trim())
  const amount = found && readKurus(found[5]!)
  const valueDay = found ? dayOf(found[1]!) : ''
  if (!found || amount === null || !isIsoDate(valueDay))
    throw new StatementProblem(field.line, 'Hareket satırı (:61:) okunamıyor.')
  const day = found[2] ? bookingDay(valueDay, found[2]) : valueDay
  if (!isIsoDate(day)) throw new StatementProblem(field.line, 'Hareket satırının (:61:) tarihi geçerli değil.')
  if (amount === 0) throw new StatementProblem(field.line, 'Hareketin tutarı sıfır.')
  // A reversed debit (RD) is incoming money, a reversed credit (RC) outgoing.
  const isIncoming = found[3] === 'C' || found[3] === 'RD'
  const references = [found[8], found[7]].map((text) => oneLine(text ?? '', 64))
  return {
    line: field.line,
    account: bankAccount,
    day,
    valueDay,
    amount: isIncoming ? amount : -amount,
    currency,
    description: oneLine(more.join(' ')),
    counterparty: '',
    counterpartyIban: '',
    reference: references.find((text) => text && text !== 'NONREF') ?? '',
  }
}

/** The booking day has no year, so the year nearest to the value day is taken. */
function bookingDay(valueDay: string, monthDay: string): string {
  const year = Number(valueDay.slice(0, 4))
  const months = Number(monthDay.slice(0, 2)) - Number(valueDay.slice(5, 7))
  const nearest = months > 6 ? year - 1 : months < -6 ? year + 1 : year
  return `${nearest}-${monthDay.slice(0, 2)}-${monthDay.slice(2)}`
}

/** `?20`…`?29` and `?60`…`?63` are the text, `?31` the other account, `?32` and `?33` the name; else plain text. */
function describe(line: StatementLine | undefined, text: string): void {
  if (!line) return
  const flat = text.replace(/\n/g, '')
  const parts = [...flat.matchAll(/\?(\d{2})([^?]*)/g)].map(([, code, value]) => ({
    code: Number(code),
    value: value!,
  }))
  if (parts.length === 0) {
    const plain = oneLine(`${line.description} ${text.replace(/\n/g, ' ')}`)
    line.description = plain
    const iban = /TR\d{2}(?:\s?\d){22}/.exec(plain)?.[0]
    if (iban && isIban(iban)) line.counterpartyIban = normalIban(iban)
    return
  }
  const joined = (isPart: (code: number) => boolean) =>
    parts
      .filter(({ code }) => isPart(code))
      .map(({ value }) => value)
      .join('')
  const words = joined((code) => (code >= 20 && code <= 29) || (code >= 60 && code <= 63))
  line.description = oneLine(words || joined((code) => code === 0))
  line.counterparty = oneLine(
    joined((code) => code === 32 || code === 33),
    120,
  )
  const iban = normalBankAccount(joined((code) => code === 31))
  line.counterpartyIban = isIban(iban) ? iban : ''
}

function checkClosing({ opening, lines, currency }: Open, field: Field): void {
  const closing = balanceOf(field)
  const expected = lines.reduce((sum, { amount }) => sum + amount, opening)
  if (closing.amount !== expected)
    throw new StatementProblem(
      field.line,
      `Açılış bakiyesi ve hareketler ${showMoney(expected, currency)} ediyor, kapanış bakiyesi ${showMoney(closing.amount, closing.currency)}. Dosya eksik ya da değiştirilmiş.`,
    )
}
