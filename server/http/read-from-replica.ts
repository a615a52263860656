import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'

/** After this time the replica has a browser's changes; until then that browser reads from the primary database. */
const lagSeconds = 10
const cookieName = 'anahtar.written'
export const writtenCookie = `${cookieName}=1; Max-Age=${lagSeconds}; Path=/; HttpOnly; SameSite=Lax`

/** Whether this browser has made a change that a replica may not have yet. */
export const hasJustWritten = (cookies: string | undefined) => cookies?.includes(`${cookieName}=`) ?? false

/** A replica cancels reads that conflict with the changes it has to apply. */
const isInTheWay = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '40001') || isInTheWay(error.cause))

/** Reads data that may be some seconds old: from the replica, or from the primary if that fails. */
export async function readFromReplica<Found>(
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
