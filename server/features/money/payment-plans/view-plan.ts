import { isoDate } from '#domain/kernel/dates.ts'
import { refuseLedger } from '#domain/money/ledger/ledger.messages.ts'
import { type defaultPlan, duesUntil, planOn, scheduleDues } from '#domain/money/ledger/schedule.rules.ts'
import type { AgreedWay } from '#domain/money/payment-plans/entered-rents.rules.ts'
import type { EnteredRent, PaymentPlanView } from '#domain/money/payment-plans/payment-plans.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { findLedger } from '#server/access/ledger-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { dueSourceOf } from '#server/services/ledger/due-source.ts'
import { rentsOf } from './enter-rent.ts'
import { enteredRents, planFacts, remindersOf } from './payment-plans.queries.ts'

const shownPayDays = 3

export async function viewPlan(ctx: Context, actor: Actor, tenancyId: string): Promise<PaymentPlanView> {
  const {
    tenancy,
    contract,
    rights,
    left: hasMovedOut,
    joined_on: movedInOn,
  } = await findLedger(ctx.db, actor, tenancyId)
  // Former tenants must not see later tenants' plans; the statement shows their own time.
  if (hasMovedOut) throw refuseLedger('account_missing')
  const { ledger, property, tenant_names } = await planFacts(ctx.db, { tenancy: tenancyId, contract: contract.id })
  const today = isoDate(ctx.clock.now())
  const { source, plans } = await dueSourceOf(ctx.db, { tenancy, row: ledger }, today)
  const { rents } = await rentsOf(ctx.db, tenancyId)
  const inOwnTime = ({ from_on }: { from_on: string }) => !movedInOn || from_on >= movedInOn
  return {
    tenancy_id: tenancyId,
    property_title: titleOf(property),
    tenant_names,
    manage: rights.manage,
    currency: contract.bedelTuru as PaymentPlanView['currency'],
    started_on: tenancy.started_on,
    opened_on: ledger?.opened_on ?? null,
    carried_over: ledger?.carried_over === 'Ödendi',
    today,
    rents: rents.filter(inOwnTime).map(({ from_on, rent }) => ({ from_on, rent })),
    entered_rents: (await enteredRents(ctx.db, tenancyId)).filter(inOwnTime).map(enteredRentOf),
    plan: formOf(planOn(plans, today)),
    versions: plans.toReversed().map(({ id, by_name, created_at, ...plan }) => ({
      id,
      by_name,
      created_at: new Date(created_at).toISOString(),
      ...formOf(plan),
    })),
    upcoming: source ? upcomingFrom(source, today) : [],
    reminders: {
      on: ledger?.reminders ?? true,
      sent: (await remindersOf(ctx.db, tenancyId))
        .filter(({ due_on }) => !movedInOn || due_on >= movedInOn)
        .map(reminderOf),
    },
  }
}

const formOf = ({
  from_on,
  frequency,
  part_month,
  rent_free,
  withholding_percent,
  vat_percent,
  aidat,
}: PaymentPlanView['plan'] | typeof defaultPlan) => ({
  from_on,
  frequency,
  part_month,
  rent_free: [...rent_free],
  withholding_percent,
  vat_percent,
  aidat,
})

function upcomingFrom(source: Parameters<typeof scheduleDues>[0], today: string): PaymentPlanView['upcoming'] {
  // Dues until the end of next year are enough for the next three pay days; a yearly plan may show fewer.
  const ahead = scheduleDues({ ...source, until: `${Number(duesUntil(today).slice(0, 4)) + 1}-12-31` })
  const later = ahead.filter(({ on_date }) => on_date >= today)
  const days = [...new Set(later.map(({ on_date }) => on_date))].sort().slice(0, shownPayDays)
  return later
    .filter(({ on_date }) => days.includes(on_date))
    .map(({ kind, category, amount, currency, on_date, covers_from, covers_to }) => ({
      kind,
      category,
      amount,
      currency,
      on_date,
      covers_from,
      covers_to,
    }))
}

const enteredRentOf = (row: Awaited<ReturnType<typeof enteredRents>>[number]): EnteredRent => ({
  id: row.id,
  from_on: row.from_on,
  rent: row.rent,
  agreed: row.agreed as AgreedWay,
  note: row.note,
  by_name: row.by_name,
  created_at: row.created_at.toISOString(),
  taken_back: row.taken_back_at && {
    at: row.taken_back_at.toISOString(),
    by_name: row.taken_back_by_name,
    reason: row.take_back_reason,
  },
})

const reminderOf = ({
  id,
  stage,
  due_on,
  text,
  recipients,
  sent_at,
}: Awaited<ReturnType<typeof remindersOf>>[number]) => ({
  id,
  stage,
  due_on,
  text,
  recipients,
  sent_at: sent_at.toISOString(),
})
