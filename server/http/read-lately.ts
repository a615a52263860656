import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'

/** What a browser wrote is in the replica after this long; until then it reads where it wrote. */
const lagSeconds = 10
const cookieName = 'anahtar.written'
export const writtenCookie = `${cookieName}=1; Max-Age=${lagSeconds}; Path=/; HttpOnly; SameSite=Lax`

/** Whether this browser has changed something that a replica may not know yet. */
export const hasJustWritten = (cookies: string | undefined) => cookies?.includes(`${cookieName}=`) ?? false

/** A replica ends reads that are in the way of what it has to take over from the database. */
const isInTheWay = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '40001') || isInTheWay(error.cause))

/** Reads what may be some seconds old: from the replica, else from the database itself. */
export async function readLately<Found>(
  { db, replica }: Pick<Context, 'db' | 'replica'>,
  read: (db: Db) => Promise<Found>,
): Promise<Found> {
  if (!replica) return read(db)
  try {
    return await read(replica)
  } catch (error) {
    if (isDatabaseUnavailable(error) || isInTheWay(error)) return read(db)
    throw error
  }
}
