import { keptChanges, type MaintenanceChange } from '#domain/operations/maintenance/maintenance.schema.ts'
import type { Context } from '#server/context.ts'
import type { Db, Tx } from '#server/db/client.ts'

export interface Found {
  total: number
  /** The first of them: a run over a million rows has to fit into memory and into the log. */
  changes: MaintenanceChange[]
}

export interface Reading {
  after?: string
  lock: boolean
}

interface Steps<Row> {
  dryRun: boolean
  /** What is wrong in this step, and where the next one begins; null after the last. */
  read(db: Db, reading: Reading): Promise<{ rows: Row[]; last: string | null }>
  apply(tx: Tx, rows: Row[]): Promise<unknown>
  describe(row: Row): MaintenanceChange[]
}

/** Each step in a transaction of its own, so that nobody waits for the whole; a dry run reads the same and writes nothing. */
export async function inSteps<Row>(ctx: Context, { dryRun, read, apply, describe }: Steps<Row>): Promise<Found> {
  const found: Found = { total: 0, changes: [] }
  let after: string | null = ''
  while (after !== null) {
    const from: Partial<Reading> = after ? { after } : {}
    const step = dryRun
      ? await read(ctx.db, { ...from, lock: false })
      : await ctx.db.transact(async (tx) => {
          const wrong = await read(tx, { ...from, lock: true })
          if (wrong.rows.length > 0) await apply(tx, wrong.rows)
          return wrong
        })
    const changes = step.rows.flatMap(describe)
    found.total += changes.length
    found.changes.push(...changes.slice(0, keptChanges - found.changes.length))
    after = step.last
  }
  return found
}
