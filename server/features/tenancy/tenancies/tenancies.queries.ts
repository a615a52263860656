import { eq, type SQL, sql } from 'drizzle-orm'
import { flagsOn } from '#domain/access/engagements.ts'
import { ledgerRights } from '#domain/access/ledger-rights.ts'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { shortId } from '#domain/kernel/ids.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { renewalState, renewalTime, runningPeriod } from '#domain/tenancy/renewals/renewals.rules.ts'
import type { TenancyView } from '#domain/tenancy/tenancies/tenancies.api.ts'
import type { UndertakingView } from '#domain/tenancy/undertakings/undertakings.schema.ts'
import { visibleTo } from '#server/access/property-scope.queries.ts'
import { findTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { undertakings } from '#server/db/schema/contract-papers.ts'
import { contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { endingDeductions, endings } from '#server/db/schema/endings.ts'
import { properties } from '#server/db/schema/properties.ts'
import { addendaJson } from '#server/features/tenancy/papers/addenda.queries.ts'
import { mayAgree } from '#server/features/tenancy/papers/addenda.ts'
import { increaseColumns } from '#server/features/tenancy/rent-increases/rent-increases.queries.ts'
import { summarizeIncrease } from '#server/features/tenancy/rent-increases/summarize-increase.ts'
import { firstAgreedDay } from '#server/features/tenancy/undertakings/undertakings.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { moneyJson, moneyOf } from '#server/services/ledger/tenancy-money.queries.ts'
import { handoverOf, handoversJson } from './tenancy-handovers.queries.ts'

type ContractJson = Omit<TenancyView['contracts'][number], 'short_id'>

/** A person signs few of them; a longer list would be useless. */
const listedUndertakings = 50

const undertakingsJson = (id: string, own: SQL) => sql<UndertakingView[]>`coalesce((
  select json_agg(row_to_json(r)) from (
    select u.id, u.contract_id, u.delivered_on, u.given_on, u.evict_on, u.family_home, u.spouse_name, u.created_by_name,
      u.scan_file, u.scan_sha256, (u.scanned_at at time zone 'Europe/Istanbul')::date as scanned_on,
      (u.withdrawn_at at time zone 'Europe/Istanbul')::date as withdrawn_on, u.withdrawn_by_name, u.withdraw_reason
    from ${undertakings} u where u.tenancy_id = ${id} and ${own} order by u.id desc limit ${sql.raw(String(listedUndertakings))}) r), '[]')`

export async function viewTenancy(db: Db, actor: Actor, id: string, today: IsoDate): Promise<TenancyView> {
  const { tenancy, contract, relation, rights, left, left_on, joined_on } = await findTenancy(db, actor, id)
  const account_open = ledgerRights(relation, flagsOn(actor.engagements, contract.owner_id)).read === 'all'
  const over = left_on ?? tenancy.ended_on
  const time = { until: over && over < today ? over : today, own: { since: joined_on, until: left_on } }
  // Tenants only see contracts that name them, not the rent of earlier or later tenants.
  const own = (contractId: SQL) =>
    relation === 'tenant'
      ? sql`${contractId} in (select t.contract_id from ${contractTenants} t where t.tenant_user_id = ${actor.userId})`
      : sql`true`
  const [row] = await db
    .select({
      property: { baslik: properties.baslik, adres: properties.adres },
      property_open: sql<boolean>`(${visibleTo(actor)})`,
      tenant_names: sql<string[]>`array(select t.tenant_name from ${contractTenants} t
        where t.contract_id = ${contract.id} order by t.is_primary desc, t.id)`,
      contracts: sql<ContractJson[]>`coalesce((
        select json_agg(json_build_object('id', c.id, 'status', c.status, 'cancelled', c.cancelled_at is not null,
          'ended_on', c.ended_on,
          'brutAylik', c."brutAylik", 'gross', c.is_corporate, 'bedelTuru', c."bedelTuru", 'baslangicTarihi', c."baslangicTarihi",
          'bitisTarihi', c."bitisTarihi") order by c."baslangicTarihi" desc, c.id desc)
        from ${contracts} c where c.tenancy_id = ${id} and c.deleted_at is null and ${own(sql`c.id`)}), '[]')`,
      ending: sql<TenancyView['ending']>`(
        select json_build_object('id', e.id, 'way', e.way, 'state', e.state, 'side', e.side, 'ends_on', e.ends_on,
          'objected', e.objected_at is not null, 'refunded', e.refunded_on is not null,
          'waiting', count(d.id) filter (where d.state = 'proposed'),
          'disputed', count(d.id) filter (where d.state = 'disputed'))
        from ${endings} e left join ${endingDeductions} d on d.ending_id = e.id
        where e.tenancy_id = ${id} and not ${left}::boolean and e.state in ('proposed', 'set', 'done') group by e.id
        order by e.created_at desc limit 1)`,
      ...increaseColumns({ actor, rents: relation === 'tenant' }, { tenancy: id, contract: contract.id }),
      handovers: handoversJson(id),
      agreed_on: firstAgreedDay(id),
      undertakings: undertakingsJson(id, own(sql`u.contract_id`)),
      money: account_open ? moneyJson({ tenancy, contract, today, ...time }) : sql<null>`null`,
      addenda: addendaJson(id, { actor, rents: relation === 'tenant', speaks: relation !== 'admin' && rights.manage }),
    })
    .from(properties)
    .where(eq(properties.id, tenancy.property_id))
  const { property, follower, handovers: records, tufe, rent_changes, records: increases, money, ...rest } = row!
  const period = runningPeriod(contract, today)
  const state = { ...contract, cancelled: contract.cancelled_at !== null }
  // A tenancy with a fixed end is not renewed, and for a person who left it is over.
  const fixedEnd = rest.ending?.state === 'set' ? rest.ending.ends_on : null
  const ended_on = tenancy.ended_on ?? (left ? contract.bitisTarihi : fixedEnd)
  return {
    id,
    property_id: tenancy.property_id,
    property_title: titleOf(property),
    address: property.adres,
    owner_name: contract.owner_name,
    started_on: tenancy.started_on,
    ended_on: tenancy.ended_on,
    rents: relation === 'tenant',
    left,
    manage: rights.manage,
    may_add: !left && !tenancy.ended_on && mayAgree({ relation, rights }),
    account_open,
    money: money && moneyOf(money, time),
    contract: contract.id,
    ...rest,
    handovers: records
      .filter(({ kind }) => kind === 'in' || !left)
      .map((record) => handoverOf(record, { actor, relation, manage: rights.manage })),
    contracts: rest.contracts.map((each) => ({ ...each, short_id: shortId(each.id) })),
    renewal: {
      state: renewalState({ started_on: tenancy.started_on, ended_on, contract: state, proposal: follower, today }),
      period_end: period.end,
      extended: period.extended,
      tasinmazCinsi: contract.tasinmazCinsi,
      from: renewalTime(period, today).from,
      proposal: follower,
    },
    rent_increase: summarizeIncrease({
      found: { tenancy, contract },
      parts: { tufe, rent_changes, records: increases, follower },
      ended_on,
      today,
    }).summary,
  }
}
