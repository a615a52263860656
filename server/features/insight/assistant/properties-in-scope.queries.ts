import { and, asc, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Period } from '#domain/insight/assistant/periods.rules.ts'
import { waitingForAnswer, withdrawn } from '#domain/property/suggestions/suggestions.schema.ts'
import { relationTo } from '#server/access/property-scope.queries.ts'
import { relatedTo } from '#server/access/relations.queries.ts'
import { suggestionsSeenBy } from '#server/access/suggestion-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { chats, messages } from '#server/db/schema/chat.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { deeds, properties, propertyFeatures } from '#server/db/schema/properties.ts'
import { suggestions } from '#server/db/schema/suggestions.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Ask } from './ask.ts'
import { contractsAsOwner, inProperties, propertiesAsOwner } from './scope.queries.ts'

type QueryScope = Pick<Ask, 'actor' | 'scope' | 'today'>
const mostProperties = 5000

/**
 * The owner's properties with the fields that questions ask about; buildings are excluded because only units are let.
 */
export const propertiesInScope = (db: Db, { actor, scope }: QueryScope) =>
  db
    .select({
      id: properties.id,
      baslik: properties.baslik,
      durum: properties.tasinmazDurumu,
      cins: properties.tasinmazCinsi,
      adres: properties.adres,
      is_bina: properties.is_bina,
      bina_id: properties.bina_id,
      il: deeds.il,
      ilce: deeds.ilce,
      oda: propertyFeatures.odaSayisi,
      m2: propertyFeatures.metrekaresi,
      kat: propertyFeatures.bulunduguKat,
      dask_no: propertyFeatures.daskPoliceNo,
      dask_bitis: propertyFeatures.daskBitis,
      elektrik: propertyFeatures.elektrikAboneNo,
      elektrik_sayac: propertyFeatures.elektrikSayacNo,
      su: propertyFeatures.suAboneNo,
      su_sayac: propertyFeatures.suSayacNo,
      gaz: propertyFeatures.dogalgazAboneNo,
      gaz_sayac: propertyFeatures.dogalgazSayacNo,
    })
    .from(properties)
    .leftJoin(deeds, eq(deeds.property_id, properties.id))
    .leftJoin(propertyFeatures, eq(propertyFeatures.property_id, properties.id))
    .where(propertiesAsOwner(actor, scope))
    .orderBy(asc(properties.title_key), asc(properties.id))
    .limit(mostProperties)
export type PropertyInScope = Awaited<ReturnType<typeof propertiesInScope>>[number]

const tenantRow = z.strictObject({
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string(),
  baslik: z.string(),
  property_id: z.uuid(),
  contract_id: z.uuid(),
})
export type TenantRow = z.output<typeof tenantRow>

/** Tenants of today on the owner's side. */
export const tenantsNow = (db: Db, { actor, scope, today }: QueryScope): Promise<TenantRow[]> =>
  rowsOf(
    db,
    tenantRow,
    sql`
    select t.tenant_name as name, t.tenant_phone as phone, t.tenant_email as email, p.baslik, p.id as property_id,
      "contracts"."id" as contract_id
    from ${contracts} join ${properties} p on p.id = "contracts"."property_id" and p.deleted_at is null
      join ${contractTenants} t on t.contract_id = "contracts"."id"
    where ${contractsAsOwner(actor, scope)} and "contracts"."status" = 'active' and "contracts"."cancelled_at" is null
      and "contracts"."baslangicTarihi" <= ${today}::date
      and not exists (select 1 from ${contracts} n where n.tenancy_id = "contracts"."tenancy_id" and n.status = 'active'
        and n.deleted_at is null and n.cancelled_at is null and n."baslangicTarihi" <= ${today}::date
        and (n."baslangicTarihi", n.id) > ("contracts"."baslangicTarihi", "contracts"."id"))
      and exists (select 1 from tenancies y where y.id = "contracts"."tenancy_id"
        and (y.ended_on is null or y.ended_on >= ${today}::date))
    order by p.title_key, "contracts"."id", t.is_primary desc, t.id limit ${mostProperties}`,
  )

