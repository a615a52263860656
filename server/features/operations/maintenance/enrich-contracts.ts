import { setTimeout as pauseFor } from 'node:timers/promises'
import { shortId } from '#domain/kernel/ids.ts'
import {
  enrichmentPauseMs,
  maskEmail,
  missingNames,
  withPauses,
} from '#domain/operations/maintenance/maintenance.rules.ts'
import {
  keptChanges,
  type MaintenanceChange,
  maintenanceLimits,
} from '#domain/operations/maintenance/maintenance.schema.ts'
import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { contractsWithoutNames, fillNames, type NameSource, nameSources } from './enrichment.queries.ts'
import type { StepsResult } from './in-steps.ts'

/** At ten contracts per second an hour is enough for 36,000, and another run continues from there. */
export const enrichContractsJob = jobKind<{ by: AuditActor }>('enrich-contracts', {
  retryLimit: 2,
  expireInSeconds: 3600,
})

const fieldLabels = { owner_name: 'Kiraya veren', tenant_name: 'Kiracı', tenant_email: 'Kiracının e-postası' } as const

const describe = ({ contract, ...sources }: NameSource): MaintenanceChange[] =>
  Object.entries(missingNames(contract, sources)).map(([field, to]) => ({
    subject: 'contract',
    id: contract.id,
    title: `Kontrat ${shortId(contract.id)}`,
    field: fieldLabels[field as keyof typeof fieldLabels],
    from: '',
    to: field === 'tenant_email' ? maskEmail(to) : to,
    reason: 'Kontratta boş',
    personal: true,
  }))

/** Enriches one contract in its own transaction; names filled in meanwhile stay. */
const enrichContract = (ctx: Context, id: string): Promise<MaintenanceChange[]> =>
  ctx.db.transact(async (tx) => {
    const [source] = await nameSources(tx, [id], { lock: true })
    if (!source) return []
    const names = missingNames(source.contract, source)
    if (Object.keys(names).length > 0) await fillNames(tx, source, names)
    return describe(source)
  })

interface Enriching {
  dryRun: boolean
  pause?: (ms: number) => Promise<unknown>
}

/** Slow on purpose, because users work meanwhile. Approved snapshots stay unchanged. */
export async function enrichContracts(ctx: Context, { dryRun, pause = pauseFor }: Enriching): Promise<StepsResult> {
  const found: StepsResult = { total: 0, changes: [] }
  const add = (changes: MaintenanceChange[]) => {
    found.total += changes.length
    found.changes.push(...changes.slice(0, keptChanges - found.changes.length))
  }
  let after: string | undefined
  for (;;) {
    const ids = await contractsWithoutNames(ctx.db, after)
    if (dryRun) for (const source of await nameSources(ctx.db, ids, { lock: false })) add(describe(source))
    else {
      if (after && ids.length > 0) await pause(enrichmentPauseMs)
      await withPauses(ids, async (id) => add(await enrichContract(ctx, id)), pause)
    }
    if (ids.length < maintenanceLimits.contracts) return found
    after = ids.at(-1)!
  }
}
