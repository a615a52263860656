import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { permissionFlags } from '#domain/access/flags.ts'
import { engagements } from './schema/engagements.ts'

/** Condition on `engagements e`: accepted, not suspended, not ended, and within its dates on this day. */
export const inForce = (today: string | SQLWrapper): SQL => sql`e.accepted_at is not null and e.suspended_at is null
  and e.ended_at is null and e.since <= ${today}::date and (e.until is null or e.until >= ${today}::date)`

const flags = sql.raw(permissionFlags.map((flag) => `'${flag}', e."${flag}"`).join(', '))

/** A person's engagements in force on this day as JSON, oldest first; `also` adds fields that the caller needs. */
export const engagementsOf = <Row>(person: SQLWrapper, today: string | SQLWrapper, also: SQL = sql``) =>
  sql<Row[]>`coalesce((
    select json_agg(json_build_object('owner_id', e.owner_id, 'role', e.role, 'acts_on_all', e.acts_on_all, ${flags}${also})
      order by e.accepted_at, e.id)
    from ${engagements} e where e.person_id = ${person} and ${inForce(today)}), '[]')`
