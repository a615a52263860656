import { and, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { flagsOn } from '#domain/access/engagements.ts'
import { ledgerRights } from '#domain/access/ledger-rights.ts'
import type { tenancyLifeApi } from '#domain/insight/tenancy-life/tenancy-life.api.ts'
import { type LifeEvent, lifeEvent, shownPhotos } from '#domain/insight/tenancy-life/tenancy-life.schema.ts'
import { type IsoDate, monthOf } from '#domain/kernel/dates.ts'
import type { ReplyOf } from '#domain/kernel/endpoint.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { visibleTo } from '#server/access/property-scope.queries.ts'
import { suggestionsSeenBy } from '#server/access/suggestion-scope.queries.ts'
import { type FoundTenancy, findTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { inText, offsetOf, type Paging, pageOf } from '#server/db/page.ts'
import { rowsOf } from '#server/db/rows.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { endings } from '#server/db/schema/endings.ts'
import { handoverPhotos, handovers } from '#server/db/schema/handovers.ts'
import { ledgerEntries, ledgerSettlements, rentChanges } from '#server/db/schema/ledger.ts'
import { paymentReceipts } from '#server/db/schema/payment-receipts.ts'
import { properties } from '#server/db/schema/properties.ts'
import { suggestions } from '#server/db/schema/suggestions.ts'
import type { Actor } from '#server/http/actor.ts'
import { type StripJson, stripJson, stripReader } from '#server/services/ledger/month-strips.queries.ts'

type LifeReply = ReplyOf<typeof tenancyLifeApi.view>

interface Scope {
  actor: Actor
  found: FoundTenancy
  /** The tenancy's id as a value of the statement. */
  id: SQL
  /** Whether the reader may see the whole account. */
  money: boolean
}

/** Rows `event, on_date, rank`; on one day the higher rank stands above. */
const lines = (from: SQL, { event, on_date, rank }: { event: SQL; on_date: SQL; rank: number }) =>
  sql`select ${event} as event, ${on_date} as on_date, ${inText(rank)} as rank ${from}`

/** The reader's own time: somebody who left or joined later reads nothing of the time of others. */
const inOwnTime = ({ found: { joined_on, left_on } }: Scope, day: SQL): SQL =>
  sql`(${joined_on}::date is null or ${day} >= ${joined_on}::date) and (${left_on}::date is null or ${day} <= ${left_on}::date)`

const istanbulDay = (column: SQL) => sql`(${column} at time zone 'Europe/Istanbul')::date`

const begun = (scope: Scope) => {
  const { tenancy, joined_on } = scope.found
  const on_date = sql`${joined_on ?? tenancy.started_on}::date`
  return lines(sql``, {
    event: sql`json_build_object('kind', 'begun', 'id', ${scope.id}, 'on_date', ${on_date})`,
    on_date,
    rank: 1,
  })
}

/** Contracts after the first; a tenant reads those that name them. */
const renewed = (scope: Scope) => {
  const { actor, found, id } = scope
  const own =
    found.relation === 'tenant'
      ? sql`c.id in (select t.contract_id from ${contractTenants} t where t.tenant_user_id = ${actor.userId})`
      : sql`true`
  return lines(
    sql`from ${contracts} c where c.tenancy_id = ${id} and c.status = 'active' and c.deleted_at is null
      and (c.cancelled_at is null or c.ended_on is not null) and ${own}
      and c."baslangicTarihi" > ${found.joined_on ?? found.tenancy.started_on}::date`,
    {
      event: sql`json_build_object('kind', 'renewed', 'id', c.id, 'on_date', c."baslangicTarihi",
        'amount', c."brutAylik", 'currency', c."bedelTuru")`,
      on_date: sql`c."baslangicTarihi"`,
      rank: 2,
    },
  )
}

const increases = (scope: Scope) =>
  lines(
    sql`from ${rentChanges} r join ${contracts} c on c.id = coalesce(r.contract_id, ${scope.found.contract.id}::uuid)
      where r.tenancy_id = ${scope.id} and r.taken_back_at is null and ${inOwnTime(scope, sql`r.from_on`)}`,
    {
      event: sql`json_build_object('kind', 'increase', 'id', r.id, 'on_date', r.from_on, 'amount', r.rent,
        'currency', c."bedelTuru")`,
      on_date: sql`r.from_on`,
      rank: 3,
    },
  )

const handoverRecords = (scope: Scope) => {
  const day = sql`coalesce((h.data->>'date')::date, ${istanbulDay(sql`h.created_at`)})`
  const photos = sql`from ${handoverPhotos} p where p.handover_id = h.id and p.removed_at is null`
  return lines(
    sql`from ${handovers} h where h.tenancy_id = ${scope.id} and (h.kind = 'in' or not ${scope.found.left}::boolean)`,
    {
      event: sql`json_build_object('kind', 'handover', 'id', h.id, 'on_date', ${day}, 'side', h.kind, 'state', h.state,
        'photos', array(select p.file_id ${photos} order by p.id limit ${inText(shownPhotos)}),
        'photo_count', (select count(*) ${photos}))`,
      on_date: day,
      rank: 4,
    },
  )
}

const entries = (scope: Scope) =>
  lines(
    sql`from ${ledgerEntries} e where e.tenancy_id = ${scope.id} and ${inOwnTime(scope, sql`e.on_date`)}
      and e.kind in ('payment', 'write_off', 'deposit_received', 'deposit_returned', 'deposit_deducted')
      and not exists (select 1 from ${ledgerEntries} b where b.reverses = e.id)`,
    {
      event: sql`case e.kind
        when 'payment' then json_build_object('kind', 'payment', 'id', e.id, 'on_date', e.on_date, 'amount', e.amount,
          'currency', e.currency, 'method', e.method, 'months', array(
            select distinct s.month from ${ledgerSettlements} s where s.payer_id = e.id and s.month is not null
              and ${inOwnTime(scope, sql`s.due_on`)} order by s.month))
        when 'write_off' then json_build_object('kind', 'waived', 'id', e.id, 'on_date', e.on_date,
          'amount', e.amount, 'currency', e.currency)
        else json_build_object('kind', 'deposit', 'id', e.id, 'on_date', e.on_date, 'amount', e.amount,
          'currency', e.currency, 'move', e.kind) end`,
      on_date: sql`e.on_date`,
      rank: 5,
    },
  )

const receipts = (scope: Scope) =>
  lines(
    sql`from ${paymentReceipts} w where w.tenancy_id = ${scope.id} and w.state = 'waiting'
      and ${inOwnTime(scope, sql`w.on_date`)}`,
    {
      event: sql`json_build_object('kind', 'receipt', 'id', w.id, 'on_date', w.on_date, 'amount', w.amount,
        'currency', w.currency)`,
      on_date: sql`w.on_date`,
      rank: 6,
    },
  )

/** Requests of its tenants while they rented, for people who may read requests of the property. */
const requests = (scope: Scope) => {
  const { actor, found, id } = scope
  const day = istanbulDay(sql`${suggestions.olusturma_tarihi}`)
  return lines(
    sql`from ${suggestions} join ${properties} on ${properties.id} = ${suggestions.property_id}
      where ${and(
        sql`${suggestions.property_id} = ${found.tenancy.property_id}`,
        sql`${suggestions.tenant_id} in (select t.tenant_user_id from ${contractTenants} t
          join ${contracts} c on c.id = t.contract_id where c.tenancy_id = ${id} and c.status = 'active')`,
        sql`${day} >= ${found.tenancy.started_on}::date`,
        sql`(${found.tenancy.ended_on}::date is null or ${day} <= ${found.tenancy.ended_on}::date)`,
        inOwnTime(scope, day),
        suggestionsSeenBy(actor),
      )}`,
    {
      event: sql`json_build_object('kind', 'request', 'id', ${suggestions.id}, 'on_date', ${day},
        'subject', coalesce(nullif(${suggestions.demirbas}, ''), ${suggestions.oneri_tipi}),
        'text', ${suggestions.aciklama}, 'state', ${suggestions.durum})`,
      on_date: day,
      rank: 7,
    },
  )
}

/** The notice or agreement, and the last day, which may lie ahead. */
const end = ({ found, id }: Scope) => {
  const ended = found.left_on ?? found.tenancy.ended_on
  const known = lines(
    sql`from ${endings} n where n.tenancy_id = ${id} and n.state in ('set', 'done') and not ${found.left}::boolean`,
    {
      event: sql`json_build_object('kind', 'notice', 'id', n.id, 'on_date', n.delivered_on, 'way', n.way,
        'ends_on', n.ends_on)`,
      on_date: sql`n.delivered_on`,
      rank: 8,
    },
  )
  const day = sql`coalesce(${ended}::date, (select n.ends_on from ${endings} n where n.tenancy_id = ${id}
    and n.state = 'set' limit 1))`
  return sql`${known} union all ${lines(sql`from (select ${day} as day) x where x.day is not null`, {
    event: sql`json_build_object('kind', 'ended', 'id', ${id}, 'on_date', x.day)`,
    on_date: sql`x.day`,
    rank: 9,
  })}`
}

const lifeRow = z.object({
  baslik: z.string(),
  property_open: z.boolean(),
  tenant_names: z.array(z.string()),
  strip: z.custom<StripJson | null>(),
  total: z.number(),
  events: z.array(lifeEvent),
})

/** One statement after the tenancy was found, whatever the number of kinds and events. */
export async function viewLife(db: Db, actor: Actor, tenancyId: string, paging: Paging): Promise<LifeReply> {
  const found = await findTenancy(db, actor, tenancyId)
  const { tenancy, contract, relation, joined_on, left_on } = found
  const money = ledgerRights(relation, flagsOn(actor.engagements, contract.owner_id)).read === 'all'
  const scope: Scope = { actor, found, id: sql`${tenancyId}::uuid`, money }
  const parts = [
    ...[begun, renewed, increases, handoverRecords, requests, end],
    ...(money ? [entries, receipts] : []),
  ].map((part) => part(scope))
  const until = stripEnd(left_on ?? tenancy.ended_on, actor.today)
  const strip = stripJson({
    property: sql`${tenancy.property_id}::uuid`,
    tenancy: scope.id,
    until: monthOf(until),
    today: actor.today,
    own: { since: joined_on, until: left_on },
  })
  const [row] = await rowsOf(
    db,
    lifeRow,
    sql`with life as (${sql.join(parts, sql` union all `)}), chosen as (
        select life.* from life order by on_date desc, rank desc, event->>'id' desc
        limit ${inText(paging.size)} offset ${inText(offsetOf(paging))})
      select ${properties.baslik}, (${visibleTo(actor)}) as property_open,
        array(select t.tenant_name from ${contractTenants} t where t.contract_id = ${contract.id}
          order by t.is_primary desc, t.id) as tenant_names,
        ${money ? strip : sql`null::json`} as strip, (select count(*)::int from life) as total,
        (select coalesce(json_agg(event order by on_date desc, rank desc, event->>'id' desc), '[]') from chosen) as events
      from ${properties} where ${properties.id} = ${tenancy.property_id}`,
  )
  const { baslik, property_open, tenant_names, events, total } = row!
  return {
    ...pageOf<LifeEvent>(events, total, paging),
    head: {
      property_id: tenancy.property_id,
      property_title: titleOf({ baslik }),
      property_open,
      tenant_names,
      today: actor.today,
      rents: relation === 'tenant',
      account_open: money,
      strip: stripReader(monthOf(until))(row!.strip),
    },
  }
}

const stripEnd = (last: IsoDate | null, today: IsoDate): IsoDate => (last && last < today ? last : today)
