import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RefusalText } from '#domain/kernel/refusal.ts'
import type { ExpectedRefusals, WordedRefusal } from '#server/testing/expected-refusals/expected-refusal.ts'
import type { RecordedRefusal } from '#server/testing/refusal-record.ts'

export type DeclaredRefusals = Record<string, Record<string, RefusalText>>

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.join(folder, file))

/** Every `…Refusals` table of the domain, read from the tables themselves. */
export async function declaredRefusals(root: string): Promise<DeclaredRefusals> {
  const declared: DeclaredRefusals = {}
  for (const file of sourcesIn(path.join(root, 'domain'))) {
    if (!file.endsWith('.messages.ts') && path.basename(file) !== 'refusal.ts') continue
    const exported: Record<string, unknown> = await import(file)
    for (const [name, table] of Object.entries(exported))
      if (name.endsWith('Refusals')) declared[name] = table as Record<string, RefusalText>
  }
  return declared
}

/** What is refused past those tables: another table given to `refuser`, or a code with a text of its own. */
export function refusedPastTables(root: string) {
  const texts = ['domain', 'server'].flatMap((folder) =>
    sourcesIn(path.join(root, folder)).map((file) => readFileSync(file, 'utf8')),
  )
  const found = (pattern: RegExp) => texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!))
  return { tables: found(/= refuser\((\w+)\)/g), codes: found(/\bnew Refusal\(\s*'(\w+)'/g) }
}

/** Where the declared tables and what the tests expect differ. */
export function differences(declared: DeclaredRefusals, expected: ExpectedRefusals): string[] {
  const names = new Set([...Object.keys(declared), ...Object.keys(expected)])
  return [...names].flatMap((name) => {
    const now = declared[name] ?? {}
    const written = expected[name] ?? {}
    const codes = new Set([...Object.keys(now), ...Object.keys(written)])
    return [...codes].flatMap((code) => {
      const is = now[code]
      const [status, message] = written[code] ?? []
      if (!status) return [`${name}.${code} is not written down in server/testing/expected-refusals`]
      if (!is) return [`${name}.${code} is expected by the tests, but not declared`]
      if (is.status === status && is.message === message) return []
      return [`${name}.${code} is ${is.status} “${is.message}”; the tests expect ${status} “${message}”`]
    })
  })
}

/** The status of an answer that says which of many records it left out, and why. */
const leftOut = 200

interface Row {
  title: string
  matches(sent: RecordedRefusal): boolean
}

interface Expected {
  declared: ExpectedRefusals
  worded: readonly WordedRefusal[]
  /** Table and code of those that no answer carries. */
  elsewhere: readonly string[]
}

function rowsOf({ declared, worded, elsewhere }: Expected): Row[] {
  const fromTables = Object.entries(declared).flatMap(([name, table]) =>
    Object.entries(table)
      .filter(([code]) => !elsewhere.includes(`${name}.${code}`))
      .map(([code, [status, message, at]]) => ({
        title: `${name}.${code}, ${status} “${message}”`,
        matches: (sent: RecordedRefusal) =>
          sent.code === code &&
          (sent.status === status || sent.status === leftOut) &&
          sent.message === message &&
          (!at || at.test(sent.path)),
      })),
  )
  const made = worded.map(([code, status, message]) => ({
    title: `${code}, ${status} ${message}`,
    matches: (sent: RecordedRefusal) => sent.code === code && sent.status === status && message.test(sent.message),
  }))
  return [...fromTables, ...made]
}

const provingNothing: readonly string[] = [
  // Its inputs are made at random, and are others on another day.
  'server/http/fuzz.test.ts',
  // It tries calls in turn until one succeeds, and looks at no refusal.
  'server/http/effects.test.ts',
  // Its own routes refuse, to compare two ways of answering.
  'server/http/node-and-web-requests.test.ts',
]
const provesNothing = ({ by }: RecordedRefusal) => provingNothing.includes(by)

/** What no test produced, and what left the server without being expected. */
export function gaps(expected: Expected, recorded: readonly RecordedRefusal[]): string[] {
  const rows = rowsOf(expected)
  const sent = recorded.filter((refusal) => !provesNothing(refusal))
  const missing = rows.filter(({ matches }) => !sent.some(matches)).map(({ title }) => `no test produces ${title}`)
  const unknown = recorded
    .filter((refusal) => !rows.some(({ matches }) => matches(refusal)))
    .map(({ code, status, message, path: at, by }) => `${by} got ${code}, ${status} “${message}”, from ${at}`)
  return [...missing, ...unknown]
}
