import { and, eq, gt, gte, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { addDays, addMonths, isoDate } from '#domain/kernel/dates.ts'
import { remarksUntil } from '#domain/tenancy/handovers/handovers.rules.ts'
import { lastDayToAct } from '#domain/tenancy/undertakings/undertakings.rules.ts'
import { contractRelation } from '#server/access/contract-scope.queries.ts'
import { withAliases } from '#server/db/read-together.ts'
import { undertakings } from '#server/db/schema/contract-papers.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { handovers } from '#server/db/schema/handovers.ts'
import { paperParties, papers } from '#server/db/schema/papers.ts'
import { properties } from '#server/db/schema/properties.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import {
  contractColumns,
  foundAtContract,
  latestOfTenancy,
  ofAskedProperty,
  readableContracts,
  source,
} from './deadline-scope.queries.ts'

/** The day to move out, and the month in which the owner can act; only signed and valid undertakings. */
export const undertakingDates = source(
  (db, actor, asked) =>
    db
      .select(
        withAliases({
          ...contractColumns(actor),
          id: undertakings.id,
          tenancy: undertakings.tenancy_id,
          evict_on: undertakings.evict_on,
        }),
      )
      .from(undertakings)
      .innerJoin(contracts, eq(contracts.id, undertakings.contract_id))
      .innerJoin(properties, eq(properties.id, contracts.property_id))
      .innerJoin(tenancies, eq(tenancies.id, undertakings.tenancy_id))
      .where(
        and(
          readableContracts(actor),
          ofAskedProperty(asked),
          isNotNull(undertakings.scan_file),
          isNull(undertakings.withdrawn_at),
          isNull(tenancies.ended_on),
          gte(undertakings.evict_on, addMonths(asked.today, -2)),
        ),
      ),
  (row, actor, asked) => {
    const shared = { ...foundAtContract(actor, row), subject: row.id }
    const dates = [
      { kind: 'undertaking_evict' as const, date: row.evict_on },
      { kind: 'undertaking_act' as const, date: lastDayToAct(row.evict_on) },
    ]
    return dates.filter(({ date }) => date >= asked.today).map((each) => ({ ...shared, ...each }))
  },
)

/** Papers that wait for an answer; tenants only see their own. */
export const paperLinks = source(
  (db, actor, asked) =>
    db
      .select(
        withAliases({
          ...contractColumns(actor),
          id: paperParties.id,
          tenancy: papers.tenancy_id,
          expires_at: paperParties.expires_at,
          // The person asked, and for that person the one who asks.
          tenant_name: paperParties.name,
          owner_name: papers.created_by_name,
        }),
      )
      .from(paperParties)
      .innerJoin(papers, eq(papers.id, paperParties.paper_id))
      .innerJoin(contracts, eq(contracts.id, papers.contract_id))
      .innerJoin(properties, eq(properties.id, contracts.property_id))
      .where(
        and(
          readableContracts(actor),
          ofAskedProperty(asked),
          eq(papers.state, 'sent'),
          isNull(paperParties.decision),
          isNotNull(paperParties.expires_at),
          or(ne(contractRelation(actor), 'tenant'), eq(paperParties.user_id, actor.callerId)),
        ),
      ),
  (row, actor) => [
    { ...foundAtContract(actor, row), kind: 'paper_link', date: isoDate(new Date(row.expires_at!)), subject: row.id },
  ],
)

/** The week after a confirmed move-in, in which the tenant may add remarks. */
export const handoverRemarkDays = source(
  (db, actor, asked) =>
    db
      .select(
        withAliases({
          ...contractColumns(actor),
          id: handovers.id,
          tenancy: handovers.tenancy_id,
          confirmed_at: handovers.confirmed_at,
        }),
      )
      .from(handovers)
      .innerJoin(tenancies, eq(tenancies.id, handovers.tenancy_id))
      .innerJoin(contracts, and(eq(contracts.tenancy_id, handovers.tenancy_id), latestOfTenancy))
      .innerJoin(properties, eq(properties.id, contracts.property_id))
      .where(
        and(
          readableContracts(actor),
          ofAskedProperty(asked),
          eq(handovers.kind, 'in'),
          eq(handovers.state, 'confirmed'),
          gt(handovers.confirmed_at, new Date(`${addDays(asked.today, -9)}T00:00:00Z`)),
        ),
      ),
  (row, actor, asked) => {
    const date = remarksUntil(new Date(row.confirmed_at!))
    if (date < asked.today) return []
    return [{ ...foundAtContract(actor, row), kind: 'handover_remarks', date, subject: row.id }]
  },
)
