import { and, desc, eq, like, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { showDate, showDateTime } from '#domain/kernel/dates.ts'
import { shortId } from '#domain/kernel/ids.ts'
import { maskEmail } from '#domain/operations/maintenance/maintenance.rules.ts'
import type { LookupKind, LookupQuery, LookupRecord } from '#domain/operations/maintenance/maintenance.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Db } from '#server/db/client.ts'
import { likePatterns } from '#server/db/like.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { properties, propertyTenants } from '#server/db/schema/properties.ts'

type Column = typeof properties.search_key | typeof contracts.search_key | typeof users.search_key
type Id = typeof properties.id | typeof contracts.id | typeof users.id

/** An id finds its record, words match titles and names. */
const asked = (q: string, id: Id, key: Column): SQL | undefined =>
  z.uuid().safeParse(q).success ? eq(id, q) : and(...likePatterns(q).map((pattern) => like(key, pattern)))

const facts = (all: Record<string, string | null>) =>
  Object.entries(all).map(([label, value]) => ({ label, value: value || 'yok' }))
const day = (at: Date | null) => at && showDateTime(at)

const lookups: Record<LookupKind, (db: Db, query: LookupQuery) => Promise<LookupRecord[]>> = {
  async property(db, { q, limit }) {
    const rows = await db
      .select({
        property: properties,
        owner: users.username,
        tenants:
          sql<number>`(select count(*) from ${propertyTenants} l where l.property_id = ${properties.id})`.mapWith(
            Number,
          ),
      })
      .from(properties)
      .innerJoin(users, eq(users.id, properties.creator))
      .where(asked(q, properties.id, properties.search_key))
      .orderBy(desc(properties.id))
      .limit(limit)
    return rows.map(({ property, owner, tenants }) => ({
      id: property.id,
      title: titleOf(property),
      facts: facts({
        'Mülk sahibi': owner,
        Durum: property.tasinmazDurumu,
        'Kiracı bağlantısı': String(tenants),
        Kontrat: property.contract_id && shortId(property.contract_id),
        'Çöp kutusunda': day(property.deleted_at),
      }),
    }))
  },
  async contract(db, { q, limit }) {
    const rows = await db
      .select({ contract: contracts, baslik: properties.baslik })
      .from(contracts)
      .innerJoin(properties, eq(properties.id, contracts.property_id))
      .where(asked(q, contracts.id, contracts.search_key))
      .orderBy(desc(contracts.id))
      .limit(limit)
    return rows.map(({ contract, baslik }) => ({
      id: contract.id,
      title: `Kontrat ${shortId(contract.id)}`,
      facts: facts({
        Mülk: titleOf({ baslik }),
        Durum: contract.status,
        'Kiraya veren': contract.owner_name,
        Kiracı: contract.tenant_name,
        Süre: `${showDate(contract.baslangicTarihi)} – ${showDate(contract.bitisTarihi)}`,
        'İptal ya da bitiş': day(contract.cancelled_at),
      }),
    }))
  },
  async person(db, { q, limit }) {
    const rows = await db
      .select({
        id: users.id,
        username: users.username,
        email: users.email,
        is_active: users.is_active,
        rents: sql<string[]>`coalesce((select json_agg(p.baslik order by p.baslik) from ${propertyTenants} l
          join ${properties} p on p.id = l.property_id where l.user_id = "users"."id"), '[]')`,
      })
      .from(users)
      .where(asked(q, users.id, users.search_key))
      .orderBy(desc(users.id))
      .limit(limit)
    return rows.map(({ id, username, email, is_active, rents }) => ({
      id,
      title: username,
      facts: facts({
        'E-posta': maskEmail(email),
        Hesap: is_active === false ? 'Etkin değil' : 'Etkin',
        'Kiraladığı mülkler': rents.join(', '),
      }),
    }))
  },
}

/** At most ten records, never with an identity number, phone number or full address. */
export const recordsFor = (db: Db, query: LookupQuery): Promise<LookupRecord[]> => lookups[query.kind](db, query)
