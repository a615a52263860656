import { type SQL, sql } from 'drizzle-orm'
import { deadlineRules } from '#domain/work/deadlines/deadline-kinds.rules.ts'
import { preparedByCaller } from '#server/access/prepared-by-caller.ts'
import type { Db } from '#server/db/client.ts'
import { inText } from '#server/db/page.ts'
import { rowsAsJson } from '#server/db/read-together.ts'
import { users } from '#server/db/schema/accounts.ts'
import { deadlineMarks } from '#server/db/schema/deadlines.ts'
import type { Actor } from '#server/http/actor.ts'
import { approvalLinks, contractDates, guarantorLinks } from './contract-sources.queries.ts'
import { type DeadlineQuery, type DeadlineWanted, mostRows, type Source } from './deadline-scope.queries.ts'
import type { Mark } from './deadlines.queries.ts'
import { documents, policies } from './property-sources.queries.ts'
import { handoverRemarkDays, paperLinks, undertakingDates } from './tenancy-sources.queries.ts'

/** To add a kind of date, add a source here and its texts in `domain/work/deadlines`. */
const sources: readonly Source[] = [
  contractDates,
  approvalLinks,
  guarantorLinks,
  undertakingDates,
  paperLinks,
  handoverRemarkDays,
  policies,
  documents,
]

const name = (at: number) => sql.identifier(`s${at}`)
const rowsOf = (at: number) => sql`(${rowsAsJson(sql`select * from ${name(at)}`)})`

const each = <Part>(part: (source: Source, at: number) => Part) => sources.map(part)

/** All sources with their row limits in one statement, with the marks on their properties. */
const sourceRows = preparedByCaller((db, actor, asked: DeadlineQuery) => {
  const listed = (parts: SQL[]) => sql.join(parts, sql`, `)
  const selections = sql.join(
    each((_, at) => sql`select property from ${name(at)}`),
    sql` union `,
  )
  return sql<{ parts: never[][]; marks: Mark[] }>`
    with ${listed(each((source, at) => sql`${name(at)} as materialized (${source.select(db, actor, asked).getSQL()} limit ${inText(mostRows + 1)})`))}
    select json_build_array(${listed(each((_, at) => rowsOf(at)))}) as parts,
      (select coalesce(json_agg(json_build_object('key', m.key, 'user_id', m.user_id, 'side', m.side,
          'username', u.username) order by m.marked_at), '[]')
        from ${deadlineMarks} m join ${users} u on u.id = m.user_id
        where m.property_id = any(array(${selections}))) as marks`
})

const wantsAll = (): DeadlineWanted => () => true

/** Dates in the range that concern this side and pass `wants`, which gets the marks first. */
export async function readSources(
  db: Db,
  actor: Actor,
  asked: DeadlineQuery,
  wantsBy: (marks: Mark[]) => DeadlineWanted = wantsAll,
) {
  const [read] = await sourceRows(db, actor, asked)
  const { parts, marks } = read!
  const wants = wantsBy(marks)
  const isShown: DeadlineWanted = (kind, date, subject, side) =>
    date <= asked.until && deadlineRules[kind].sides[side] !== undefined && wants(kind, date, subject, side)
  return { parts: each((source, at) => source.found(parts[at] ?? [], actor, asked, isShown)), marks }
}
