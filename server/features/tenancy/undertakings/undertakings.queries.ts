import { and, eq, isNull, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import type { Db } from '#server/db/client.ts'
import { firstRow } from '#server/db/rows.ts'
import { undertakings } from '#server/db/schema/contract-papers.ts'
import { contractEvents, contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { handovers } from '#server/db/schema/handovers.ts'

export type UndertakingRow = typeof undertakings.$inferSelect

export const undertakingById = (db: Db, id: string): Promise<UndertakingRow | null> =>
  firstRow(db.select().from(undertakings).where(eq(undertakings.id, id)))

/**
 * The first day on which the tenancy's parties had agreed; renewals do not count. Null for an imported tenancy, which was
 * agreed years before it was written down here.
 */
export const firstAgreedDay = (tenancyId: string) => sql<IsoDate | null>`(
  select min((e.at at time zone 'Europe/Istanbul')::date)::text from ${contractEvents} e
  join ${contracts} c on c.id = e.contract_id where c.tenancy_id = ${tenancyId} and e.kind = 'activated'
  having bool_and(c.running_since is null))`

export async function firstAgreedOn(db: Db, tenancyId: string): Promise<IsoDate | null> {
  const [row] = await db.select({ on: firstAgreedDay(tenancyId) }).from(sql`(select 1) as one`)
  return row!.on
}

/** The move-in day that both sides confirmed. */
export async function confirmedHandoverOn(db: Db, tenancyId: string): Promise<IsoDate | null> {
  const [row] = await db
    .select({ on: sql<IsoDate | null>`${handovers.data} ->> 'date'` })
    .from(handovers)
    .where(and(eq(handovers.tenancy_id, tenancyId), eq(handovers.kind, 'in'), eq(handovers.state, 'confirmed')))
  return row?.on ?? null
}

export const isNamedIn = async (db: Db, contractId: string, userId: string): Promise<boolean> =>
  (await db.$count(
    contractTenants,
    and(eq(contractTenants.contract_id, contractId), eq(contractTenants.tenant_user_id, userId)),
  )) > 0

/** False when the id already exists. */
export async function insertUndertaking(db: Db, row: typeof undertakings.$inferInsert): Promise<boolean> {
  const rows = await db.insert(undertakings).values(row).onConflictDoNothing().returning({ id: undertakings.id })
  return rows.length > 0
}

/** Only once: a scan replaces no other, and none is added to a withdrawn undertaking. */
export async function keepScan(
  db: Db,
  id: string,
  scan: { scan_file: string; scan_sha256: string; scanned_at: Date },
): Promise<boolean> {
  const open = and(eq(undertakings.id, id), isNull(undertakings.scan_file), isNull(undertakings.withdrawn_at))
  const rows = await db.update(undertakings).set(scan).where(open).returning({ id: undertakings.id })
  return rows.length > 0
}

export async function markWithdrawn(
  db: Db,
  id: string,
  change: { withdrawn_at: Date; withdrawn_by_name: string; withdraw_reason: string },
): Promise<boolean> {
  const rows = await db
    .update(undertakings)
    .set(change)
    .where(and(eq(undertakings.id, id), isNull(undertakings.withdrawn_at)))
    .returning({ id: undertakings.id })
  return rows.length > 0
}
