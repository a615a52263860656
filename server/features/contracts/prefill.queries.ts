import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { properties } from '#server/db/schema/properties.ts'
import { visibleTo } from '#server/features/properties/property-scope.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { contractVisibleTo } from './contract-scope.queries.ts'

const listed = 1000
const knownPeople = 50

/** Buildings are not let as such; their units are. */
export const lettable = (db: Db, actor: Actor) =>
  db
    .select({
      id: properties.id,
      baslik: properties.baslik,
      tasinmazCinsi: properties.tasinmazCinsi,
      tasinmazDurumu: properties.tasinmazDurumu,
      creator: properties.creator,
    })
    .from(properties)
    .where(and(visibleTo(actor), eq(properties.is_bina, false)))
    .orderBy(asc(properties.title_key), asc(properties.id))
    .limit(listed)

export async function landlordOf(db: Db, userId: string) {
  const [owner] = await db
    .select({
      username: users.username,
      email: users.email,
      phoneNumber: users.phoneNumber,
      address: users.address,
      kimlikNo: users.kimlikNo,
    })
    .from(users)
    .where(eq(users.id, userId))
  return owner ?? null
}

/** The terms a landlord used last, for the same place if it was let before. */
export async function lastContractOf(db: Db, ownerId: string, propertyId: string | null) {
  const [last] = await db
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.owner_id, ownerId),
        isNull(contracts.deleted_at),
        propertyId ? eq(contracts.property_id, propertyId) : undefined,
      ),
    )
    .orderBy(desc(contracts.id))
    .limit(1)
  return last ?? null
}

/** People this person has made contracts with before. */
export const peopleOf = (db: Db, actor: Actor) =>
  db
    .selectDistinct({ name: contractTenants.tenant_name, email: contractTenants.tenant_email })
    .from(contractTenants)
    .innerJoin(contracts, and(eq(contracts.id, contractTenants.contract_id), contractVisibleTo(actor)))
    .where(ne(contractTenants.tenant_email, actor.email))
    .limit(knownPeople)
