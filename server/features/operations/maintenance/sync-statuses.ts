import { groupBy } from '#domain/kernel/group-by.ts'
import { statusByContracts } from '#domain/operations/maintenance/maintenance.rules.ts'
import { maintenanceLimits } from '#domain/operations/maintenance/maintenance.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { setStatus } from '#server/features/property/properties/properties.queries.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { inSteps, type ReadPosition, type StepsResult } from './in-steps.ts'
import { contractsOn, propertiesToSync } from './status.queries.ts'

async function unfitting(db: Db, reading: ReadPosition) {
  const properties = await propertiesToSync(db, reading)
  const ids = properties.map(({ id }) => id)
  const contracts = groupBy(await contractsOn(db, ids), ({ property_id }) => property_id)
  const rows = properties.flatMap((property) => {
    const statuses = (contracts.get(property.id) ?? []).map(({ status }) => status)
    const to = statusByContracts(property.status, statuses)
    return to === property.status ? [] : [{ id: property.id, title: titleOf(property), from: property.status, to }]
  })
  return { rows, last: properties.length < maintenanceLimits.properties ? null : properties.at(-1)!.id }
}

/** Syncs the status of every property that is not in the bin. */
export const syncStatuses = (ctx: Context, by: AuditActor, dryRun: boolean): Promise<StepsResult> =>
  inSteps(ctx, {
    dryRun,
    read: unfitting,
    apply: async (tx, rows) => {
      for (const [to, group] of groupBy(rows, (row) => row.to)) {
        const ids = group.map(({ id }) => id)
        await setStatus(tx, ids, to, ctx.clock.now())
      }
      await auditLog.appendAll(
        tx,
        rows.map(({ id, from, to }) => ({ property: id, kind: 'status_changed', actor: by, detail: { from, to } })),
      )
    },
    describe: ({ id, title, from, to }) => [
      {
        subject: 'property',
        id,
        title,
        field: 'Durum',
        from,
        to,
        reason: to === 'Kiralanmış' ? 'Yürürlükte kontratı var' : 'Yürürlükte kontratı yok',
        personal: false,
      },
    ],
  })
