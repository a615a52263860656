import { and, asc, count, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { fixtureText } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { TaskKind } from '#domain/tenancy/endings/ending-tasks.rules.ts'
import type { Db } from '#server/db/client.ts'
import { firstRow } from '#server/db/rows.ts'
import { contractTenants } from '#server/db/schema/contracts.ts'
import {
  endingDeductionFiles,
  endingDeductions,
  endingEvents,
  endingNotices,
  endings,
  endingTasks,
} from '#server/db/schema/endings.ts'
import { fixtures } from '#server/db/schema/fixtures.ts'
import { deeds, properties } from '#server/db/schema/properties.ts'

export type EndingRow = typeof endings.$inferSelect
export type NoticeRow = typeof endingNotices.$inferSelect
export type DeductionRow = typeof endingDeductions.$inferSelect

export const endingById = (db: Db, id: string): Promise<EndingRow | null> =>
  firstRow(db.select().from(endings).where(eq(endings.id, id)))

export async function openEnding(db: Db, tenancyId: string): Promise<EndingRow | null> {
  const [row] = await db
    .select()
    .from(endings)
    .where(and(eq(endings.tenancy_id, tenancyId), inArray(endings.state, ['proposed', 'set'])))
  return row ?? null
}

export const endingBySettlement = (db: Db, subject: string): Promise<EndingRow | null> =>
  firstRow(db.select().from(endings).where(eq(endings.settlement_id, subject)))

export const endingsOf = (db: Db, tenancyId: string) =>
  db
    .select()
    .from(endings)
    .where(eq(endings.tenancy_id, tenancyId))
    .orderBy(desc(endings.created_at), desc(endings.id))
    .limit(50)

export const insertEnding = (db: Db, row: EndingRow) => db.insert(endings).values(row)
export const setEnding = (db: Db, id: string, change: Partial<EndingRow>) =>
  db.update(endings).set(change).where(eq(endings.id, id))

/** Endings whose last day is over. One with an objection waits, unless a court decided it. */
export const dueEndings = (db: Db, today: IsoDate) =>
  db
    .select({ id: endings.id, tenancy_id: endings.tenancy_id })
    .from(endings)
    .where(
      and(
        eq(endings.state, 'set'),
        lt(endings.ends_on, today),
        or(isNull(endings.objected_at), eq(endings.way, 'court')),
      ),
    )
    .orderBy(asc(endings.ends_on), asc(endings.id))
    .limit(1000)

export async function propertyOf(db: Db, propertyId: string) {
  const [row] = await db
    .select({
      baslik: properties.baslik,
      adres: properties.adres,
      mahalle: deeds.mahalle,
      ilce: deeds.ilce,
      il: deeds.il,
    })
    .from(properties)
    .leftJoin(deeds, eq(deeds.property_id, properties.id))
    .where(eq(properties.id, propertyId))
  return row!
}

export const contractTenantsOf = (db: Db, contractId: string) =>
  db
    .select({
      user_id: contractTenants.tenant_user_id,
      name: contractTenants.tenant_name,
      id: contractTenants.id,
      email: contractTenants.tenant_email,
      phone: contractTenants.tenant_phone,
      address: contractTenants.tenant_address,
    })
    .from(contractTenants)
    .where(eq(contractTenants.contract_id, contractId))
    .orderBy(desc(contractTenants.is_primary), asc(contractTenants.id))

export const eventsOf = (db: Db, endingId: string) =>
  db
    .select()
    .from(endingEvents)
    .where(eq(endingEvents.ending_id, endingId))
    .orderBy(desc(endingEvents.at), desc(endingEvents.id))
    .limit(200)

export const noticesOf = (db: Db, tenancyId: string) =>
  db
    .select()
    .from(endingNotices)
    .where(eq(endingNotices.tenancy_id, tenancyId))
    .orderBy(desc(endingNotices.created_at), desc(endingNotices.id))
    .limit(100)
export const noticeById = (db: Db, id: string): Promise<NoticeRow | null> =>
  firstRow(db.select().from(endingNotices).where(eq(endingNotices.id, id)))
/** False when a notice with this id already exists. */
export async function insertNotice(db: Db, row: NoticeRow): Promise<boolean> {
  const made = await db.insert(endingNotices).values(row).onConflictDoNothing().returning({ id: endingNotices.id })
  return made.length > 0
}
export const setNotice = (
  db: Db,
  id: string,
  change: Partial<
    Pick<NoticeRow, 'withdrawn_at' | 'withdrawn_by_name' | 'withdraw_reason' | 'proof_file' | 'proof_sha256'>
  >,
) => db.update(endingNotices).set(change).where(eq(endingNotices.id, id))

export const tasksOf = (db: Db, endingId: string) =>
  db.select().from(endingTasks).where(eq(endingTasks.ending_id, endingId))
export const insertTask = (db: Db, row: typeof endingTasks.$inferInsert) =>
  db.insert(endingTasks).values(row).onConflictDoNothing()
export const deleteTask = (db: Db, endingId: string, kind: TaskKind) =>
  db.delete(endingTasks).where(and(eq(endingTasks.ending_id, endingId), eq(endingTasks.kind, kind)))

/** With the files of each, in order of creation. */
export const deductionsOf = (db: Db, endingId: string) =>
  db
    .select({
      deduction: endingDeductions,
      files: sql<string[]>`array(select f.file_id from ${endingDeductionFiles} f
        where f.deduction_id = "ending_deductions"."id" order by f.file_id)`,
    })
    .from(endingDeductions)
    .where(eq(endingDeductions.ending_id, endingId))
    .orderBy(asc(endingDeductions.created_at), asc(endingDeductions.id))
export const deductionById = (db: Db, id: string): Promise<DeductionRow | null> =>
  firstRow(db.select().from(endingDeductions).where(eq(endingDeductions.id, id)))
export const countDeductions = (db: Db, endingId: string) =>
  db.$count(endingDeductions, eq(endingDeductions.ending_id, endingId))
/** False when an item with this id already exists. */
export async function insertDeduction(db: Db, row: DeductionRow): Promise<boolean> {
  const made = await db
    .insert(endingDeductions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: endingDeductions.id })
  return made.length > 0
}
export const setDeduction = (db: Db, { id, version }: DeductionRow, change: Partial<DeductionRow>) =>
  db
    .update(endingDeductions)
    .set({ ...change, version: version + 1 })
    .where(eq(endingDeductions.id, id))
export const insertDeductionFile = (db: Db, row: typeof endingDeductionFiles.$inferInsert) =>
  db.insert(endingDeductionFiles).values(row)
export async function countDeductionFiles(db: Db, deductionId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(endingDeductionFiles)
    .where(eq(endingDeductionFiles.deduction_id, deductionId))
  return row?.count ?? 0
}

/** The fixture's name; null for a fixture of another property. */
export async function fixtureName(db: Db, propertyId: string, id: string): Promise<string | null> {
  const [row] = await db
    .select()
    .from(fixtures)
    .where(and(eq(fixtures.id, id), eq(fixtures.property_id, propertyId)))
  return row ? fixtureText({ ...row, teslimDurumu: '' }) : null
}
export const fixturesOf = (db: Db, propertyId: string) =>
  db
    .select({ id: fixtures.id, name: fixtures.demirbasCinsi, marka: fixtures.marka })
    .from(fixtures)
    .where(eq(fixtures.property_id, propertyId))
    .orderBy(asc(fixtures.demirbasCinsi), asc(fixtures.id))
    .limit(200)
