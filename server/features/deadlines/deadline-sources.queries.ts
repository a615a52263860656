import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Relation } from '#domain/access/property-rights.ts'
import { deadlineRules, type Side } from '#domain/deadlines/deadline-kinds.rules.ts'
import { contractDeadlines, type Deadline, horizonDays } from '#domain/deadlines/deadlines.rules.ts'
import { addDays, addMonths, type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { linkLifetimeMs } from '#domain/kernel/link-lifetime.ts'
import {
  contractRelation,
  contractRightsFor,
  contractVisibleTo,
  notHiddenFrom,
} from '#server/access/contract-scope.queries.ts'
import { documentsSeenBy } from '#server/access/document-scope.queries.ts'
import { relationTo, rightsFor, visibleTo } from '#server/access/property-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { contractApprovals, contracts } from '#server/db/schema/contracts.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { properties, propertyFeatures } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import type { Actor } from '#server/http/actor.ts'

/** More than this of one kind of record is not read at once; the list says so. */
export const mostRows = 5000

export interface Asked {
  today: IsoDate
  /** Only what belongs to this place; empty for all. */
  property: string
}

export interface FoundDeadline extends Deadline {
  subject: string
  side: Side
  property: string
  baslik: string
  owner: string
  contract: string | null
  tenancy: string | null
  about: string
  manage: boolean
  /** Both parties of a contract hear of its first agreed end by `scan-contract-ends`. */
  warnedElsewhere: boolean
}

export interface Source {
  /** One statement, with the caller's scope in it, and one rule for its rows. */
  read(db: Db, actor: Actor, asked: Asked): Promise<{ found: FoundDeadline[]; truncated: boolean }>
}

const place = {
  property: properties.id,
  baslik: properties.baslik,
  owner: properties.creator,
}
const sideFor = (relation: Relation): Side => (relation === 'tenant' ? 'tenant' : 'landlord')
const atPlace = ({ property }: Asked) => (property ? eq(properties.id, property) : undefined)

/** A contract outlives its place: a tenant still has the deposit when the owner has removed the flat. */
const placeKept = (actor: Actor) => or(isNull(properties.deleted_at), eq(contractRelation(actor), 'tenant'))
const standing = (actor: Actor) => and(contractVisibleTo(actor), notHiddenFrom(actor), placeKept(actor))

const shownTo = (found: FoundDeadline[]) => found.filter(({ kind, side }) => deadlineRules[kind].sides[side])
const limited = <Row>(rows: Row[], deadlinesOf: (row: Row) => FoundDeadline[]) => ({
  found: shownTo(rows.slice(0, mostRows).flatMap(deadlinesOf)),
  truncated: rows.length > mostRows,
})

/** A tenancy may outlive one of its contracts; a contract from before there were tenancies ended with its cancellation. */
const endedOn = sql<IsoDate | null>`case when ${contracts.tenancy_id} is null
  then (${contracts.cancelled_at} at time zone 'Europe/Istanbul')::date else ${tenancies.ended_on} end`

/** Ends, notices, increases and the court's dates; after the end the deposit. The latest contract of a tenancy speaks. */
const contractDates: Source = {
  async read(db, actor, asked) {
    const rows = await db
      .select({
        ...place,
        id: contracts.id,
        relation: contractRelation(actor),
        status: contracts.status,
        baslangicTarihi: contracts.baslangicTarihi,
        bitisTarihi: contracts.bitisTarihi,
        tasinmazCinsi: sql<string>`coalesce(nullif(${contracts.tasinmazCinsi}, ''), ${properties.tasinmazCinsi}, '')`,
        startedOn: sql<IsoDate>`coalesce(${tenancies.started_on}, ${contracts.baslangicTarihi})::text`,
        endedOn: sql<IsoDate | null>`${endedOn}::text`,
        depozito: contracts.depozito,
        tenancy: contracts.tenancy_id,
        tenant_name: contracts.tenant_name,
        owner_name: contracts.owner_name,
      })
      .from(contracts)
      .innerJoin(properties, eq(properties.id, contracts.property_id))
      .leftJoin(tenancies, eq(tenancies.id, contracts.tenancy_id))
      .where(
        and(
          standing(actor),
          atPlace(asked),
          eq(contracts.status, 'active'),
          or(and(isNull(contracts.cancelled_at), isNull(tenancies.ended_on)), gt(endedOn, addMonths(asked.today, -4))),
          sql`not exists (select 1 from ${contracts} later where later.tenancy_id = ${contracts.tenancy_id}
            and later."baslangicTarihi" > ${contracts.baslangicTarihi} and later.status = 'active'
            and (later.cancelled_at is null or ${tenancies.ended_on} is not null) and later.deleted_at is null)`,
        ),
      )
      .limit(mostRows + 1)
    return limited(rows, (row) => {
      const side = sideFor(row.relation)
      const isParty = row.relation === 'owner' || row.relation === 'tenant'
      return contractDeadlines(row, asked.today).map((deadline) => ({
        ...deadline,
        ...found(row, side),
        subject: row.id,
        contract: row.id,
        tenancy: row.tenancy,
        about: side === 'tenant' ? row.owner_name : row.tenant_name,
        manage: contractRightsFor(actor, row.relation, row.owner).manage,
        warnedElsewhere: isParty && deadline.kind === 'contract_end' && deadline.date === row.bitisTarihi,
      }))
    })
  },
}

/** A contract that waits: nobody has ended it, and it asks for an answer. */
const waiting = and(
  isNull(contracts.cancelled_at),
  inArray(contracts.status, ['waiting_for_tenants', 'waiting_for_guarantor']),
)

/** A tenant is shown the own one alone. */
const approvalLinks: Source = {
  async read(db, actor, asked) {
    const rows = await db
      .select({
        ...place,
        id: contractApprovals.id,
        contract: contracts.id,
        relation: contractRelation(actor),
        expires_at: contractApprovals.expires_at,
        tenant_name: contractApprovals.tenant_name,
        owner_name: contracts.owner_name,
      })
      .from(contractApprovals)
      .innerJoin(contracts, eq(contracts.id, contractApprovals.contract_id))
      .innerJoin(properties, eq(properties.id, contracts.property_id))
      .where(
        and(
          standing(actor),
          atPlace(asked),
          waiting,
          eq(contractApprovals.approval_status, 'pending'),
          eq(contractApprovals.round, contracts.round),
          or(ne(contractRelation(actor), 'tenant'), eq(contractApprovals.tenant_user_id, actor.userId)),
        ),
      )
      .limit(mostRows + 1)
    return limited(rows, (row) => {
      const side = sideFor(row.relation)
      return [
        {
          ...found(row, side),
          kind: 'approval_link',
          date: isoDate(row.expires_at),
          subject: row.id,
          contract: row.contract,
          about: side === 'tenant' ? row.owner_name : row.tenant_name,
          manage: contractRightsFor(actor, row.relation, row.owner).manage,
        },
      ]
    })
  },
}

const guarantorLinks: Source = {
  async read(db, actor, asked) {
    const rows = await db
      .select({
        ...place,
        id: contracts.id,
        relation: contractRelation(actor),
        asked_at: contracts.guarantor_token_created_at,
        guarantor_name: contracts.guarantor_name,
      })
      .from(contracts)
      .innerJoin(properties, eq(properties.id, contracts.property_id))
      .where(
        and(
          standing(actor),
          atPlace(asked),
          waiting,
          eq(contracts.guarantor_approval_status, 'pending'),
          eq(contracts.guarantor_declined, false),
          isNotNull(contracts.guarantor_token_created_at),
        ),
      )
      .limit(mostRows + 1)
    return limited(rows, (row) => [
      {
        ...found(row, sideFor(row.relation)),
        kind: 'guarantor_link',
        date: isoDate(new Date(row.asked_at!.getTime() + linkLifetimeMs)),
        subject: row.id,
        contract: row.id,
        about: row.guarantor_name,
        manage: contractRightsFor(actor, row.relation, row.owner).manage,
      },
    ])
  },
}

/** Whoever only rents the place does not insure it. */
const policies: Source = {
  async read(db, actor, asked) {
    const rows = await db
      .select({
        ...place,
        relation: relationTo(actor),
        date: sql<IsoDate>`${propertyFeatures.daskBitis}::text`,
        daskPoliceNo: propertyFeatures.daskPoliceNo,
      })
      .from(properties)
      .innerJoin(propertyFeatures, eq(propertyFeatures.property_id, properties.id))
      .where(
        and(
          visibleTo(actor),
          atPlace(asked),
          ne(relationTo(actor), 'tenant'),
          lte(propertyFeatures.daskBitis, addDays(asked.today, horizonDays)),
        ),
      )
      .limit(mostRows + 1)
    return limited(rows, (row) => [
      {
        ...found(row, 'landlord'),
        kind: 'dask_end',
        date: row.date,
        subject: row.property,
        about: row.daskPoliceNo ? `Poliçe no ${row.daskPoliceNo}` : '',
        manage: rightsFor(actor, row.relation, row.owner).edit,
      },
    ])
  },
}

const documents: Source = {
  async read(db, actor, asked) {
    const rows = await db
      .select({
        ...place,
        relation: relationTo(actor),
        id: propertyDocuments.id,
        name: propertyDocuments.name,
        date: sql<IsoDate>`${propertyDocuments.valid_until}::text`,
      })
      .from(propertyDocuments)
      .innerJoin(properties, eq(properties.id, propertyDocuments.property))
      .where(
        and(
          visibleTo(actor),
          atPlace(asked),
          ne(relationTo(actor), 'tenant'),
          documentsSeenBy(actor),
          lte(propertyDocuments.valid_until, addDays(asked.today, horizonDays)),
        ),
      )
      .limit(mostRows + 1)
    return limited(rows, (row) => [
      {
        ...found(row, 'landlord'),
        kind: 'document_end',
        date: row.date,
        subject: row.id,
        about: row.name,
        manage: rightsFor(actor, row.relation, row.owner).manageDocuments,
      },
    ])
  },
}

const found = ({ property, baslik, owner }: Pick<FoundDeadline, 'property' | 'baslik' | 'owner'>, side: Side) => ({
  property,
  baslik,
  owner,
  side,
  contract: null as string | null,
  tenancy: null as string | null,
  warnedElsewhere: false,
})

/** A new kind of date is one more source here, and its texts in `deadline-kinds.rules.ts`. */
export const sources: readonly Source[] = [contractDates, approvalLinks, guarantorLinks, policies, documents]
