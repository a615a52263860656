import { headerKey } from '#domain/kernel/sheets.ts'
import type { StatementLine } from './statement.rules.ts'

type FingerprintedLine = Pick<
  StatementLine,
  'day' | 'amount' | 'currency' | 'description' | 'counterparty' | 'reference'
>

/** Keeps letters and digits only: the same line may differ between files in spaces, case and Turkish letters. */
const plain = (text: string, most: number) => headerKey(text).slice(0, most)

/**
 * Identifies a movement across files: account, day, amount, text, bank reference, and the number of equal movements
 * before it on that day. So two equal payments stay two, and each is recognised when it is imported again.
 */
export function fingerprints(bankAccount: string, lines: readonly FingerprintedLine[]): string[] {
  const seen = new Map<string, number>()
  return lines.map(({ day, amount, currency, description, counterparty, reference }) => {
    const words = plain(`${description}${counterparty}`, 300)
    const kind = [bankAccount, day, amount, currency, plain(reference, 64), words].join('|')
    const number = (seen.get(kind) ?? 0) + 1
    seen.set(kind, number)
    return `${kind}|${number}`
  })
}
