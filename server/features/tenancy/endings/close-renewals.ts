import { showDate } from '#domain/kernel/dates.ts'
import { shortId } from '#domain/kernel/ids.ts'
import type { FoundTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { waitingRenewals } from '#server/features/tenancy/contracts/contract-tenancy.queries.ts'
import { cancelLockedContract } from '#server/features/tenancy/contracts/end-contract.ts'
import { type AuditActor, systemActor } from '#server/services/audit/audit-actor.ts'
import { recordStep } from './ending-notifications.ts'
import type { EndingRow } from './endings.queries.ts'

interface Closing {
  found: Pick<FoundTenancy, 'tenancy' | 'contract'>
  ending: EndingRow
  by: AuditActor
}

/** Closes open renewals once a last day is fixed, and tells the people asked why. */
export async function closeRenewals(ctx: Context, tx: Tx, { found, ending, by }: Closing) {
  const reason = `Kiracılığın son günü belli oldu: ${showDate(ending.ends_on)}.`
  for (const contract of await waitingRenewals(tx, found.tenancy.id)) {
    // Recorded as the system, because no person cancelled it.
    await cancelLockedContract(ctx, tx, contract, { actor: systemActor, reason, announcedDay: ending.ends_on })
    await recordStep(ctx, tx, found, {
      ending: ending.id,
      kind: 'renewal_closed',
      by,
      detail: { short_id: shortId(contract.id) },
    })
  }
}
