import { and, asc, desc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/kernel/dates.ts'
import type { Db } from '#server/db/client.ts'
import { contracts, contractTenants, isActiveContract } from '#server/db/schema/contracts.ts'

/** The tenants on a day: those of the contract in force then, or of the first contract. */
export async function tenantsOn(db: Db, tenancyId: string, day: IsoDate): Promise<string[]> {
  const [held] = await db
    .select({
      names: sql<string[]>`array(select t.tenant_name from ${contractTenants} t
        where t.contract_id = "contracts"."id" order by t.is_primary desc, t.id)`,
    })
    .from(contracts)
    .where(
      and(
        eq(contracts.tenancy_id, tenancyId),
        isActiveContract,
        or(isNull(contracts.cancelled_at), isNotNull(contracts.ended_on)),
      ),
    )
    .orderBy(
      desc(lte(contracts.baslangicTarihi, day)),
      // The newest contract that had begun, else the first.
      sql`case when ${contracts.baslangicTarihi} <= ${day}::date then ${contracts.baslangicTarihi} end desc nulls last`,
      asc(contracts.baslangicTarihi),
      asc(contracts.id),
    )
    .limit(1)
  return held?.names ?? []
}

/** User accounts of a contract's tenants, for notifications. */
export async function tenantUserIds(db: Db, contractId: string): Promise<string[]> {
  const rows = await db
    .select({ id: contractTenants.tenant_user_id })
    .from(contractTenants)
    .where(and(eq(contractTenants.contract_id, contractId), isNotNull(contractTenants.tenant_user_id)))
  return rows.map(({ id }) => id!)
}
