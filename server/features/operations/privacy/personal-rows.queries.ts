import type { DataGroup } from '#domain/operations/privacy/data-groups.rules.ts'
import { catalogue, isPersonal, personalTables } from '#server/db/catalogue/catalogue.ts'
import type { ColumnClass } from '#server/db/catalogue/column-classes.ts'
import type { CatalogueEntry, PersonalTable } from '#server/db/catalogue/table.ts'
import type { Db } from '#server/db/client.ts'
import { bind } from './catalogue-sql.ts'
import type { Person } from './person.ts'

/** How many rows of each group are about the person, in one statement. */
export async function countByGroup(db: Db, person: Person): Promise<{ group: DataGroup; rows: number }[]> {
  const parts = personalTables.map(
    ([name, { group, about }]) => `select '${group}' as "group", count(*)::int as rows from "${name}" where ${about}`,
  )
  const { text, values } = bind(
    `select "group", sum(rows)::int as rows from (${parts.join(' union all ')}) as counted group by 1`,
    person,
  )
  return (await db.run(text, values)).rows as { group: DataGroup; rows: number }[]
}

/** Rows in primary key order, in batches. */
export async function* rowsAbout(db: Db, person: Person, table: string): AsyncGenerator<Record<string, unknown>[]> {
  const entry = catalogue[table]
  if (!entry || !isPersonal(entry)) return
  const row = `to_jsonb(t)${leftOutFor(entry)
    .map((columns) => ` - ${columns}`)
    .join('')}`
  const key = (await keyOf(db, table)).map((column) => `t."${column}"`).join(', ')
  for (let from = 0; ; from += atOnce) {
    const { text, values } = bind(
      `select ${row} as row from "${table}" t where ${entry.about} order by ${key} limit ${atOnce} offset ${from}`,
      person,
    )
    const rows = ((await db.run(text, values)).rows as { row: Record<string, unknown> }[]).map(({ row: each }) => each)
    if (rows.length > 0) yield rows
    if (rows.length < atOnce) return
  }
}
const atOnce = 1000

/** SQL arrays of column names: those never read, and those about another person in this row. */
function leftOutFor(table: PersonalTable): string[] {
  const array = (names: readonly string[]) => `array[${names.map((name) => `'${name}'`)}]::text[]`
  const others = Object.entries(table.onlyFor ?? {}).map(
    ([whose, names]) => `(case when ${whose} then ${array([])} else ${array(names)} end)`,
  )
  return [array(columnsOf(table, 'fileContent')), ...others]
}

const columnsOf = ({ classes }: CatalogueEntry, sought: ColumnClass): string[] =>
  [...classes].flatMap(([column, found]) => (found === sought ? [column] : []))

async function keyOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await db.run(
    `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = $1::regclass and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)`,
    [`public.${table}`],
  )
  return (rows as { name: string }[]).map(({ name }) => name)
}

/** A file stored in the table itself. */
export async function bytesOf(db: Db, table: string, column: string, id: string): Promise<Uint8Array | null> {
  const { rows } = await db.run(`select "${column}" as content from "${table}" where id = $1`, [id])
  return (rows[0] as { content: Uint8Array } | undefined)?.content ?? null
}

/** Other people's records that the person changed. */
export async function tracesOf(db: Db, person: Person): Promise<{ table: string; column: string; key: string }[]> {
  const found: { table: string; column: string; key: string }[] = []
  for (const [table, entry] of Object.entries(catalogue)) {
    const traces = columnsOf(entry, 'trace')
    if (traces.length === 0) continue
    const key = (await keyOf(db, table)).map((column) => `t."${column}"::text`).join(` || ' ' || `)
    const other = isPersonal(entry) ? ` and not coalesce(${entry.about}, false)` : ''
    for (const column of traces) {
      const { text, values } = bind(
        `select ${key} as key from "${table}" t where t."${column}"::text = :user::text${other} limit 10000`,
        person,
      )
      for (const row of (await db.run(text, values)).rows as { key: string }[])
        found.push({ table, column, key: row.key })
    }
  }
  return found
}
