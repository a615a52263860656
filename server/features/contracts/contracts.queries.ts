import { and, asc, desc, eq, gte, isNotNull, isNull, like, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ContractCard, contractFilter, contractStates } from '#domain/contracts/contracts.api.ts'
import { daysLeft, expiryWindowDays, isExpiring, shortId } from '#domain/contracts/contracts.rules.ts'
import { contractStatuses, type currencies } from '#domain/contracts/contracts.schema.ts'
import { addDays, type IsoDate } from '#domain/kernel/dates.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import { titleOf } from '#domain/properties/properties.rules.ts'
import type { Db } from '#server/db/client.ts'
import { contractApprovals, contractEvents, contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { properties } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'
import { contractVisibleTo } from './contract-scope.queries.ts'

type Filter = z.output<typeof contractFilter>
type State = (typeof contractStates)[number]

const ended = (today: IsoDate) =>
  or(isNotNull(contracts.cancelled_at), isNotNull(contracts.deleted_at), lt(contracts.bitisTarihi, today))!
const running = (today: IsoDate) =>
  and(isNull(contracts.cancelled_at), isNull(contracts.deleted_at), gte(contracts.bitisTarihi, today))!

/** Every contract is in exactly one of the statuses or has ended; `expiring` looks across them. */
function inState(state: State, today: IsoDate): SQL {
  if (state === 'all') return sql`true`
  if (state === 'ended') return ended(today)
  if (state === 'expiring')
    return and(
      running(today),
      eq(contracts.status, 'active'),
      gte(contracts.bitisTarihi, addDays(today, 1)),
      lte(contracts.bitisTarihi, addDays(today, expiryWindowDays)),
    )!
  return and(running(today), eq(contracts.status, state))!
}

const orders = {
  newest: [desc(contracts.id)],
  ending: [asc(contracts.bitisTarihi), asc(contracts.id)],
  title: [asc(properties.title_key), asc(contracts.id)],
}

const tenantNames = sql<string[]>`coalesce((
  select array_agg(t.tenant_name order by t.is_primary desc, t.id) from ${contractTenants} t where t.contract_id = ${contracts.id}), '{}')`

const words = (q: string) =>
  fold(q)
    .split(' ')
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)

/** One statement for the page, one for the counts of every state: never one per row. */
export async function contractsPage(db: Db, actor: Actor, filter: Filter, today: IsoDate) {
  const scope = and(
    contractVisibleTo(actor),
    filter.property ? eq(contracts.property_id, filter.property) : undefined,
    ...words(filter.q).map((word) => or(like(contracts.search_key, word), like(properties.search_key, word))),
  )
  const rows = await db
    .select({ contract: contracts, property: { baslik: properties.baslik }, tenantNames })
    .from(contracts)
    .innerJoin(properties, eq(properties.id, contracts.property_id))
    .where(and(scope, inState(filter.state, today)))
    .orderBy(...orders[filter.sort])
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
  const states: State[] = ['all', ...contractStatuses, 'expiring', 'ended']
  const [counted] = await db
    .select(
      Object.fromEntries(
        states.map((state) => [state, sql<number>`count(*) filter (where ${inState(state, today)})`.mapWith(Number)]),
      ) as Record<State, SQL<number>>,
    )
    .from(contracts)
    .innerJoin(properties, eq(properties.id, contracts.property_id))
    .where(scope)
  const counts = counted as Record<State, number>
  return { documents: rows.map((row) => toCard(row, today)), total: counts[filter.state], counts }
}

interface CardRow {
  contract: typeof contracts.$inferSelect
  property: { baslik: string }
  tenantNames: string[]
}

export function toCard({ contract, property, tenantNames }: CardRow, today: IsoDate): ContractCard {
  const isOver = Boolean(contract.cancelled_at || contract.deleted_at) || contract.bitisTarihi < today
  return {
    id: contract.id,
    short_id: shortId(contract.id),
    property_id: contract.property_id,
    property_title: titleOf(property),
    tenant_names: tenantNames,
    owner_name: contract.owner_name,
    status: contract.status,
    brutAylik: contract.brutAylik,
    bedelTuru: contract.bedelTuru as (typeof currencies)[number],
    baslangicTarihi: contract.baslangicTarihi,
    bitisTarihi: contract.bitisTarihi,
    days_left: daysLeft(contract.bitisTarihi, today),
    expiring: !isOver && contract.status === 'active' && isExpiring(contract.bitisTarihi, today),
    tenant_approval_count: contract.tenant_approval_count,
    tenant_approval_required: contract.tenant_approval_required,
    ended: isOver,
  }
}

export const eventsOf = (db: Db, contractId: string) =>
  db
    .select()
    .from(contractEvents)
    .where(eq(contractEvents.contract_id, contractId))
    .orderBy(asc(contractEvents.id))
    .limit(500)

/** By contract and by address (APR-02). */
export const approvalsByEmail = (db: Db, email: string) =>
  db
    .select()
    .from(contractApprovals)
    .where(eq(contractApprovals.tenant_email, email))
    .orderBy(desc(contractApprovals.id))
    .limit(100)

/** Whether these exact terms stand in a contract here, and what became of them; nothing about anybody. */
export async function verifyTerms(db: Db, hash: string) {
  const [found] = await db
    .select({ id: contracts.id, status: contracts.status, agreed: agreedAt })
    .from(contracts)
    .where(and(eq(contracts.terms_hash, hash), isNull(contracts.deleted_at)))
    .orderBy(desc(contracts.id))
    .limit(1)
  return {
    known: Boolean(found),
    short_id: found ? shortId(found.id) : null,
    agreed_at: found?.agreed ? new Date(found.agreed).toISOString() : null,
    status: found?.status ?? null,
  }
}

/** When the last of everybody said yes. */
const agreedAt = sql<string | null>`case when ${contracts.status} = 'active' then (
  select max(a.approval_date) from ${contractApprovals} a where a.contract_id = ${contracts.id} and a.round = ${contracts.round}) end`
