import { and, eq, isNull, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Relation } from '#domain/access/property-rights.ts'
import type { IsoDate } from '#domain/kernel/dates.ts'
import type { DeadlineKind } from '#domain/work/deadlines/deadline-kinds.rules.ts'
import type { Side } from '#domain/work/deadlines/deadline-rule.rules.ts'
import { type Deadline, horizonFrom } from '#domain/work/deadlines/deadlines.rules.ts'
import {
  contractRelation,
  contractRightsFor,
  contractVisibleTo,
  notHiddenFrom,
} from '#server/access/contract-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import type { AsJson, SelectOf } from '#server/db/read-together.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { properties } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'

/** Reads at most this many per source; the list says when there are more. */
export const mostRows = 5000

export interface DeadlineQuery {
  /** The day dates are counted from; a calendar may use an earlier or later one. */
  today: IsoDate
  /** Last day of interest. */
  until: IsoDate
  /** Only this property; empty for all. */
  property: string
  /** Repeats yearly dates, for a calendar; a list shows only the next. */
  everyYear?: true
}

/** The range of the list. */
export const deadlineQueryOn = (today: IsoDate, property = ''): DeadlineQuery => ({
  today,
  until: horizonFrom(today),
  property,
})

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
  /** `scan-contract-ends` notifies both parties of a contract's first agreed end. */
  warnedElsewhere: boolean
}

/** Filters dates before anything else is built from them, because there are thousands and most are far away. */
export type DeadlineWanted = (kind: DeadlineKind, date: IsoDate, subject: string, side: Side) => boolean

export interface Source {
  /** One select limited to the caller's scope, with named columns. */
  select(db: Db, actor: Viewer, asked: DeadlineQuery): SQLWrapper
  /** Turns its rows into deadlines. */
  found(
    rows: never[],
    actor: Actor,
    asked: DeadlineQuery,
    wants: DeadlineWanted,
  ): { found: FoundDeadline[]; truncated: boolean }
}

type Select<Row> = (db: Db, actor: Viewer, asked: DeadlineQuery) => SelectOf<Row>

/** A select and the meaning of its rows; `readSources` reads all sources in one statement. */
export const source = <Row>(
  select: Select<Row>,
  deadlinesOf: (row: AsJson<Row>, actor: Actor, asked: DeadlineQuery) => FoundDeadline[],
): Source =>
  choosingSource(select, (row, actor, asked, wants) =>
    deadlinesOf(row, actor, asked).filter(({ kind, date, subject, side }) => wants(kind, date, subject, side)),
  )

/** A source that filters each date before building a deadline from it. */
export const choosingSource = <Row>(
  select: Select<Row>,
  deadlinesOf: (row: AsJson<Row>, actor: Actor, asked: DeadlineQuery, wants: DeadlineWanted) => FoundDeadline[],
): Source => ({
  select,
  found: (rows: AsJson<Row>[], actor, asked, wants) => ({
    found: rows.slice(0, mostRows).flatMap((row) => deadlinesOf(row, actor, asked, wants)),
    truncated: rows.length > mostRows,
  }),
})

export const propertyColumns = {
  property: properties.id,
  baslik: properties.baslik,
  owner: properties.creator,
}
/** With contract columns, for dates that come from one. */
export const contractColumns = (actor: Viewer) => ({
  ...propertyColumns,
  relation: contractRelation(actor),
  contract: contracts.id,
  tenant_name: contracts.tenant_name,
  owner_name: contracts.owner_name,
})
export const sideFor = (relation: Relation): Side => (relation === 'tenant' ? 'tenant' : 'landlord')
export const ofAskedProperty = ({ property }: DeadlineQuery) => (property ? eq(properties.id, property) : undefined)

/** Contracts outlive the property: a tenant's deposit stays when the owner has deleted it. */
const propertyKept = (actor: Viewer) => or(isNull(properties.deleted_at), eq(contractRelation(actor), 'tenant'))
export const readableContracts = (actor: Viewer) =>
  and(contractVisibleTo(actor), notHiddenFrom(actor), propertyKept(actor))

/** The latest contract of a tenancy, also when all have ended. Needs the tenancy joined. */
export const latestOfTenancy = sql`not exists (select 1 from ${contracts} later
  where later.tenancy_id = ${contracts.tenancy_id} and later."baslangicTarihi" > ${contracts.baslangicTarihi}
  and later.status = 'active' and (later.cancelled_at is null or ${tenancies.ended_on} is not null)
  and later.deleted_at is null)`

export const found = (
  { property, baslik, owner }: Pick<FoundDeadline, 'property' | 'baslik' | 'owner'>,
  side: Side,
) => ({
  property,
  baslik,
  owner,
  side,
  contract: null as string | null,
  tenancy: null as string | null,
  warnedElsewhere: false,
})

type ContractContext = Pick<FoundDeadline, 'property' | 'baslik' | 'owner'> & {
  relation: Relation
  contract: string
  tenancy?: string | null
  tenant_name: string
  owner_name: string
}

/** Each side sees the other's name. */
export function foundAtContract(actor: Actor, row: ContractContext) {
  const side = sideFor(row.relation)
  return {
    ...found(row, side),
    contract: row.contract,
    tenancy: row.tenancy ?? null,
    about: side === 'tenant' ? row.owner_name : row.tenant_name,
    manage: contractRightsFor(actor, row.relation, row.owner).manage,
  }
}
