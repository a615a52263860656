import { and, asc, desc, eq, gte, isNotNull, isNull, like, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { contractRights } from '#domain/contracts/contract-rights.ts'
import type { contractFilter, contractStates } from '#domain/contracts/contracts.api.ts'
import { expiryWindowDays, shortId } from '#domain/contracts/contracts.rules.ts'
import { contractStatuses } from '#domain/contracts/contracts.schema.ts'
import { addDays, type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import type { Db } from '#server/db/client.ts'
import { contractApprovals, contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { properties } from '#server/db/schema/properties.ts'
import type { Actor } from '#server/http/actor.ts'
import { cardColumns, type PendingJson, toCard } from './contract-card.ts'
import { contractRelation, contractVisibleTo } from './contract-scope.queries.ts'

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

const cardOf = Object.fromEntries(cardColumns.map((name) => [name, contracts[name]])) as Pick<
  typeof contracts,
  (typeof cardColumns)[number]
>

/** Answers of the running round that are missing. */
const pending = sql<PendingJson[]>`coalesce((
  select json_agg(json_build_object(
    'id', a.id, 'tenant_user_id', a.tenant_user_id, 'tenant_name', a.tenant_name, 'expires_at', a.expires_at) order by a.id)
  from ${contractApprovals} a
  where a.contract_id = ${contracts.id} and a.round = ${contracts.round} and a.approval_status = 'pending'), '[]')`

const words = (q: string) =>
  fold(q)
    .split(' ')
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)

/** Six characters may be the name by which people know a contract. */
const isShortId = (word: string) => /^%[0-9a-f]{6}%$/.test(word)

/** One statement for the page, one for the counts of every state: never one per row. */
export async function contractsPage(db: Db, actor: Actor, filter: Filter, now: Date) {
  const today = isoDate(now)
  const scope = and(
    contractVisibleTo(actor),
    filter.property ? eq(contracts.property_id, filter.property) : undefined,
    ...words(filter.q).map((word) =>
      or(
        like(contracts.search_key, word),
        like(properties.search_key, word),
        isShortId(word) ? sql`right(${contracts.id}::text, 6) = ${word.slice(1, -1)}` : undefined,
      ),
    ),
  )
  const rows = await db
    .select({
      contract: cardOf,
      property: { baslik: properties.baslik },
      tenantNames,
      pending,
      relation: contractRelation(actor),
    })
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
  const toOwnCard = ({ relation, ...row }: (typeof rows)[number]) =>
    toCard({ ...row, manage: contractRights(relation, actor.subject).manage }, actor.userId, now)
  return { documents: rows.map(toOwnCard), total: counts[filter.state], counts }
}

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
