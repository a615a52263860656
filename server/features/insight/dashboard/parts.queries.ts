import { type SQL, sql } from 'drizzle-orm'
import type { DashboardPart } from '#domain/insight/dashboard/dashboard.schema.ts'
import type { Context } from '#server/context.ts'
import { readTogether } from '#server/db/read-together.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'

/** What was read, what could not be, and how a part is read that is no SQL of its own. */
export interface Reading {
  failed: Set<DashboardPart>
  guarded<Value>(part: DashboardPart, empty: Value, read: () => Promise<Value>): Promise<Value>
}

/** A part that fails is logged, stays empty and takes no other along (DASH-03). Without a database there is no screen. */
export function startReading(ctx: Context): Reading {
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
 * Every part is one JSON value, and all of them are one statement. When that fails each is asked by itself, so that only
 * what is broken is missing; what is whole costs one way to the database.
 */
export async function readParts<Found extends Partial<Record<DashboardPart, unknown>>>(
  ctx: Context,
  { guarded }: Reading,
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
