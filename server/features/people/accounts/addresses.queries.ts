import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { placeholderAddress } from '#domain/people/accounts/placeholder-address.rules.ts'
import type { Db } from '#server/db/client.ts'
import { addressKeys, authUser, users } from '#server/db/schema/accounts.ts'
import { searchKey } from './accounts.queries.ts'

/** Serialises whoever proves or invites one address, because there may be no row to lock. */
export const lockAddress = (db: Db, email: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`)

/** The account that has this address now, locked until the transaction ends. */
export async function holderOf(db: Db, email: string) {
  const [row] = await db
    .select({
      accountId: authUser.id,
      name: authUser.name,
      proven: authUser.emailVerified,
      userId: users.id,
      invited_at: users.invited_at,
    })
    .from(authUser)
    .leftJoin(users, eq(users.accountId, authUser.id))
    .where(eq(authUser.email, email))
    .for('update', { of: authUser })
  return row ?? null
}
export type AddressHolder = NonNullable<Awaited<ReturnType<typeof holderOf>>>

/** Placeholder addresses of accounts that registered with this address, newest first. */
export const claimsOf = async (db: Db, email: string, most: number) =>
  (
    await db
      .select({ email: users.email })
      .from(users)
      .where(eq(users.claimed_email, email))
      .orderBy(desc(users.created_at))
      .limit(most)
  ).map((row) => row.email)

export async function addressOf(db: Db, accountId: string) {
  const [row] = await db
    .select({
      email: users.email,
      claimed_email: users.claimed_email,
      username: users.username,
      proven: authUser.emailVerified,
    })
    .from(users)
    .innerJoin(authUser, eq(authUser.id, users.accountId))
    .where(eq(users.accountId, accountId))
  return row!
}

/** Gives the account a placeholder because another account proved its address. */
export async function moveAside(db: Db, holder: AddressHolder, email: string) {
  const placeholder = placeholderAddress()
  await db.update(authUser).set({ email: placeholder }).where(eq(authUser.id, holder.accountId))
  await db.update(users).set({ email: placeholder, claimed_email: email }).where(eq(users.accountId, holder.accountId))
}

export async function takeAddress(
  db: Db,
  { accountId, username }: { accountId: string; username: string },
  email: string,
) {
  await db.update(authUser).set({ email }).where(eq(authUser.id, accountId))
  await db
    .update(users)
    .set({ email, claimed_email: null, search_key: searchKey(username, email) })
    .where(eq(users.accountId, accountId))
}

/** One open key per account and address: a new key replaces the old. */
export async function replaceAddressKey(db: Db, key: typeof addressKeys.$inferInsert) {
  await db.delete(addressKeys).where(and(eq(addressKeys.accountId, key.accountId), eq(addressKeys.email, key.email)))
  await db.insert(addressKeys).values(key)
}

/** Atomic: of two concurrent uses only one finds the key. */
export async function consumeAddressKey(
  db: Db,
  accountId: string,
  key_hash: string,
  now: Date,
): Promise<string | null> {
  const [spent] = await db
    .delete(addressKeys)
    .where(
      and(eq(addressKeys.accountId, accountId), eq(addressKeys.key_hash, key_hash), gt(addressKeys.expires_at, now)),
    )
    .returning({ email: addressKeys.email })
  return spent?.email ?? null
}

export const deleteAddressKeys = (db: Db, accountId: string) =>
  db.delete(addressKeys).where(eq(addressKeys.accountId, accountId))

export const nationalIdKnown = async (db: Db, hash: string) =>
  (await db.$count(users, eq(users.national_id_hash, hash))) > 0

/** Users registered before the hash existed, oldest first: ids are time-ordered. */
export const withoutNationalIdHash = (db: Db, after: string | null, most: number) =>
  db
    .select({ id: users.id, kimlikNo: sql<string>`${users.kimlikNo}` })
    .from(users)
    .where(
      and(isNotNull(users.kimlikNo), isNull(users.national_id_hash), after === null ? undefined : gt(users.id, after)),
    )
    .orderBy(asc(users.id))
    .limit(most)

/** False when another account has this number; safe when two processes start at once. */
export async function keepNationalIdHash(db: Db, id: string, hash: string): Promise<boolean> {
  try {
    const kept = await db
      .update(users)
      .set({ national_id_hash: hash })
      .where(and(eq(users.id, id), sql`not exists (select from users o where o.national_id_hash = ${hash})`))
      .returning({ id: users.id })
    return kept.length > 0
  } catch (error) {
    if (await nationalIdKnown(db, hash)) return false
    throw error
  }
}

/** Undecided registrations with another account's address. */
export const isClaimOnly = and(isNotNull(users.claimed_email), eq(users.is_active, false), isNull(users.decided_at))!

export async function deleteOldClaims(db: Db, before: Date, now: Date) {
  await db.delete(addressKeys).where(lt(addressKeys.expires_at, now))
  await db.delete(authUser).where(
    inArray(
      authUser.id,
      db
        .select({ id: users.accountId })
        .from(users)
        .where(and(isClaimOnly, lt(users.created_at, before))),
    ),
  )
}
