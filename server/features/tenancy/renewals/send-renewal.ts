import type { z } from 'zod'
import { hasRoof } from '#domain/tenancy/contracts/contract-period.rules.ts'
import { refuseContract } from '#domain/tenancy/contracts/contracts.messages.ts'
import { contractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import { refuseRenewal } from '#domain/tenancy/renewals/renewals.messages.ts'
import { type RenewalState, toppedDeposit } from '#domain/tenancy/renewals/renewals.rules.ts'
import type { renewalToSend } from '#domain/tenancy/renewals/renewals.schema.ts'
import { refuseTenancy } from '#domain/tenancy/tenancies/tenancies.messages.ts'
import type { Context } from '#server/context.ts'
import { readGuarantor, readLandlord, readTenants } from '#server/features/tenancy/contracts/contract-form.ts'
import { createContract } from '#server/features/tenancy/contracts/create-contract.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { readRenewal } from './view-renewal.ts'

type ToSend = z.output<typeof renewalToSend>

/** Creates the next contract and asks the same people, like any other contract. */
export async function sendRenewal(
  ctx: Context,
  actor: Actor,
  { tenancy, sent, caller }: { tenancy: string; sent: ToSend; caller: Caller },
): Promise<string> {
  const { view, contract, tenants, endsOn, increase_waits } = await readRenewal(ctx, actor, tenancy)
  // Repeated because the reply was lost: returns the existing proposal.
  if (view.proposal?.id === sent.id) return sent.id
  if (endsOn) throw refuseContract('end_announced')
  refuseUnlessOpen(view.state)
  // Two requests about the rent of one year would contradict each other.
  if (increase_waits) throw refuseRenewal('renewal_increase_waits')
  if (sent.contract !== contract.id || sent.baslangicTarihi !== view.next.baslangicTarihi)
    throw refuseRenewal('renewal_changed')
  const { brutAylik, sozlesmeSuresi, sureBirimi, baslangicTarihi, hususiSartlar } = sent
  const { depozito, brutAylik: oldRent } = view.terms
  const roofed = hasRoof(contract.tasinmazCinsi)
  const form = contractForm.safeParse({
    property_id: contract.property_id,
    landlord: readLandlord(ctx, contract),
    tenants: readTenants(ctx, tenants),
    guarantor: sent.guarantor ? readGuarantor(ctx, contract) : null,
    terms: {
      ...view.terms,
      brutAylik,
      sozlesmeSuresi,
      sureBirimi,
      baslangicTarihi,
      hususiSartlar,
      depozito: sent.deposit === 'topped' ? toppedDeposit(depozito, { oldRent, newRent: brutAylik, roofed }) : depozito,
    },
  })
  if (!form.success) throw refuseRenewal('renewal_incomplete')
  const renewal = {
    ...form.data,
    id: sent.id,
    renewed_from: contract.id,
    // In the first rent year the contract itself has the current rent.
    previous_rent: view.next.steps.length > 0 ? sent.current_rent : null,
  }
  return createContract(ctx, actor, renewal, caller)
}

function refuseUnlessOpen(state: RenewalState) {
  switch (state) {
    case 'over':
      throw refuseTenancy('tenancy_over')
    case 'agreed':
      throw refuseRenewal('renewal_agreed')
    case 'waiting':
      throw refuseRenewal('renewal_sent')
    case 'early':
      throw refuseRenewal('renewal_early')
    // After a refusal the landlord may change more than the tenant asked for.
    case 'refused':
    case 'open':
      return
  }
}
