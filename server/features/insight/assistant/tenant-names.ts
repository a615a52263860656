import type { Ask } from './ask.ts'
import { inBatches } from './in-batches.ts'
import { tenantNames } from './money.queries.ts'

/** Tenant names by tenancy; `Kiracı` when their batch could not be read. */
export async function tenantsOf(ask: Ask, tenancies: readonly string[]): Promise<(tenancy: string) => string> {
  const wanted = [...new Set(tenancies)]
  const rows = await inBatches(wanted, (batch) => tenantNames(ask.ctx.db, batch, ask.today), ask.failed)
  const names = new Map(rows.map(({ tenancy_id, names: who }) => [tenancy_id, who]))
  return (tenancy) => names.get(tenancy) || 'Kiracı'
}
