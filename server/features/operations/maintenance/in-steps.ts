import { keptChanges, type MaintenanceChange } from '#domain/operations/maintenance/maintenance.schema.ts'
import type { Context } from '#server/context.ts'
import type { Db, Tx } from '#server/db/client.ts'

export interface StepsResult {
  total: number
  /** Only the first ones, so that a run over a million rows fits into memory and the log. */
  changes: MaintenanceChange[]
}

export interface ReadPosition {
  after?: string
  lock: boolean
}

interface Steps<Row> {
  dryRun: boolean
  /** The rows to correct in this step, and the last id for the next; null after the last step. */
  read(db: Db, reading: ReadPosition): Promise<{ rows: Row[]; last: string | null }>
  apply(tx: Tx, rows: Row[]): Promise<unknown>
  describe(row: Row): MaintenanceChange[]
}

/** Each step in its own transaction, so that users do not wait for the whole run; a dry run only reads. */
export async function inSteps<Row>(ctx: Context, { dryRun, read, apply, describe }: Steps<Row>): Promise<StepsResult> {
  const found: StepsResult = { total: 0, changes: [] }
  let after: string | null = ''
  while (after !== null) {
    const from: Partial<ReadPosition> = after ? { after } : {}
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