/** People who accepted to work for this owner. */
export const staffOf = (db: Db, actor: Actor) =>
  db
    .select({
      // Once they accepted, the name of their own account is used.
      name: sql<string>`coalesce(${users.username}, ${engagements.username})`,
      role: engagements.role,
      email: engagements.email,
      accepted: sql<boolean>`${engagements.accepted_at} is not null`,
    })
    .from(engagements)
    .leftJoin(users, eq(users.id, engagements.person_id))
    .where(and(eq(engagements.owner_id, actor.userId), isNull(engagements.ended_at)))
    .orderBy(asc(engagements.role), asc(engagements.search_key))
    .limit(mostContacts)

/** Maximum number of contacts (AST-01). */
export const mostContacts = 50

export const contactIds = async (db: Db, actor: Actor): Promise<string[]> =>
  (
    await db
      .select({ id: users.id })
      .from(users)
      .where(relatedTo(actor))
      .orderBy(asc(users.search_key), asc(users.id))
      .limit(mostContacts)
  ).map(({ id }) => id)

export const contactsByIds = (db: Db, batch: readonly string[]) =>
  db
    .select({ id: users.id, name: users.username })
    .from(users)
    .where(sql`${users.id} = any(${sql.param([...batch])}::uuid[])`)

const senderRow = z.strictObject({ name: z.string(), chat_id: z.uuid(), count: z.number().int() })

/** Unread messages to this person, by sender. */
export const unreadBySender = (db: Db, userId: string) =>
  rowsOf(
    db,
    senderRow,
    sql`
    select u.username as name, c.id as chat_id, count(*)::int as count
    from ${chats} c join ${messages} m on m.chat_id = c.id and m.sender_id <> ${userId} and not m.is_read
      join ${users} u on u.id = m.sender_id
    where c.user1 = ${userId} or c.user2 = ${userId}
    group by 1, 2 order by 3 desc, 1 limit ${mostContacts}`,
  )

export interface RequestRow {
  id: string
  property_id: string
  baslik: string
  aciklama: string
  oncelik: string
  durum: string
  asked_on: string
  done_on: string | null
  cost: number | null
}

const seenAs = (actor: Actor, side: 'owner' | 'tenant'): SQL =>
  and(
    suggestionsSeenBy(actor),
    side === 'tenant' ? eq(suggestions.tenant_id, actor.userId) : ne(relationTo(actor), 'tenant'),
  )!

export const requestStates = {
  waiting: sql`${suggestions.durum} = ${waitingForAnswer}`,
  open: sql`${suggestions.durum} not in ('tamamlandi', 'reddedildi', ${withdrawn})`,
  urgent: sql`(${suggestions.oncelik} = 'Acil' and ${suggestions.durum} not in ('tamamlandi', 'reddedildi', ${withdrawn}))`,
  done: sql`${suggestions.durum} = 'tamamlandi'`,
  any: sql`${suggestions.durum} <> ${withdrawn}`,
} as const

/** Requests, newest first; `tenant`: those this person made about the rented property. */
export async function requests(
  db: Db,
  { actor, scope }: QueryScope,
  { side, which, done }: { side: 'owner' | 'tenant'; which: SQL; done?: Period | null },
): Promise<RequestRow[]> {
  const finished = sql<string | null>`(${suggestions.tamamlanma_tarihi} at time zone 'Europe/Istanbul')::date::text`
  const rows = await db
    .select({
      id: suggestions.id,
      property_id: suggestions.property_id,
      baslik: properties.baslik,
      aciklama: suggestions.aciklama,
      oncelik: suggestions.oncelik,
      durum: suggestions.durum,
      asked_on: sql<string>`(${suggestions.olusturma_tarihi} at time zone 'Europe/Istanbul')::date::text`,
      done_on: finished,
      cost: suggestions.maliyet,
    })
    .from(suggestions)
    .innerJoin(properties, eq(properties.id, suggestions.property_id))
    .where(
      and(
        seenAs(actor, side),
        which,
        scopeOfRequests(scope),
        done ? sql`${finished} between ${done.from} and ${done.to}` : undefined,
      ),
    )
    .orderBy(desc(suggestions.olusturma_tarihi), desc(suggestions.id))
    .limit(mostProperties)
  return rows
}

/** For a named person: requests about the properties they rent. */
const scopeOfRequests = (scope: Ask['scope']): SQL =>
  inProperties(
    scope.named.person ? { ...scope, named: { person: true, property: true } } : scope,
    sql`${suggestions.property_id}`,
  )
