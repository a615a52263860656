import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { newId } from '#domain/kernel/ids.ts'
import type { CodeChannel } from '#domain/tenancy/agreements/answer-ways.rules.ts'
import type { Db } from '#server/db/client.ts'
import { decisionCodes } from '#server/db/schema/contracts.ts'

/** A new code replaces the last one. */
export const keepCode = (
  db: Db,
  code: { subject: string; code_hash: string; channel: CodeChannel; expires_at: Date },
) => {
  const { code_hash, channel, expires_at } = code
  return db
    .insert(decisionCodes)
    .values({ id: newId(), ...code })
    .onConflictDoUpdate({ target: decisionCodes.subject, set: { code_hash, channel, expires_at, tries: 0 } })
}

/** Counts a try and returns the expected hash; null when there is no code, or it is expired or has no tries left. */
export async function consumeAttempt(db: Db, subject: string, now: Date, maxTries: number) {
  const [row] = await db
    .update(decisionCodes)
    .set({ tries: sql`${decisionCodes.tries} + 1` })
    .where(
      and(eq(decisionCodes.subject, subject), gt(decisionCodes.expires_at, now), lt(decisionCodes.tries, maxTries)),
    )
    .returning({ code_hash: decisionCodes.code_hash, channel: decisionCodes.channel })
  return row ?? null
}
