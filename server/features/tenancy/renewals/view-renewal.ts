import { isoDate } from '#domain/kernel/dates.ts'
import { shortId } from '#domain/kernel/ids.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { refuseRenewal } from '#domain/tenancy/renewals/renewals.messages.ts'
import { proposeRenewal, renewalState, renewalTime } from '#domain/tenancy/renewals/renewals.rules.ts'
import type { RenewalView } from '#domain/tenancy/renewals/renewals.schema.ts'
import { findTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Context } from '#server/context.ts'
import { termsWithinRules } from '#server/features/tenancy/contracts/terms.ts'
import type { Actor } from '#server/http/actor.ts'
import { renewalParts } from './renewals.queries.ts'

/** The next term of a tenancy, with data of the contract that is not shown. */
export async function readRenewal(ctx: Context, actor: Actor, tenancyId: string) {
  const { tenancy, contract, rights } = await findTenancy(ctx.db, actor, tenancyId)
  // The landlord's draft; tenants only see the contract once it is sent.
  if (!rights.manage) throw refuse('not_allowed')
  const { property, tufe, tenants, follower, ends_on, rent_changes, increase_waits } = await renewalParts(
    ctx.db,
    actor,
    contract.id,
  )
  const today = isoDate(ctx.clock.now())
  const { bitisTarihi, tasinmazCinsi } = contract
  const terms = termsWithinRules(contract)
  if (!terms) throw refuseRenewal('renewal_incomplete')
  const next = proposeRenewal({
    terms,
    bitisTarihi,
    tasinmazCinsi,
    started_on: tenancy.started_on,
    rent_changes,
    tufe,
    today,
  })
  const state = { ...contract, cancelled: contract.cancelled_at !== null }
  const view: RenewalView = {
    state: renewalState({
      started_on: tenancy.started_on,
      ended_on: tenancy.ended_on ?? ends_on,
      contract: state,
      proposal: follower,
      today,
    }),
    period_end: next.period.end,
    extended: next.period.extended,
    tasinmazCinsi,
    from: renewalTime(next.period, today).from,
    proposal: follower,
    tenancy_id: tenancyId,
    property_id: contract.property_id,
    property_title: titleOf(property),
    contract: contract.id,
    short_id: shortId(contract.id),
    terms,
    bitisTarihi,
    tenant_names: tenants.map(({ tenant_name }) => tenant_name),
    guarantor: contract.has_guarantor ? { name: contract.guarantor_name, limit: contract.guarantor_limit } : null,
    next,
  }
  return { view, contract, tenants, increase_waits, endsOn: tenancy.ended_on ? null : ends_on }
}
