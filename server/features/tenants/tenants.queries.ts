import { and, desc, eq, isNull, like, ne, or, sql } from 'drizzle-orm'
import { titleOf } from '#domain/properties/properties.rules.ts'
import { maxCards, type TenantCard, tenantRole } from '#domain/tenants/tenants.schema.ts'
import { visibleTo } from '#server/access/property-scope.queries.ts'
import { relatedTo } from '#server/access/relations.queries.ts'
import type { Db } from '#server/db/client.ts'
import { likePatterns } from '#server/db/like.ts'
import { offsetOf } from '#server/db/page.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { properties } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'

/** For whom the caller lets: themselves, and the owners they work for. */
const ownersSeen = ({ side, userId, engagements }: Actor) => [
  ...(side === 'all' ? [userId] : []),
  ...engagements.map(({ owner_id }) => owner_id),
]

/** A place that somebody rents is none they let. */
const asLandlord = (actor: Actor): Actor => ({ ...actor, subject: { ...actor.subject, renters_id: [] } })

type Row = Omit<TenantCard, 'tenantIdNumber' | 'propertyInfo'> & { baslik: string; encryptedId: string | null }

/**
 * One statement: first which tenants there are, up to the specified most, then everything about those of the page. A
 * tenant without a name is left out.
 */
export async function tenantCards(
  db: Db,
  actor: Actor,
  { page, size, q }: { page: number; size: number; q: string },
  mask: (encrypted: string | null) => string | null,
) {
  const order = [desc(contracts.id), desc(contractTenants.is_primary), desc(contractTenants.id)]
  const found = db.$with('found').as(
    db
      .select({ tenant: sql<string>`${contractTenants.id}`.as('tenant') })
      .from(contracts)
      .innerJoin(properties, and(eq(properties.id, contracts.property_id), visibleTo(asLandlord(actor))))
      .innerJoin(contractTenants, eq(contractTenants.contract_id, contracts.id))
      .where(
        and(
          // Contracts are many, those of one owner few.
          actor.subject.role === 'admin'
            ? undefined
            : sql`${contracts.owner_id} = any(${sql.param(ownersSeen(actor))}::uuid[])`,
          isNull(contracts.deleted_at),
          isNull(contracts.cancelled_at),
          ne(sql`trim(${contractTenants.tenant_name})`, ''),
          ...likePatterns(q).map((word) => or(like(contracts.search_key, word), like(properties.search_key, word))),
        ),
      )
      .orderBy(...order)
      .limit(maxCards),
  )
  const shown = db.$with('shown').as(
    db
      .select({ tenant: found.tenant, total: sql<number>`count(*) over ()`.as('total') })
      .from(found)
      .limit(size)
      .offset(offsetOf({ page, size })),
  )
  const rows: (Row & { total: number })[] = await db
    .with(found, shown)
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
      // Whom the caller may write to (ROLE-20): not everybody with a contract.
      userId: sql<string | null>`(select ${users.id} from ${users}
        where ${users.id} = ${contractTenants.tenant_user_id} and ${relatedTo(actor)})`,
      total: sql<number>`${shown.total}`.mapWith(Number),
    })
    .from(shown)
    .innerJoin(contractTenants, eq(contractTenants.id, shown.tenant))
    .innerJoin(contracts, eq(contracts.id, contractTenants.contract_id))
    .innerJoin(properties, eq(properties.id, contracts.property_id))
    .leftJoin(users, eq(users.id, properties.creator))
    .orderBy(...order)
  const cards = rows.map(({ baslik, encryptedId, total: _, ...card }) => ({
    ...card,
    propertyInfo: titleOf({ baslik }),
    tenantIdNumber: mask(encryptedId),
  }))
  return { cards, total: rows[0]?.total ?? 0 }
}
