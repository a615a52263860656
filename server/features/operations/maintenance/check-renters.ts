import { groupBy } from '#domain/kernel/group-by.ts'
import { linkProblemTexts } from '#domain/operations/maintenance/maintenance.messages.ts'
import { linkProblem } from '#domain/operations/maintenance/maintenance.rules.ts'
import { maintenanceLimits } from '#domain/operations/maintenance/maintenance.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { inSlices } from '#server/db/slices.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { inSteps, type ReadPosition, type StepsResult } from './in-steps.ts'
import { notifyOfRemoval } from './notify-of-removal.ts'
import { contractsOn, linksOf, peopleOfContracts, removeLinks, rentersAfter } from './status.queries.ts'

async function wrongLinks(db: Db, { after, lock }: ReadPosition) {
  const people = await rentersAfter(db, after)
  const links = await linksOf(db, people, { lock })
  const found = await contractsOn(db, [...new Set(links.map(({ property_id }) => property_id))])
  const ids = found.map(({ id }) => id)
  const parties = groupBy(await peopleOfContracts(db, ids), ({ contract_id }) => contract_id)
  const contracts = groupBy(
    found.map((contract) => ({ ...contract, people: parties.get(contract.id) ?? [] })),
    ({ property_id }) => property_id,
  )
  const rows = links.flatMap((link) => {
    const problem = linkProblem(
      { id: link.user_id, email: link.email },
      { status: link.status, contracts: contracts.get(link.property_id) ?? [] },
    )
    return problem ? [{ ...link, problem }] : []
  })
  return { rows, last: people.length < maintenanceLimits.users ? null : people.at(-1)! }
}

/**
 * Removes tenants from properties that are not let or whose live contracts do not name them. Statuses are left to the
 * sync.
 */
export const checkRenters = (ctx: Context, by: AuditActor, dryRun: boolean): Promise<StepsResult> =>
  inSteps(ctx, {
    dryRun,
    read: wrongLinks,
    apply: async (tx, rows) => {
      await inSlices(rows, (slice) => removeLinks(tx, slice))
      await auditLog.appendAll(
        tx,
        rows.map(({ property_id, username }) => ({
          property: property_id,
          kind: 'tenant_removed',
          actor: by,
          detail: { name: username },
        })),
      )
      await notifyOfRemoval(
        ctx,
        tx,
        by,
        rows.map((row) => ({ user_id: row.user_id, property: row })),
      )
    },
    describe: (row) => [
      {
        subject: 'person',
        id: row.user_id,
        title: row.username,
        field: 'Kiraladığı mülk',
        from: titleOf(row),
        to: '',
        reason: linkProblemTexts[row.problem],
        personal: false,
      },
    ],
  })
