import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Sheet } from './sheet.ts'

/** A cell that begins like a formula would run in the reader's spreadsheet; an apostrophe makes it a text. */
const harmless = (text: string) => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)

function cell(value: string | number | null): string {
  if (value === null) return ''
  const text = typeof value === 'number' ? String(value).replace('.', ',') : harmless(value)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** With a byte order mark and semicolons, as Turkish Excel expects. */
export async function csvFileOf({ head, rows }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const lines = await inTurns([head, ...rows], (row) => row.map(cell).join(';'))
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`)
}

/** Yields regularly, so that other requests are answered during a long list. */
export async function inTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = []
  for (const [index, item] of items.entries()) {
    if (index % 200 === 199) await nextTurn()
    results.push(work(item))
  }
  return results
}
