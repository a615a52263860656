import type { Context } from '#server/context.ts'
import { decryptText, keyedHash } from '#server/platform/crypto.ts'
import { keepNationalIdHash, withoutNationalIdHash } from './addresses.queries.ts'

export const nationalIdHash = (ctx: Context, nationalId: string) =>
  keyedHash(ctx.secrets.encryption, 'national-id', nationalId)

const batch = 500

/**
 * Accounts of an earlier release have the number but no hash. When several share a number, the oldest account gets the
 * hash; the others stay unchanged.
 */
export async function hashNationalIds(ctx: Context): Promise<{ hashed: number; repeated: number }> {
  const counts = { hashed: 0, repeated: 0 }
  let after: string | null = null
  for (;;) {
    const rows: { id: string; kimlikNo: string }[] = await withoutNationalIdHash(ctx.db, after, batch)
    for (const { id, kimlikNo } of rows) {
      const number = decryptText(ctx.secrets.encryption, kimlikNo)
      const kept = number !== null && (await keepNationalIdHash(ctx.db, id, nationalIdHash(ctx, number)))
      counts[kept ? 'hashed' : 'repeated'] += 1
    }
    after = rows.at(-1)?.id ?? null
    if (rows.length < batch) break
  }
  if (counts.repeated > 0) ctx.log.warn(counts, 'some accounts have the national ID of an older one')
  return counts
}
