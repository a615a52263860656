import type { PlanLine } from '#domain/operations/privacy/privacy.schema.ts'
import { personalTables } from '#server/db/catalogue/catalogue.ts'
import type { DeletionRule, PersonalTable } from '#server/db/catalogue/table.ts'
import type { Db } from '#server/db/client.ts'
import { tablesWithData } from '#server/platform/jobs/queue-tables.ts'
import { anonymousColumns, bind, isEvidence, rowsOf, settledRows, withoutMentions } from './catalogue-sql.ts'
import { identifyingTexts, type Person, uniqueTexts } from './person.ts'

const countOf = async (db: Db, person: Person, table: string, where: string): Promise<number> => {
  const { text, values } = bind(`select count(*)::int as count from "${table}" where ${where}`, person)
  return ((await db.run(text, values)).rows[0] as { count: number }).count
}

/** Counts the rows of each group to delete, anonymise or keep, without changes. */
export async function planErasure(db: Db, person: Person): Promise<PlanLine[]> {
  const sums = new Map<string, PlanLine>()
  for (const [name, table] of personalTables)
    for (const rule of table.deletionRules) {
      const rows = await countOf(db, person, name, rowsOf(table, rule))
      if (rows === 0) continue
      const line = { group: table.group, does: rule.does, basis: rule.does === 'keep' ? rule.basis : null, rows }
      const key = `${line.group} ${line.does} ${line.basis}`
      sums.set(key, { ...line, rows: rows + (sums.get(key)?.rows ?? 0) })
    }
  return [...sums.values()]
}

const fileTable = () => personalTables.find(([name]) => name === 'files')![1]

/** How many stored files are deleted, and how many stay. */
export async function planFiles(db: Db, person: Person): Promise<{ delete: number; keep: number }> {
  const table = fileTable()
  const counts = { delete: 0, keep: 0 }
  for (const rule of table.deletionRules)
    counts[rule.does === 'delete' ? 'delete' : 'keep'] += await countOf(db, person, 'files', rowsOf(table, rule))
  return counts
}

/** The `files` to delete; jobs remove their contents. */
export async function filesToErase(db: Db, person: Person): Promise<string[]> {
  const table = fileTable()
  const where = table.deletionRules.filter(({ does }) => does === 'delete').map((rule) => `(${rowsOf(table, rule)})`)
  const { text, values } = bind(`select id from files where ${where.join(' or ')}`, person)
  return ((await db.run(text, values)).rows as { id: string }[]).map(({ id }) => id)
}

/** Last day of the newest kept tenancy; null without one. */
export async function lastTenancyDay(db: Db, person: Person): Promise<string | null> {
  const { text, values } = bind(
    `select max(coalesce(ended_on, current_date))::text as day from tenancies where id in {tenancies}`,
    person,
  )
  return ((await db.run(text, values)).rows[0] as { day: string | null }).day
}

async function nullableColumns(db: Db): Promise<Map<string, Set<string>>> {
  const { rows } = await db.run(
    `select table_name as name, column_name as "column" from information_schema.columns
      where table_schema = 'public' and is_nullable = 'YES'`,
  )
  const columns = new Map<string, Set<string>>()
  for (const { name, column } of rows as { name: string; column: string }[])
    columns.set(name, (columns.get(name) ?? new Set()).add(column))
  return columns
}

/** Applies the catalogue to every row of the person, in order; mentions by others are removed too. */
export async function eraseRows(db: Db, person: Person, eraseFiles: () => Promise<void>): Promise<void> {
  const nullable = await nullableColumns(db)
  const texts = identifyingTexts(person)
  // Mentions are removed first, because finding them needs the person's records.
  for (const [name, table] of personalTables) if (!isEvidence(table)) await eraseMentions(db, person, { name, table })
  for (const [name, table] of personalTables) {
    if (name === 'files') await eraseFiles()
    for (const rule of table.deletionRules) {
      const statement = statementOf(name, table, rule, { nullable: nullable.get(name) ?? new Set(), texts })
      if (!statement) continue
      const { text, values } = bind(statement, person, texts)
      await db.run(text, values)
    }
  }
}

function statementOf(
  name: string,
  table: PersonalTable,
  rule: DeletionRule,
  known: { nullable: ReadonlySet<string>; texts: readonly string[] },
): string | null {
  const where = rowsOf(table, rule)
  if (rule.does === 'delete') return `delete from "${name}" where ${where}`
  if (rule.does === 'anonymise')
    return `update "${name}" set ${anonymousColumns(table, { set: rule.set, ...known }).join(', ')} where ${where}`
  const closing = Object.entries(rule.set ?? {}).map(([column, value]) => `"${column}" = ${value}`)
  return closing.length > 0 ? `update "${name}" set ${closing.join(', ')} where ${where}` : null
}

/** Removes mentions from other people's rows that are near the person or may name anyone. */
async function eraseMentions(db: Db, person: Person, { name, table }: { name: string; table: PersonalTable }) {
  if (!table.near && !table.mentions) return
  const texts = identifyingTexts(person)
  const { set, naming } = withoutMentions(table, texts)
  // Where a namesake is possible, the row must contain a text unique to this person.
  const unique = new Set(uniqueTexts(person))
  const indexes = texts.flatMap((text, at) => (table.mentions !== 'address' || unique.has(text) ? [at] : []))
  if (indexes.length === 0) return
  const where = [table.near ?? 'true', naming(indexes), ...settledRows(table).map((settled) => `not ${settled}`)]
  const { text, values } = bind(
    `update "${name}" set ${set.join(', ')} where ${where.map((each) => `(${each})`).join(' and ')}`,
    person,
    texts,
  )
  await db.run(text, values)
}

/** Finished and waiting jobs may contain messages about the person. */
export async function eraseFromQueue(db: Db, person: Person): Promise<void> {
  const texts = identifyingTexts(person)
  const naming = texts.map((_, at) => `position(:text${at} in data::text) > 0`).join(' or ')
  for (const table of tablesWithData) {
    const { text, values } = bind(`delete from ${table} where ${naming}`, person, texts)
    await db.run(text, values)
  }
}
