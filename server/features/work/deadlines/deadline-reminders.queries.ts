import { and, asc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import { addDays, type IsoDate } from '#domain/kernel/dates.ts'
import { activePerson } from '#server/access/audience.queries.ts'
import type { Db } from '#server/db/client.ts'
import { inForce } from '#server/db/in-force.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contractTenants } from '#server/db/schema/contracts.ts'
import { deadlineDigests, deadlineMarks, deadlineReminders } from '#server/db/schema/deadlines.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { properties } from '#server/db/schema/properties.ts'

const batch = 500

/** People who own, rent or manage something and were not processed today, in id order after `after`. */
export async function peopleToRemind(db: Db, day: IsoDate, after: string): Promise<string[]> {
  const person = sql.raw('"users"."id"')
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        activePerson,
        ne(users.role, 'admin'),
        gt(users.id, after),
        sql`(exists (select 1 from ${engagements} e where e.person_id = ${person} and ${inForce(day)})
          or exists (select 1 from ${properties} p where p.creator = ${person} and p.deleted_at is null)
          or exists (select 1 from ${contractTenants} t where t.tenant_user_id = ${person}))`,
        sql`not exists (select 1 from ${deadlineDigests} g where g.user_id = ${person} and g.day = ${day})`,
      ),
    )
    .orderBy(asc(users.id))
    .limit(batch)
  return rows.map(({ id }) => id)
}

/** False when another run has already processed this person today. */
export async function takeDay(db: Db, user_id: string, day: IsoDate): Promise<boolean> {
  const rows = await db
    .insert(deadlineDigests)
    .values({ user_id, day })
    .onConflictDoNothing()
    .returning({ day: deadlineDigests.day })
  return rows.length > 0
}

export const noteReminded = (db: Db, user_id: string, day: IsoDate, count: number) =>
  db
    .update(deadlineDigests)
    .set({ told: count })
    .where(and(eq(deadlineDigests.user_id, user_id), eq(deadlineDigests.day, day)))

interface Step {
  key: string
  step: number
  date: IsoDate
}

/** Records the steps and returns those that were new. */
export async function takeSteps(db: Db, user_id: string, steps: Step[]): Promise<Set<string>> {
  if (steps.length === 0) return new Set()
  const rows = await db
    .insert(deadlineReminders)
    .values(steps.map((step) => ({ user_id, ...step })))
    .onConflictDoNothing()
    .returning({ key: deadlineReminders.key })
  return new Set(rows.map(({ key }) => key))
}

export async function keysDoneBy(db: Db, userId: string, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .select({ key: deadlineMarks.key })
    .from(deadlineMarks)
    .where(and(eq(deadlineMarks.user_id, userId), inArray(deadlineMarks.key, keys)))
  return new Set(rows.map(({ key }) => key))
}

/** Deletes records of past dates. */
export async function forgetOld(db: Db, today: IsoDate): Promise<void> {
  await db.delete(deadlineDigests).where(lt(deadlineDigests.day, addDays(today, -60)))
  await db.delete(deadlineReminders).where(lt(deadlineReminders.date, addDays(today, -60)))
  // An expired policy stays on the list for long, and so must its mark.
  await db.delete(deadlineMarks).where(lt(deadlineMarks.date, addDays(today, -3 * 366)))
}
