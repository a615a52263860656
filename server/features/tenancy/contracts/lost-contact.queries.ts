import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { signsOnPaper } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contractApprovals, contractEvents, contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { propertyTenants } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'

/** Events that keep an address or number after the rows were rewritten. */
const reachingKinds = ['sent', 'resent', 'contact_changed']

const contactOfTenant = {
  name: contractTenants.tenant_name,
  email: contractTenants.tenant_email,
  phone: contractTenants.tenant_phone,
  user_id: contractTenants.tenant_user_id,
}

/** A person who was reached by mail, phone or account, once per trace. */
export interface ReachedPerson {
  contract: string
  name: string
  email: string
}

/**
 * The property's contracts, without those of ended tenancies and their renewals, because a later tenant may have the
 * same name. The contract being edited or renewed always counts.
 */
const contractsThatCount = (db: Db, propertyId: string, editedId: string | null) => {
  const before = alias(contracts, 'before')
  return db
    .select({ id: contracts.id })
    .from(contracts)
    .leftJoin(before, eq(before.id, contracts.renewed_from))
    .leftJoin(
      tenancies,
      and(
        eq(tenancies.id, sql`coalesce(${contracts.tenancy_id}, ${before.tenancy_id})`),
        isNotNull(tenancies.ended_on),
      ),
    )
    .where(
      and(
        eq(contracts.property_id, propertyId),
        or(isNull(tenancies.id), editedId ? eq(contracts.id, editedId) : undefined),
      ),
    )
}

/** All people reached about a property. */
export async function reachedBefore(db: Db, propertyId: string, editedId: string | null): Promise<ReachedPerson[]> {
  const counting = contractsThatCount(db, propertyId, editedId)
  const asked = await db
    .select({
      contract: contractApprovals.contract_id,
      name: contractApprovals.tenant_name,
      email: contractApprovals.tenant_email,
      phone: contractApprovals.asked_phone,
      user_id: contractApprovals.tenant_user_id,
    })
    .from(contractApprovals)
    .where(inArray(contractApprovals.contract_id, counting))
  // An address added after the signature is only here.
  const tenants = await db
    .select({ contract: contractTenants.contract_id, ...contactOfTenant })
    .from(contractTenants)
    .where(inArray(contractTenants.contract_id, counting))
  const guarantors = await db
    .select({
      contract: contracts.id,
      name: contracts.guarantor_name,
      email: sql<string>`coalesce(nullif(${contracts.guarantor_email}, ''), ${contracts.guarantor_asked_email}, '')`,
      phone: sql<string>`coalesce(${contracts.guarantor_phone}, ${contracts.guarantor_asked_phone}, '')`,
    })
    .from(contracts)
    .where(inArray(contracts.id, counting))
  const notified = await db
    .select({
      contract: contractEvents.contract_id,
      name: sql<string>`coalesce(${contractEvents.detail} ->> 'name', '')`,
      email: sql<string>`concat(${contractEvents.detail} ->> 'from', ${contractEvents.detail} ->> 'to')`,
      phone: sql<null>`null`,
    })
    .from(contractEvents)
    .where(and(inArray(contractEvents.contract_id, counting), inArray(contractEvents.kind, reachingKinds)))
  return [...asked, ...tenants, ...guarantors, ...notified]
    .filter((each) => !signsOnPaper(each))
    .map(({ contract, name, email }) => ({ contract, name, email }))
}

/** Names of users who rent the property. */
export async function rentersOf(db: Db, propertyId: string): Promise<string[]> {
  const rows = await db
    .select({ name: users.username })
    .from(propertyTenants)
    .innerJoin(users, eq(users.id, propertyTenants.user_id))
    .where(eq(propertyTenants.property_id, propertyId))
  return rows.map(({ name }) => name)
}

/** The stored parties of a contract, with their contacts. */
export async function partiesIn(db: Db, contractId: string) {
  const tenants = await db
    .select(contactOfTenant)
    .from(contractTenants)
    .where(eq(contractTenants.contract_id, contractId))
  const guarantors = await db
    .select({ name: contracts.guarantor_name, email: contracts.guarantor_email, phone: contracts.guarantor_phone })
    .from(contracts)
    .where(and(eq(contracts.id, contractId), eq(contracts.has_guarantor, true)))
  return { tenants, guarantors }
}

/** The first round in which each tenant of a contract was asked. */
export const firstRounds = (db: Db, contractId: string) =>
  db
    .select({ name: contractApprovals.tenant_name, round: sql<number>`min(${contractApprovals.round})` })
    .from(contractApprovals)
    .where(eq(contractApprovals.contract_id, contractId))
    .groupBy(contractApprovals.tenant_name)
