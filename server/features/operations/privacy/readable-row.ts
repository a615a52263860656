import { maskNationalId } from '#domain/people/identity/national-id.rules.ts'
import type { ColumnClass } from '#server/db/catalogue/column-classes.ts'
import type { PersonalTable } from '#server/db/catalogue/table.ts'
import { decryptText } from '#server/platform/crypto.ts'
import { withoutKeys } from '#server/platform/without-keys.ts'
import type { Person } from './person.ts'

type Row = Record<string, unknown>

/** Secrets, search texts and file contents are left out. */
const leftOut = new Set<ColumnClass | undefined>(['secret', 'derived', 'fileContent'])

/**
 * A row as its person may read it: encrypted values are decrypted, other people's identity numbers masked, and keys
 * removed from mails, because only the mailbox that received them may prove anything.
 */
export function readableRow(table: PersonalTable, key: Buffer, person: Person): (row: Row) => Row {
  const own = new Set(person.numbers)
  const withheld = new Set(table.withheld)
  const opened = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const text = value.startsWith('v1.') ? decryptText(key, value) : null
      if (text === null) return withoutKeys(value)
      return /^\d{11}$/.test(text) && !own.has(text) ? maskNationalId(text) : withoutKeys(text)
    }
    if (Array.isArray(value)) return value.map(opened)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, opened(each)]))
    return value
  }
  return (row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => !leftOut.has(table.classes.get(column)) && !withheld.has(column))
        .map(([column, value]) => [column, opened(value)]),
    )
}
