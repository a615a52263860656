import { and, eq, inArray, sql } from 'drizzle-orm'
import { fold } from '#domain/kernel/turkish-text.ts'
import { signsOnPaper } from '#domain/paper-signatures/paper-signatures.rules.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contractApprovals, contractEvents, contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { propertyTenants } from '#server/db/schema/properties.ts'

/** What the history keeps of a mail or number after the rows that held it were written anew. */
const reachingKinds = ['sent', 'resent', 'contact_changed']

/** The names of everybody who has ever been reached about a place: by mail, by phone or by an account. */
export async function reachedBefore(db: Db, propertyId: string): Promise<Set<string>> {
  const ofPlace = db.select({ id: contracts.id }).from(contracts).where(eq(contracts.property_id, propertyId))
  const asked = await db
    .select({
      name: contractApprovals.tenant_name,
      email: contractApprovals.tenant_email,
      phone: contractApprovals.asked_phone,
      user_id: contractApprovals.tenant_user_id,
    })
    .from(contractApprovals)
    .where(inArray(contractApprovals.contract_id, ofPlace))
  // An address that was added after the signature stands here alone.
  const tenants = await db
    .select({
      name: contractTenants.tenant_name,
      email: contractTenants.tenant_email,
      phone: contractTenants.tenant_phone,
      user_id: contractTenants.tenant_user_id,
    })
    .from(contractTenants)
    .where(inArray(contractTenants.contract_id, ofPlace))
  const guarantors = await db
    .select({
      name: contracts.guarantor_name,
      email: sql<string>`${contracts.guarantor_email} || coalesce(${contracts.guarantor_asked_email}, '')`,
      phone: sql<string>`coalesce(${contracts.guarantor_phone}, '') || coalesce(${contracts.guarantor_asked_phone}, '')`,
    })
    .from(contracts)
    .where(eq(contracts.property_id, propertyId))
  const told = await db
    .select({
      name: sql<string>`coalesce(${contractEvents.detail} ->> 'name', '')`,
      email: sql<string>`concat(${contractEvents.detail} ->> 'from', ${contractEvents.detail} ->> 'to')`,
      phone: sql<null>`null`,
    })
    .from(contractEvents)
    .where(and(inArray(contractEvents.contract_id, ofPlace), inArray(contractEvents.kind, reachingKinds)))
  const renting = await db
    .select({ name: users.username })
    .from(propertyTenants)
    .innerJoin(users, eq(users.id, propertyTenants.user_id))
    .where(eq(propertyTenants.property_id, propertyId))
  const reached = [...asked, ...tenants, ...guarantors, ...told].filter((each) => !signsOnPaper(each))
  return new Set([...reached, ...renting].map(({ name }) => fold(name)).filter((name) => name !== ''))
}
