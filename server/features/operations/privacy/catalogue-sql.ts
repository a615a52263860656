import { deletedName } from '#domain/operations/privacy/privacy.rules.ts'
import { type ColumnClass, columnClasses, type Fate, type PersonalTable } from './catalogue/personal-table.ts'
import { recordSets } from './catalogue/record-sets.ts'
import type { Person } from './person.ts'

/** A statement with the values that it names, as the driver takes them. */
export interface Bound {
  text: string
  values: unknown[]
}

const expanded = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const set = recordSets[name]
    if (set === undefined) throw new Error(`There is no set of records named ${name}`)
    return `(${expanded(set)})`
  })

const types = { user: 'uuid', account: 'uuid', emails: 'text[]', phones: 'text[]' } as const

/** Names become numbered values; only those that occur, because the database asks for the type of each. */
export function bind(text: string, person: Person, texts: readonly string[] = []): Bound {
  const values: unknown[] = []
  const known = new Map<string, number>()
  const place = (key: string, value: unknown) => {
    const at = known.get(key) ?? values.push(value)
    known.set(key, at)
    return `$${at}`
  }
  const named = expanded(text)
    .replace(
      /(?<!:):(user|account|emails|phones)\b/g,
      (_, name: keyof typeof types) => `${place(name, person[name])}::${types[name]}`,
    )
    .replace(/(?<!:):pattern(\d+)\b/g, (_, at: string) => {
      return `${place(`pattern${at}`, addressPattern(texts[Number(at)]!))}::text`
    })
    .replace(/(?<!:):text(\d+)\b/g, (_, at: string) => `${place(`text${at}`, texts[Number(at)])}::text`)
  return { text: named, values }
}

const quoted = (column: string) => `"${column}"`

/** The class of each column. */
export function classesOf({ columns }: PersonalTable): Map<string, ColumnClass> {
  return new Map(
    columnClasses.flatMap((kind) =>
      (columns[kind] ?? '')
        .split(/\s+/)
        .filter(Boolean)
        .map((name) => [name, kind] as const),
    ),
  )
}

/** Rows of this fate: those that fit it and none before it. */
export function rowsOf({ fates }: PersonalTable, fate: Fate): string {
  const before = fates.slice(0, fates.indexOf(fate)).map(({ where }) => `coalesce(${where}, false)`)
  return [`(${fate.where})`, ...before.map((where) => `not ${where}`)].join(' and ')
}

/** Nothing but evidence: no row of it changes, whoever is named. */
export const isEvidence = ({ fates }: PersonalTable) => fates.every(({ does }) => does === 'keep')

/** Rows whose fate is settled by themselves. */
export const settledRows = ({ fates }: PersonalTable) => fates.map(({ where }) => `coalesce(${where}, false)`)

const markFor = (kind: ColumnClass, text: string): string => {
  if (kind === 'derived') return `''`
  // Digits may be a number of the JSON, which has to stay one.
  return kind === 'json' && /^\d+$/.test(text) ? `'${'9'.repeat(text.length)}'` : `'[silindi]'`
}

/** An address is part of a longer one of somebody else: what stands around it has to end it. */
const isAddress = (text: string) => text.includes('@')
const addressPattern = (text: string) =>
  `(?<![[:alnum:]._+-])${text.replace(/[^\w@]/g, '\\$&')}(?![[:alnum:]-]|[.][[:alnum:]])`

/** A column without the texts that would tell who it was. */
function scrubbed(column: string, kind: ColumnClass, texts: readonly string[]): string {
  const inJson = kind === 'json'
  const replaced = texts.reduce(
    (sql, text, at) =>
      isAddress(text)
        ? `regexp_replace(${sql}, :pattern${at}, ${markFor(kind, text)}, 'g')`
        : `replace(${sql}, :text${at}, ${markFor(kind, text)})`,
    inJson ? `${quoted(column)}::text` : quoted(column),
  )
  return inJson ? `(${replaced})::jsonb` : replaced
}

const scrubbedClasses: ColumnClass[] = ['words', 'json', 'derived']
const emptiedClasses: ColumnClass[] = ['contact', 'sealed', 'secret']

/** What the columns of an anonymous row are set to. */
export function anonymousColumns(
  table: PersonalTable,
  {
    set = {},
    nullable,
    texts,
  }: { set?: Record<string, string> | undefined; nullable: ReadonlySet<string>; texts: readonly string[] },
): string[] {
  const own = Object.entries(set).map(([column, value]) => `${quoted(column)} = ${value}`)
  const byClass = [...classesOf(table)].flatMap(([column, kind]) => {
    if (column in set) return []
    if (kind === 'name') return [`${quoted(column)} = '${deletedName}'`]
    if (emptiedClasses.includes(kind)) return [`${quoted(column)} = ${nullable.has(column) ? 'null' : `''`}`]
    return scrubbedClasses.includes(kind) ? [`${quoted(column)} = ${scrubbed(column, kind, texts)}`] : []
  })
  return [...own, ...byClass]
}

/** Sets and condition for rows of others in which the person is named, by the texts at the given places. */
export function withoutMentions(table: PersonalTable, texts: readonly string[]) {
  const columns = [...classesOf(table)].filter(([, kind]) => mentionClasses.includes(kind))
  return {
    set: columns.map(([column, kind]) => `${quoted(column)} = ${scrubbed(column, kind, texts)}`),
    naming: (places: readonly number[]) =>
      columns
        .flatMap(([column]) => places.map((at) => `position(:text${at} in ${quoted(column)}::text) > 0`))
        .join(' or '),
  }
}
const mentionClasses: ColumnClass[] = [...scrubbedClasses, 'name', 'contact']
