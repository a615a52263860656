import { deletedName } from '#domain/operations/privacy/privacy.rules.ts'
import type { ColumnClass } from '#server/db/catalogue/column-classes.ts'
import { recordSets } from '#server/db/catalogue/record-sets.ts'
import type { DeletionRule, PersonalTable } from '#server/db/catalogue/table.ts'
import type { Person } from './person.ts'

/** A statement with its values, as the driver takes them. */
export interface BoundStatement {
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

/** Replaces names by numbered parameters; only names that occur, because PostgreSQL needs each parameter's type. */
export function bind(text: string, person: Person, texts: readonly string[] = []): BoundStatement {
  const values: unknown[] = []
  const known = new Map<string, number>()
  const placeholder = (key: string, value: unknown) => {
    const at = known.get(key) ?? values.push(value)
    known.set(key, at)
    return `$${at}`
  }
  const named = expanded(text)
    .replace(
      /(?<!:):(user|account|emails|phones)\b/g,
      (_, name: keyof typeof types) => `${placeholder(name, person[name])}::${types[name]}`,
    )
    .replace(/(?<!:):pattern(\d+)\b/g, (_, at: string) => {
      return `${placeholder(`pattern${at}`, addressPattern(texts[Number(at)]!))}::text`
    })
    .replace(/(?<!:):text(\d+)\b/g, (_, at: string) => `${placeholder(`text${at}`, texts[Number(at)])}::text`)
  return { text: named, values }
}

const quoted = (column: string) => `"${column}"`

/** Rows of this fate: those that match it and no earlier one. */
export function rowsOf({ deletionRules }: PersonalTable, rule: DeletionRule): string {
  const before = deletionRules.slice(0, deletionRules.indexOf(rule)).map(({ where }) => `coalesce(${where}, false)`)
  return [`(${rule.where})`, ...before.map((where) => `not ${where}`)].join(' and ')
}

/** Only evidence: its rows are never changed, whoever they name. */
export const isEvidence = ({ deletionRules }: PersonalTable) => deletionRules.every(({ does }) => does === 'keep')

/** Rows that have a fate of their own. */
export const settledRows = ({ deletionRules }: PersonalTable) =>
  deletionRules.map(({ where }) => `coalesce(${where}, false)`)

const markFor = (kind: ColumnClass, text: string): string => {
  if (kind === 'derived') return `''`
  // Digits may be a JSON number, which must stay a number.
  return kind === 'mixed' && /^\d+$/.test(text) ? `'${'9'.repeat(text.length)}'` : `'[silindi]'`
}

/** An address may be part of another person's longer one, so the match must end at its borders. */
const isAddress = (text: string) => text.includes('@')
const addressPattern = (text: string) =>
  `(?<![[:alnum:]._+-])${text.replace(/[^\w@]/g, '\\$&')}(?![[:alnum:]-]|[.][[:alnum:]])`

/** A column with all texts that identify the person replaced. */
function scrubbed(column: string, kind: ColumnClass, texts: readonly string[]): string {
  const inJson = kind === 'mixed'
  const replaced = texts.reduce(
    (sql, text, at) =>
      isAddress(text)
        ? `regexp_replace(${sql}, :pattern${at}, ${markFor(kind, text)}, 'g')`
        : `replace(${sql}, :text${at}, ${markFor(kind, text)})`,
    inJson ? `${quoted(column)}::text` : quoted(column),
  )
  return inJson ? `(${replaced})::jsonb` : replaced
}

const scrubbedClasses: ColumnClass[] = ['freeText', 'mixed', 'derived']
const emptiedClasses: ColumnClass[] = ['contact', 'sealed', 'secret']

/** Assignments for the columns of an anonymised row. */
export function anonymousColumns(
  table: PersonalTable,
  {
    set = {},
    nullable,
    texts,
  }: { set?: Partial<Record<string, string>> | undefined; nullable: ReadonlySet<string>; texts: readonly string[] },
): string[] {
  const own = Object.entries(set).map(([column, value]) => `${quoted(column)} = ${value}`)
  const byClass = [...table.classes].flatMap(([column, kind]) => {
    if (column in set) return []
    if (kind === 'personName') return [`${quoted(column)} = '${deletedName}'`]
    if (emptiedClasses.includes(kind)) return [`${quoted(column)} = ${nullable.has(column) ? 'null' : `''`}`]
    return scrubbedClasses.includes(kind) ? [`${quoted(column)} = ${scrubbed(column, kind, texts)}`] : []
  })
  return [...own, ...byClass]
}

/** Assignments and condition for other people's rows that name the person by the texts with these indexes. */
export function withoutMentions(table: PersonalTable, texts: readonly string[]) {
  const columns = [...table.classes].filter(([, kind]) => mentionClasses.includes(kind))
  return {
    set: columns.map(([column, kind]) => `${quoted(column)} = ${scrubbed(column, kind, texts)}`),
    naming: (indexes: readonly number[]) =>
      columns
        .flatMap(([column]) => indexes.map((at) => `position(:text${at} in ${quoted(column)}::text) > 0`))
        .join(' or '),
  }
}
const mentionClasses: ColumnClass[] = [...scrubbedClasses, 'personName', 'contact']
