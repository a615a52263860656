import { groupBy } from '#domain/kernel/group-by.ts'
import { shortId } from '#domain/kernel/ids.ts'
import { refuseMaintenance } from '#domain/operations/maintenance/maintenance.messages.ts'
import { isCleanable } from '#domain/operations/maintenance/maintenance.rules.ts'
import { maintenanceLimits } from '#domain/operations/maintenance/maintenance.schema.ts'
import { refuseProperty } from '#domain/property/properties/properties.messages.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { inSlices } from '#server/db/slices.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { inSteps, type ReadPosition, type StepsResult } from './in-steps.ts'
import { notifyOfRemoval } from './notify-of-removal.ts'
import { clearContracts, propertiesToClean, propertyForCleaning, removeLinks, tenantsOn } from './status.queries.ts'

interface Cleaning {
  /** Null: every property that is not let. */
  property: string | null
  dryRun: boolean
}

async function leftovers(db: Db, property: string | null, reading: ReadPosition) {
  const read = await propertiesToClean(db, property, reading)
  const found = read.filter(({ status }) => isCleanable(status))
  const ids = found.map(({ id }) => id)
  const tenants = groupBy(await tenantsOn(db, ids), ({ property_id }) => property_id)
  const rows = found.map((each) => ({ ...each, tenants: tenants.get(each.id) ?? [] }))
  return { rows, last: read.length < maintenanceLimits.properties ? null : read.at(-1)!.id }
}

/** Empties tenant_id and contract_id where nobody rents; the status stays. Only on explicit request (AMB-44). */
export async function cleanProperties(
  ctx: Context,
  by: AuditActor,
  { property, dryRun }: Cleaning,
): Promise<StepsResult> {
  if (property) {
    const found = await propertyForCleaning(ctx.db, property)
    if (!found) throw refuseProperty('property_missing')
    if (!isCleanable(found.status)) throw refuseMaintenance('property_is_rented')
  }
  return inSteps(ctx, {
    dryRun,
    read: (db, reading) => leftovers(db, property, reading),
    apply: async (tx, rows) => {
      const links = rows.flatMap((row) => row.tenants.map((tenant) => ({ ...tenant, property: row })))
      await inSlices(links, (slice) => removeLinks(tx, slice))
      await inSlices(rows, (slice) => {
        const ids = slice.map(({ id }) => id)
        return clearContracts(tx, ids, ctx.clock.now())
      })
      await auditLog.appendAll(
        tx,
        rows.map(({ id }) => ({ property: id, kind: 'cleaned', actor: by })),
      )
      await notifyOfRemoval(ctx, tx, by, links)
    },
    describe: (row) => {
      const about = {
        subject: 'property' as const,
        id: row.id,
        title: titleOf(row),
        to: '',
        reason: `Durumu: ${row.status}`,
      }
      return [
        ...row.tenants.map(({ username }) => ({ ...about, field: 'Kiracı', from: username, personal: true })),
        ...(row.contract_id ? [{ ...about, field: 'Kontrat', from: shortId(row.contract_id), personal: false }] : []),
      ]
    },
  })
}
