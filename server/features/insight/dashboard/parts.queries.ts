import { type SQL, sql } from 'drizzle-orm'
import type { DashboardPart } from '#domain/insight/dashboard/dashboard.schema.ts'
import type { Context } from '#server/context.ts'
import { readTogether } from '#server/db/read-together.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'

/** Collects failed parts; `guarded` reads a part that is not in the SQL statement. */
export interface PartReader {
  failed: Set<DashboardPart>
  guarded<Value>(part: DashboardPart, empty: Value, read: () => Promise<Value>): Promise<Value>
}

/**
 * A failed part is logged and stays empty without affecting the others (DASH-03). Only a missing database fails the
 * screen.
 */
export function createPartReader(ctx: Context): PartReader {
  const failed = new Set<DashboardPart>()
  return {
    failed,
    async guarded(part, empty, read) {
      try {
        return await read()
      } catch (error) {
        if (isDatabaseUnavailable(error)) throw error
        ctx.log.error({ err: error, part }, 'part of the start screen not read')
        failed.add(part)
        return empty
      }
    },
  }
}

/**
 * Reads all parts as JSON values in one statement, which costs one round trip. When that fails, each part is read
 * alone, so that only the broken ones are missing.
 */
export async function readParts<Found extends Partial<Record<DashboardPart, unknown>>>(
  ctx: Context,
  { guarded }: PartReader,
  readAll: () => Promise<Found[]>,
  partsAlone: () => { [Part in keyof Found]: SQL },
): Promise<{ [Part in keyof Found]: Found[Part] | null }> {
  try {
    return (await readAll())[0]!
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    const parts = partsAlone()
    const found: Partial<Record<DashboardPart, unknown>> = {}
    for (const part of Object.keys(parts) as (DashboardPart & keyof Found)[])
      found[part] = await guarded<unknown>(part, null, async () => {
        const one = await readTogether<Record<string, unknown>>(ctx.db, { [part]: parts[part] ?? sql`null` })
        return one[part]
      })
    return found as { [Part in keyof Found]: Found[Part] | null }
  }
}
