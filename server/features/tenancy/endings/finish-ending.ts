import { isoDate } from '#domain/kernel/dates.ts'
import { isStopped } from '#domain/tenancy/endings/assess-ending.rules.ts'
import { decisionText } from '#domain/tenancy/endings/decision.rules.ts'
import { endingWayRules } from '#domain/tenancy/endings/ending-ways.rules.ts'
import { lockTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { bindingContracts } from '#server/features/tenancy/contracts/contract-tenancy.queries.ts'
import { finishContract } from '#server/features/tenancy/contracts/end-contract.ts'
import { systemActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { makeDuesOf } from '#server/services/ledger/make-dues.ts'
import { dropChange } from './drop-change.ts'
import { type EndingRow, endingById, setEnding } from './endings.queries.ts'

/** The last day is over and no objection stops it. */
const isDue = (ending: EndingRow, today: string) =>
  ending.state === 'set' && !isStopped(ending) && ending.ends_on < today

/** Safe to run twice, because the state is read again under the tenancy's lock. */
export async function finishEnding(ctx: Context, tx: Tx, { id, tenancy_id }: Pick<EndingRow, 'id' | 'tenancy_id'>) {
  await lockTenancy(tx, tenancy_id)
  const ending = await endingById(tx, id)
  const now = ctx.clock.now()
  if (!ending || !isDue(ending, isoDate(now))) return false
  const contracts = await bindingContracts(tx, tenancy_id)
  for (const [at, contract] of contracts.entries())
    await finishContract(ctx, tx, contract, {
      actor: systemActor,
      reason: [decisionText(ending), ending.reason].filter(Boolean).join('. '),
      onDate: { lastDay: ending.ends_on, way: endingWayRules[ending.way].title, nextStatus: ending.next_status },
      // Every party is notified once, by the last contract.
      notifies: at === contracts.length - 1,
    })
  await dropChange(ctx, tx, id, systemActor)
  await setEnding(tx, id, { state: 'done', closed_at: now, updated_at: now })
  const detail = { ends_on: ending.ends_on }
  await auditLog.append(tx, { ending: id, kind: 'done', actor: systemActor, detail, at: now })
  await makeDuesOf(ctx, tx, [tenancy_id])
  return true
}
