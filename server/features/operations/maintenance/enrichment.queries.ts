import { and, asc, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { fold } from '#domain/kernel/turkish-text.ts'
import { maintenanceLimits } from '#domain/operations/maintenance/maintenance.schema.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'

const firstId = '00000000-0000-0000-0000-000000000000'

/** Contracts with missing names, a thousand at a time. */
export async function contractsWithoutNames(db: Db, after: string = firstId): Promise<string[]> {
  const rows = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(
      and(
        gt(contracts.id, after),
        isNull(contracts.deleted_at),
        or(eq(contracts.owner_name, ''), eq(contracts.tenant_name, ''), eq(contracts.tenant_email, '')),
      ),
    )
    .orderBy(asc(contracts.id))
    .limit(maintenanceLimits.contracts)
  return rows.map(({ id }) => id)
}

/** With the names known from other records; three statements, however many contracts. */
export async function nameSources(db: Db, ids: string[], { lock }: { lock: boolean }) {
  if (ids.length === 0) return []
  const { id, owner_id, owner_name, landlord_name, tenant_user_id, tenant_name, tenant_email } = contracts
  const query = db
    .select({ id, owner_id, owner_name, landlord_name, tenant_user_id, tenant_name, tenant_email })
    .from(contracts)
    .where(inArray(id, ids))
    .orderBy(asc(id))
  const rows = lock ? await query.for('update') : await query
  const parties = await db
    .select({
      contract_id: contractTenants.contract_id,
      user_id: contractTenants.tenant_user_id,
      name: contractTenants.tenant_name,
      email: contractTenants.tenant_email,
    })
    .from(contractTenants)
    .where(inArray(contractTenants.contract_id, ids))
    .orderBy(desc(contractTenants.is_primary), asc(contractTenants.id))
  const wanted = [...rows.flatMap((row) => [row.owner_id, row.tenant_user_id]), ...parties.map((each) => each.user_id)]
  const known = await db
    .select({ id: users.id, name: users.username, email: users.email })
    .from(users)
    .where(
      inArray(
        users.id,
        wanted.filter((each) => each !== null),
      ),
    )
  const people = new Map(known.map((person) => [person.id, person]))
  return rows.map((row) => {
    const tenants = parties.filter(({ contract_id }) => contract_id === row.id)
    const [first] = tenants
    const account = people.get(first?.user_id ?? row.tenant_user_id ?? '')
    const tenant =
      first || account
        ? { name: first?.name.trim() || account?.name || '', email: first?.email.trim() || account?.email || '' }
        : null
    return {
      contract: row,
      tenants,
      landlord_name: row.landlord_name,
      owner: people.get(row.owner_id)?.name ?? null,
      tenant,
    }
  })
}
export type NameSource = Awaited<ReturnType<typeof nameSources>>[number]

/** The search key contains the tenants' names and addresses, so it is updated too. */
export const fillNames = (
  db: Db,
  { contract, tenants }: NameSource,
  names: Partial<Pick<typeof contracts.$inferSelect, 'owner_name' | 'tenant_name' | 'tenant_email'>>,
) => {
  const { tenant_name, tenant_email } = { ...contract, ...names }
  const parties = tenants.length > 0 ? tenants : [{ name: tenant_name, email: tenant_email }]
  const words = parties.map(({ name, email }) => `${name.trim() || tenant_name} ${email}`).join(' ')
  return db
    .update(contracts)
    .set({ ...names, search_key: fold(words) })
    .where(eq(contracts.id, contract.id))
}
