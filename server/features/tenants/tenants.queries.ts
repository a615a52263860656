import { and, desc, eq, isNull, like, ne, or, sql } from 'drizzle-orm'
import { fold } from '#domain/kernel/turkish-text.ts'
import { titleOf } from '#domain/properties/properties.rules.ts'
import { maxCards, type TenantCard, tenantRole } from '#domain/tenants/tenants.schema.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { properties, propertyTenants } from '#server/db/schema/properties.ts'
import { visibleTo } from '#server/features/properties/property-scope.queries.ts'
import type { Actor } from '#server/http/actor.ts'

const words = (q: string) =>
  fold(q)
    .split(' ')
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)

type Row = Omit<TenantCard, 'tenantIdNumber' | 'propertyInfo'> & { baslik: string; encryptedId: string | null }

/** One statement: the page and, through a window, how many there are in all. A tenant without a name is left out. */
export async function tenantCards(
  db: Db,
  actor: Actor,
  { page, size, q }: { page: number; size: number; q: string },
  mask: (encrypted: string | null) => string | null,
) {
  const rows: (Row & { total: number })[] = await db
    .select({
      id: contractTenants.id,
      name: contractTenants.tenant_name,
      role: sql<string>`${tenantRole}::text`,
      phoneNumber: contractTenants.tenant_phone,
      email: contractTenants.tenant_email,
      address: contractTenants.tenant_address,
      baslik: properties.baslik,
      contractId: contracts.id,
      propertyId: contracts.property_id,
      encryptedId: contractTenants.tenant_id_number,
      ownerInfo: users.username,
      // Whom the caller may write to (ROLE-20): a tenant of an own place, not only of a contract.
      userId: sql<string | null>`case when ${properties.creator} = ${actor.userId} and exists (
        select 1 from ${propertyTenants} t where t.property_id = ${properties.id} and t.user_id = ${contractTenants.tenant_user_id})
        then ${contractTenants.tenant_user_id} end`,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(contracts)
    .innerJoin(properties, and(eq(properties.id, contracts.property_id), visibleTo(actor)))
    .innerJoin(contractTenants, eq(contractTenants.contract_id, contracts.id))
    .leftJoin(users, eq(users.id, properties.creator))
    .where(
      and(
        isNull(contracts.deleted_at),
        isNull(contracts.cancelled_at),
        ne(sql`trim(${contractTenants.tenant_name})`, ''),
        ...words(q).map((word) => or(like(contracts.search_key, word), like(properties.search_key, word))),
      ),
    )
    .orderBy(desc(contracts.id), desc(contractTenants.is_primary), desc(contractTenants.id))
    .limit(Math.min(size, Math.max(0, maxCards - (page - 1) * size)))
    .offset((page - 1) * size)
  const documents = rows.map(({ baslik, encryptedId, total: _, ...card }) => ({
    ...card,
    propertyInfo: titleOf({ baslik }),
    tenantIdNumber: mask(encryptedId),
  }))
  return { documents, total: Math.min(rows[0]?.total ?? 0, maxCards) }
}
