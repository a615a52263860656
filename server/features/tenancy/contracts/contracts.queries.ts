import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { addDays, type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import {
  type contractFilter,
  contractStates,
  type WaitingContract,
} from '#domain/tenancy/contracts/contract-views.schema.ts'
import { expiryWindowDays } from '#domain/tenancy/contracts/contracts.rules.ts'
import {
  contractRelation,
  contractRightsFor,
  contractVisibleTo,
  notHiddenFrom,
} from '#server/access/contract-scope.queries.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import { preparedByCaller } from '#server/access/prepared-by-caller.ts'
import type { Db } from '#server/db/client.ts'
import { likePatterns } from '#server/db/like.ts'
import { firstOf, offsetOf } from '#server/db/page.ts'
import {
  asksForAnswers,
  contractApprovals,
  contracts,
  contractTenants,
  isActiveContract,
  isUnanswered,
} from '#server/db/schema/contracts.ts'
import { endings } from '#server/db/schema/endings.ts'
import { properties } from '#server/db/schema/properties.ts'
import type { Actor, Viewer } from '#server/http/actor.ts'
import { rentInForce } from '#server/services/ledger/lease-today.queries.ts'
import { paperCountsOf } from '#server/services/paper-signatures/paper-signatures.queries.ts'
import { cardColumns, type PendingJson, toCard } from './contract-card.ts'

type Filter = z.output<typeof contractFilter>
type State = (typeof contractStates)[number]

const ended = (today: IsoDate) =>
  or(isNotNull(contracts.cancelled_at), isNotNull(contracts.deleted_at), lt(contracts.bitisTarihi, today))!
export const running = (today: IsoDate) =>
  and(isNull(contracts.cancelled_at), isNull(contracts.deleted_at), gte(contracts.bitisTarihi, today))!

/** Every contract has exactly one status, is upcoming, or has ended; `expiring` overlaps them. */
export function inState(state: State, today: IsoDate): SQL {
  if (state === 'all') return sql`true`
  if (state === 'ended') return ended(today)
  if (state === 'waiting') return and(running(today), asksForAnswers)!
  if (state === 'expiring')
    return and(
      running(today),
      isActiveContract,
      gte(contracts.bitisTarihi, addDays(today, 1)),
      lte(contracts.bitisTarihi, addDays(today, expiryWindowDays)),
    )!
  const active = and(running(today), isActiveContract)
  if (state === 'active') return and(active, lte(contracts.baslangicTarihi, today))!
  if (state === 'upcoming') return and(active, gt(contracts.baslangicTarihi, today))!
  return and(running(today), eq(contracts.status, state))!
}

/**
 * One person's few contracts are looked up first and then sorted. As plain columns PostgreSQL would walk all contracts
 * in index order and filter them, which is right only for an administrator.
 */
function orderFor(actor: Viewer, sort: Filter['sort']): SQL[] {
  const by = (column: SQLWrapper) => (actor.subject.role === 'admin' ? sql`${column}` : sql`${column}::text`)
  if (sort === 'ending') return [asc(by(contracts.bitisTarihi)), asc(contracts.id)]
  if (sort === 'title') return [asc(properties.title_key), asc(contracts.id)]
  return [desc(by(contracts.id))]
}

type CardColumn = (typeof cardColumns)[number]
const cardOf = <Source extends Record<CardColumn, unknown>>(source: Source) =>
  Object.fromEntries(cardColumns.map((name) => [name, source[name]])) as Pick<Source, CardColumn>

export const tenantNames = (contract: SQLWrapper) => sql<string[]>`coalesce((
  select array_agg(t.tenant_name order by t.is_primary desc, t.id) from ${contractTenants} t where t.contract_id = ${contract}), '{}')`

/** Missing answers of the current round. */
export const pending = (contract: SQLWrapper, round: SQLWrapper) => sql<PendingJson[]>`coalesce((
  select json_agg(json_build_object(
    'id', a.id, 'tenant_user_id', a.tenant_user_id, 'tenant_name', a.tenant_name, 'tenant_email', a.tenant_email,
    'asked_phone', a.asked_phone, 'expires_at', a.expires_at,
    'token_created_at', a.token_created_at, 'last_reminded_at', a.last_reminded_at) order by a.id)
  from ${contractApprovals} a
  where a.contract_id = ${contract} and a.round = ${round} and a.approval_status = 'pending'), '[]')`

/** A renewal has begun; one cancelled before its first day does not count. */
export const renewed = (contract: SQLWrapper, today: IsoDate) => sql<boolean>`exists (select 1 from ${contracts} f
  where f.renewed_from = ${contract} and f.status = 'active' and f."baslangicTarihi" <= ${today}
    and (f.cancelled_at is null or f.ended_on >= f."baslangicTarihi"))`

/** The day on which its tenancy ends, once settled. */
export const lastDayOf = (contract: SQLWrapper) => sql<IsoDate | null>`(select e.ends_on::text from ${endings} e
  join ${contracts} c on c.tenancy_id = e.tenancy_id where c.id = ${contract} and e.state = 'set')`

/** Six hex characters may be the short name of a contract. */
const isShortId = (word: string) => /^%[0-9a-f]{6}%$/.test(word)

interface ListQuery {
  filter: Filter
  today: IsoDate
}

const searched = ({ filter }: ListQuery, actor: Viewer) =>
  and(
    contractVisibleTo(actor),
    notHiddenFrom(actor),
    filter.property ? eq(contracts.property_id, filter.property) : undefined,
    ...likePatterns(filter.q).map((word) =>
      or(
        like(contracts.search_key, word),
        like(properties.search_key, word),
        isShortId(word) ? sql`right(${contracts.id}::text, 6) = ${word.slice(1, -1)}` : undefined,
      ),
    ),
  )

/** Only a search and the title order need the properties; otherwise those of the page are enough. */
const withProperties = <Query extends PgSelect>(query: Query) =>
  query.innerJoin(properties, eq(properties.id, contracts.property_id))

/** Today's rent, for those who may know what was agreed after the contract. */
const rentSeenBy = (actor: Viewer) =>
  sql<number>`case when ${contractRelation(actor)} = 'tenant' or ${moneyInReach(
    actor,
    { owner_id: sql`${contracts.owner_id}`, property_id: sql`${contracts.property_id}` },
    'read',
  )} then ${rentInForce(actor.today)} else ${contracts.brutAylik} end`.mapWith(Number)

const pageRows = preparedByCaller((db, actor, asked: ListQuery) => {
  const { filter, today } = asked
  const rank = sql<number>`row_number() over (order by ${sql.join(orderFor(actor, filter.sort), sql`, `)})`
  const listing = db
    .select({
      ...cardOf(contracts),
      round: contracts.round,
      guarantor_way: contracts.guarantor_way,
      guarantor_decided_at: contracts.guarantor_decided_at,
      owner_id: contracts.owner_id,
      relation: contractRelation(actor).as('relation'),
      rent: rentSeenBy(actor).as('rent'),
      rank: rank.as('rank'),
    })
    .from(contracts)
    .where(and(searched(asked, actor), inState(filter.state, today)))
    .$dynamic()
  const shown = (filter.q || filter.sort === 'title' ? withProperties(listing) : listing)
    .orderBy(firstOf([sql`rank`], filter.size, offsetOf(filter)))
    .as('shown')
  return db
    .select({
      contract: cardOf(shown),
      property: { baslik: properties.baslik },
      tenantNames: tenantNames(shown.id),
      pending: pending(shown.id, shown.round),
      onPaper: paperCountsOf(shown),
      renewed: renewed(shown.id, today),
      lastDay: lastDayOf(shown.id),
      relation: shown.relation,
      rent: shown.rent,
      owner_id: shown.owner_id,
    })
    .from(shown)
    .innerJoin(properties, eq(properties.id, shown.property_id))
    .orderBy(shown.rank)
})

const countsByState = preparedByCaller((db, actor, asked: ListQuery) => {
  const counting = db
    .select(
      Object.fromEntries(
        contractStates.map((state) => [
          state,
          sql<number>`count(*) filter (where ${inState(state, asked.today)})`.mapWith(Number),
        ]),
      ) as Record<State, SQL<number>>,
    )
    .from(contracts)
    .where(searched(asked, actor))
    .$dynamic()
  return asked.filter.q ? withProperties(counting) : counting
})

/** One statement for the page and one for all counts, never one per row. */
export async function contractsPage(db: Db, actor: Actor, filter: Filter, now: Date) {
  const today = isoDate(now)
  const rows = await pageRows(db, actor, { filter, today })
  const [counted] = await countsByState(db, actor, { filter: { ...filter, page: 1, state: 'all' }, today })
  const counts = counted as Record<State, number>
  const toOwnCard = ({ relation, owner_id, ...row }: (typeof rows)[number]) =>
    toCard({ ...row, rights: contractRightsFor(actor, relation, owner_id) }, actor.userId, now)
  return { cards: rows.map(toOwnCard), total: counts[filter.state], counts }
}

const mostWaiting = 10

/** Contracts this person is asked to decide, whatever their role; one statement. */
export async function contractsToDecide(db: Db, actor: Actor, now: Date): Promise<WaitingContract[]> {
  const rows = await db
    .select({
      id: contracts.id,
      baslik: properties.baslik,
      owner_name: contracts.owner_name,
      landlord_name: contracts.landlord_name,
      brutAylik: contracts.brutAylik,
      bedelTuru: contracts.bedelTuru,
      baslangicTarihi: contracts.baslangicTarihi,
      expires_at: contractApprovals.expires_at,
    })
    .from(contractApprovals)
    .innerJoin(
      contracts,
      and(eq(contracts.id, contractApprovals.contract_id), eq(contracts.round, contractApprovals.round)),
    )
    .innerJoin(properties, eq(properties.id, contracts.property_id))
    .where(and(eq(contractApprovals.tenant_user_id, actor.userId), isUnanswered, asksForAnswers, running(isoDate(now))))
    .orderBy(desc(contractApprovals.id))
    .limit(mostWaiting)
  return rows.map(({ baslik, landlord_name, bedelTuru, expires_at, ...row }) => ({
    ...row,
    property_title: titleOf({ baslik }),
    owner_name: landlord_name || row.owner_name,
    bedelTuru: bedelTuru as WaitingContract['bedelTuru'],
    expires_at: expires_at.toISOString(),
    expired: expires_at < now,
  }))
}

const maxProperties = 50

/** Properties of contracts the caller may see; also for tenants, who have no list of properties. */
export async function propertiesWithContracts(db: Db, actor: Actor, filter: { q: string; selected: string }) {
  const selected = filter.selected ? eq(properties.id, filter.selected) : null
  const found = and(...likePatterns(filter.q).map((word) => like(properties.search_key, word))) ?? sql`true`
  const withContract = db.select({ id: contracts.property_id }).from(contracts).where(contractVisibleTo(actor))
  const rows = await db
    .select({ id: properties.id, baslik: properties.baslik })
    .from(properties)
    .where(and(inArray(properties.id, withContract), selected ? or(selected, found) : found))
    .orderBy(...(selected ? [desc(selected)] : []), asc(properties.title_key), asc(properties.id))
    .limit(maxProperties)
  return rows.map((row) => ({ id: row.id, title: titleOf(row) }))
}
