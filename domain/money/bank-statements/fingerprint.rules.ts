import { headerKey } from '#domain/kernel/sheets.ts'
import type { StatementLine } from './statement.rules.ts'

type Told = Pick<StatementLine, 'day' | 'amount' | 'currency' | 'description' | 'counterparty' | 'reference'>

/** Letters and digits alone: the same line in another file may differ in spaces, case and Turkish letters. */
const plain = (text: string, most: number) => headerKey(text).slice(0, most)

/**
 * What makes a movement the same one in every file: account, day, amount, words, the bank's reference, and how many of
 * that very kind came before it on that day. Two equal payments are two; either of them seen again is the same one.
 */
export function fingerprints(account: string, lines: readonly Told[]): string[] {
  const seen = new Map<string, number>()
  return lines.map(({ day, amount, currency, description, counterparty, reference }) => {
    const words = plain(`${description}${counterparty}`, 300)
    const kind = [account, day, amount, currency, plain(reference, 64), words].join('|')
    const number = (seen.get(kind) ?? 0) + 1
    seen.set(kind, number)
    return `${kind}|${number}`
  })
}
