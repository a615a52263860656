import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { flagsOn } from '#domain/access/engagements.ts'
import { ledgerRights } from '#domain/access/ledger-rights.ts'
import type { DelegateList } from '#domain/access/property-rights.ts'
import {
  type DetailPart,
  detailLimits,
  detailParts,
  type propertyDetail,
} from '#domain/property/properties/property-detail.api.ts'
import type { EventDetail } from '#domain/property/properties/property-events.rules.ts'
import { type PlaceholderValues, preparedByCaller } from '#server/access/prepared-by-caller.ts'
import { type FoundProperty, visibleTo } from '#server/access/property-scope.queries.ts'
import { suggestionsSeenBy } from '#server/access/suggestion-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { inForce } from '#server/db/in-force.ts'
import { readTogether } from '#server/db/read-together.ts'
import { users } from '#server/db/schema/accounts.ts'
import { contractHidings, contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { engagements } from '#server/db/schema/engagements.ts'
import { files } from '#server/db/schema/files.ts'
import { fixtureDocs, fixtures } from '#server/db/schema/fixtures.ts'
import { ledgerDues } from '#server/db/schema/ledger.ts'
import {
  deeds,
  deliveryImages,
  evacuationImages,
  meterReadings,
  properties,
  propertyDelegates,
  propertyEvents,
  propertyFeatures,
  propertyImages,
  propertyTenants,
  tenancyRequests,
  tenants,
} from '#server/db/schema/properties.ts'
import { suggestions } from '#server/db/schema/suggestions.ts'
import { SqlValue } from '#server/db/sql-value.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'
import {
  newestFirst,
  suggestionColumns,
  suggestionTables,
} from '#server/features/property/suggestions/suggestion-row.queries.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'
import { eventsFor } from '#server/services/audit/audit-log.queries.ts'
import { rentInForce } from '#server/services/ledger/lease-today.queries.ts'
import { contractCalled, paperCountsOf } from '#server/services/paper-signatures/paper-signatures.queries.ts'

type Reply = z.input<typeof propertyDetail>
type Images = Reply['images']['general']

export type PersonRow = Pick<Reply['users'][number], 'id' | 'username' | 'phoneNumber'> & {
  email: string
  avatar_file: string | null
}

/** Raw JSON parts of the reply, with PostgreSQL's timestamp format and before masking. */
interface Parts {
  ids: Pick<Reply['property'], 'tenant_id' | 'lawyer_id'>
  owner: PersonRow | null
  users: (PersonRow & { relation: 'tenant' | DelegateList })[]
  building: Pick<Reply['units'][number], 'id' | 'baslik'> | null
  units: Reply['units']
  deed: Reply['deed']
  feature: Reply['feature']
  /** Records with the national id still encrypted. */
  tenantRecords: (Reply['tenantRecords'][number] & { created_by: string })[]
  tenancyRequests: Reply['tenancyRequests']
  contracts: Reply['contracts']
  fixtures: Reply['fixtures']
  suggestions: Reply['suggestions']
  general: Images
  delivery: Images
  evacuation: Images
  readings: Reply['readings']
  documentCount: Reply['documentCount']
  arrears: Reply['arrears']
  history: (Omit<Reply['history'][number], 'text'> & { detail: EventDetail })[]
}
/** Parts that could not be read are missing, so that the rest of the page still shows. */
export type ReadParts = Partial<Parts>

/** Rows of a subquery as JSON, so that one statement returns many lists. */
const list = <Row>(rows: SQL) => sql<Row[]>`(select coalesce(json_agg(row_to_json(part)), '[]') from (${rows}) as part)`
const one = <Row>(rows: SQL) => sql<Row | null>`(select row_to_json(part) from (${rows}) as part)`
const nobody = sql<never[]>`'[]'::json`
const nothing = sql<null>`null::json`
const limit = (name: keyof typeof detailLimits) => sql.raw(`limit ${detailLimits[name]}`)

const images = (table: PgTable, id: SqlValue) =>
  list<Images[number]>(sql`select i.id, i.property_id, i.file_id, i.oda, i.aciklama, f.width, f.height, i.created_at
    from ${table} i join ${files} f on f.id = i.file_id where i.property_id = ${id} order by i.id ${limit('images')}`)

/** The property's id, owner and building. */
type PropertyIds = PlaceholderValues<{ id: string; creator: string; bina_id: string | null }>
interface Reader {
  rights: FoundProperty['rights']
  isBuilding: boolean
  rentsHere: boolean
  readsMoney: boolean
}

const readerOf = (actor: Actor, { property, relation, rights }: FoundProperty): Reader => {
  const rentsHere = relation === 'tenant'
  const flags = flagsOn(actor.engagements, property.creator)
  const readsMoney = !rentsHere && ledgerRights(relation, flags).read === 'all'
  return { rights, isBuilding: property.is_bina, rentsHere, readsMoney }
}

/** The SQL of each part, limited to what this person may see. */
function partsFor(
  actor: Viewer,
  { rights, isBuilding, rentsHere, readsMoney }: Reader,
  property: PropertyIds,
): {
  [Name in DetailPart]: SQL<Parts[Name]>
} {
  const { id } = property
  // Tenants see their own arrears, not those of earlier tenants or from before their contract.
  const ownDues = sql`and exists (select 1 from ${contracts} c where c.property_id = ${id}
    and c.tenancy_id = ${ledgerDues}.tenancy_id and c."baslangicTarihi" <= ${ledgerDues}.due_on
    and (c.tenant_user_id = ${actor.callerId} or exists (select 1 from ${contractTenants} ct
      where ct.contract_id = c.id and ct.tenant_user_id = ${actor.callerId})))`
  const papers = <Part>(part: SQL<Part>, otherwise: SQL<Part>) => (rights.seePapers ? part : otherwise)
  // Tenants see other tenants by name, but not the owner's staff.
  const engaged = sql`${engagements} e where e.owner_id = ${property.creator} and ${inForce(actor.today)}`
  const delegates = sql`union select d.user_id, d.list as relation, 1 as rank
      from ${propertyDelegates} d where d.property_id = ${id} and d.user_id in (select e.person_id from ${engaged})
    union select e.person_id, e.role, 1 from ${engaged} and e.acts_on_all`
  const sharedDocuments = { tenant: sql`tenant_can_see`, lawyer: sql`lawyer_can_see` }
  const openDocuments =
    rights.documents === 'all'
      ? sql`true`
      : rights.documents === 'shared'
        ? sharedDocuments[rentsHere ? 'tenant' : 'lawyer']
        : sql`false`
  return {
    ids: sql`json_build_object(
      'tenant_id', (select coalesce(json_agg(user_id), '[]') from ${propertyTenants}
        where property_id = ${id} ${rentsHere ? sql`and user_id = ${actor.callerId}` : sql``}),
      'lawyer_id', ${papers(
        sql`(select coalesce(json_agg(user_id), '[]') from ${propertyDelegates} where property_id = ${id} and list = 'lawyer'
          and user_id in (select e.person_id from ${engaged}))`,
        nobody,
      )})`,
    owner: one(
      sql`select id, username, avatar_file, email, "phoneNumber" from ${users} where id = ${property.creator}`,
    ),
    // The phone number is the landlord's entry, because a tenant's own account is private.
    users: list(sql`select u.id, u.username, u.avatar_file, u.email, around.relation, case
        when around.relation <> 'tenant' then u."phoneNumber"
        else (select t."telefonNumarasi" from ${tenants} t where t.user_id = u.id and t.created_by = ${property.creator})
      end as "phoneNumber"
      from (select user_id, 'tenant' as relation, 0 as rank from ${propertyTenants} where property_id = ${id}
        ${papers(delegates, sql``)}) as around join ${users} u on u.id = around.user_id
      order by around.rank, u.username, u.id ${limit('users')}`),
    building: property.bina_id
      ? one(sql`select ${properties.id}, ${properties.baslik} from ${properties}
          where ${and(eq(properties.id, property.bina_id), visibleTo(actor))}`)
      : nothing,
    units: isBuilding
      ? list(sql`select ${properties.id}, ${properties.baslik}, ${properties.tasinmazCinsi}, ${properties.tasinmazDurumu}
          from ${properties} where ${and(eq(properties.bina_id, id), visibleTo(actor))}
          order by ${properties.title_key}, ${properties.id} ${limit('units')}`)
      : nobody,
    deed: papers(one(sql`select * from ${deeds} where property_id = ${id}`), nothing),
    feature: one(sql`select * from ${propertyFeatures} where property_id = ${id}`),
    tenantRecords: papers(
      list(sql`select t.* from ${tenants} t join ${propertyTenants} p on p.user_id = t.user_id
        where p.property_id = ${id} and t.created_by = ${property.creator} order by t.id ${limit('users')}`),
      nobody,
    ),
    tenancyRequests: papers(
      list(sql`select id, "adiSoyadi", "emailAdresi", created_at from ${tenancyRequests}
        where property_id = ${id} order by id ${limit('users')}`),
      nobody,
    ),
    contracts: list(sql`select c.id, c.status, c.tenant_name, c."brutAylik", ${
      readsMoney || rentsHere ? rentInForce(actor.today, 'c') : sql`c."brutAylik"`
    } as rent, c.is_corporate as gross, c."bedelTuru", c."baslangicTarihi",
        c."bitisTarihi", c."sozlesmeSuresi", c."sureBirimi", c.has_guarantor, c.tenant_approval_count,
        c.tenant_approval_required, c.cancelled_at, c.ended_on, c.tenancy_id, c.created_at,
        (p.counts ->> 'signed')::int as on_paper, (p.counts ->> 'objected')::int as paper_objections
      from ${contracts} c cross join lateral ${paperCountsOf(contractCalled('c'))} p(counts) where c.property_id = ${id} and c.deleted_at is null
        and not exists (select 1 from ${contractHidings} h where h.contract_id = c.id
          and h.user_id = ${rentsHere ? sql`${actor.callerId}` : sql`c.owner_id`}) ${
            rentsHere
              ? sql`and (c.tenant_user_id = ${actor.callerId} or exists (select 1 from ${contractTenants} ct
              where ct.contract_id = c.id and ct.tenant_user_id = ${actor.callerId}))`
              : sql``
          } order by c."baslangicTarihi" desc, c.id desc ${limit('contracts')}`),
    fixtures: list(sql`select f.id, f.property_id, f."demirbasCinsi", f.marka, f.sayisi, f.aciklama, f."teslimDurumu",
        f."tahliyeDurumu", f.version, f.created_at, coalesce((select json_agg(file_id order by file_id) from ${fixtureDocs}
        where fixture_id = f.id), '[]') as docs
      from ${fixtures} f where f.property_id = ${id} order by f.id ${limit('fixtures')}`),
    suggestions: list(sql`select ${suggestionColumns(actor)} from ${suggestionTables}
      where ${suggestions.property_id} = ${id} and ${suggestionsSeenBy(actor)}
      order by ${newestFirst} ${limit('suggestions')}`),
    general: images(propertyImages, id),
    delivery: images(deliveryImages, id),
    evacuation: images(evacuationImages, id),
    readings: list(sql`select id, property_id, sayac, zaman, "sayacNo", "aboneNo", endeks, tarih, file_id, created_at
      from ${meterReadings} where property_id = ${id} order by tarih desc, id desc ${limit('readings')}`),
    documentCount: sql`(select to_json(count(*)) from ${propertyDocuments} where property = ${id} and ${openDocuments})`,
    arrears:
      readsMoney || rentsHere
        ? list(sql`select currency, sum(amount - settled)::bigint as amount, min(due_on) as since from ${ledgerDues}
          where property_id = ${id} and settled < amount and due_on < ${actor.today}::date and category <> 'deposit'
            ${rentsHere ? ownDues : sql``}
          group by currency order by currency = 'TL' desc, currency`)
        : nothing,
    history: papers(
      list(sql`select id, kind, detail, actor_name, at from ${propertyEvents} where property_id = ${id}
        and ${eventsFor(rights)} order by id desc ${limit('history')}`),
      nobody,
    ),
  }
}

const allParts = preparedByCaller((_, actor, reader: Reader, ids: PropertyIds) => {
  const wanted = partsFor(actor, reader, ids)
  const columns = detailParts.map((name) => sql`${wanted[name]} as ${sql.identifier(name)}`)
  return sql<ReadParts>`select ${sql.join(columns, sql`, `)}`
})

/**
 * Reads all parts in one statement. If that fails, each part is read alone and only the broken one is missing from the
 * page.
 */
export async function readParts(
  db: Db,
  actor: Actor,
  found: FoundProperty,
  onFailure: (error: unknown, part: DetailPart | 'batch') => void,
): Promise<{ parts: ReadParts; failed: DetailPart[] }> {
  const reader = readerOf(actor, found)
  const { id, creator, bina_id } = found.property
  const ids = { id, creator, bina_id }
  try {
    const [parts] = await allParts(db, actor, reader, ids)
    return { parts: parts ?? {}, failed: [] }
  } catch (error) {
    // Reading the parts one by one would only wait again.
    if (isDatabaseUnavailable(error)) throw error
    onFailure(error, 'batch')
  }
  const wanted = partsFor(actor, reader, {
    id: SqlValue.of('id', id),
    creator: SqlValue.of('creator', creator),
    bina_id: bina_id === null ? null : SqlValue.of('bina_id', bina_id),
  })
  const parts: ReadParts = {}
  const failed: DetailPart[] = []
  for (const name of detailParts) {
    try {
      Object.assign(parts, await readTogether<ReadParts>(db, { [name]: wanted[name] }))
    } catch (error) {
      onFailure(error, name)
      failed.push(name)
    }
  }
  return { parts, failed }
}
