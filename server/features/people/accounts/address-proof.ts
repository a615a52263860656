import { randomBytes } from 'node:crypto'
import { newId } from '#domain/kernel/ids.ts'
import { linkLifetimeMs } from '#domain/kernel/link-lifetime.ts'
import { refuseAccount } from '#domain/people/accounts/accounts.messages.ts'
import { isPlaceholder } from '#domain/people/accounts/placeholder-address.rules.ts'
import type { Context } from '#server/context.ts'
import type { Db, Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { type Jobs, jobKind } from '#server/platform/jobs/jobs.ts'
import { logSecurity } from '#server/platform/security-log.ts'
import { tokenHash } from '#server/platform/signed-parts.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { markEmailProven } from './accounts.queries.ts'
import {
  type AddressHolder,
  addressOf,
  consumeAddressKey,
  deleteAddressKeys,
  holderOf,
  lockAddress,
  moveAside,
  replaceAddressKey,
  takeAddress,
} from './addresses.queries.ts'

/** Links what waits for the address: contracts, tenancies, invitations. */
export const addressProvenJob = jobKind<{ account: string }>('address-proven')

/** Marks the account's address as proven by a mailed key, and links what waits for it. */
export async function addressProven(jobs: Jobs, db: Db, accountId: string) {
  await markEmailProven(db, accountId)
  await jobs.enqueue(db, addressProvenJob, { account: accountId })
}

/**
 * An account that never proved its address can lose it. An invited one keeps it, because the invitation is its way in
 * and its rights depend on that account.
 */
const canLose = (holder: AddressHolder) => !holder.userId || (!holder.proven && holder.invited_at === null)

interface ProofRequest {
  accountId: string
  email: string
  firstname: string
  letter: 'welcome' | 'address-proof'
  /** Whether the owner of the address may get another mail. */
  mayTellOwner: boolean
}

/**
 * Mails a key to the address. If the address is another account's, its owner is informed instead. A key is stored in
 * both cases, so that the caller cannot see the difference.
 */
export async function askForProof(
  ctx: Context,
  tx: Tx,
  { accountId, email, firstname, letter, mayTellOwner }: ProofRequest,
) {
  const now = ctx.clock.now()
  const token = randomBytes(24).toString('base64url')
  await replaceAddressKey(tx, {
    id: newId(),
    accountId,
    email,
    key_hash: tokenHash(token),
    expires_at: new Date(now.getTime() + linkLifetimeMs),
    created_at: now,
  })
  const { publicUrl } = ctx.config
  const holder = await holderOf(tx, email)
  if (!holder || holder.accountId === accountId || canLose(holder))
    return ctx.mailer.post(tx, email, letter, { firstname, link: `${publicUrl}/confirm-email?token=${token}` })
  if (mayTellOwner) await ctx.mailer.post(tx, email, 'address-known', { firstname: firstName(holder.name), publicUrl })
}

/** Sends the mail again. */
export async function mailAddressKey(ctx: Context, actor: Actor) {
  const { email, claimed_email, username, proven } = await addressOf(ctx.db, actor.accountId)
  if (proven) throw refuseAccount('address_proven')
  await ctx.limits.consume('addressKeysByAccount', actor.accountId)
  const asked = claimed_email ?? email
  const mayTellOwner = await ctx.limits.count('knownAddressLetters', asked)
  await ctx.db.transact((tx) =>
    askForProof(ctx, tx, {
      accountId: actor.accountId,
      email: asked,
      firstname: firstName(username),
      letter: 'address-proof',
      mayTellOwner,
    }),
  )
}

/**
 * The key must be used by a session of its account: otherwise a stranger's click on the mail would prove an account
 * that somebody else registered with the stranger's address.
 */
export const proveAddress = (ctx: Context, actor: Actor, token: string) =>
  ctx.db.transact(async (tx) => {
    const email = await consumeAddressKey(tx, actor.accountId, tokenHash(token), ctx.clock.now())
    if (!email) throw refuseAccount('address_key_invalid')
    await lockAddress(tx, email)
    const before = await addressOf(tx, actor.accountId)
    const holder = await holderOf(tx, email)
    if (holder && holder.accountId !== actor.accountId) {
      if (!canLose(holder)) throw refuseAccount('address_key_invalid')
      await moveAside(tx, holder, email)
    }
    await takeAddress(tx, { accountId: actor.accountId, username: before.username }, email)
    await deleteAddressKeys(tx, actor.accountId)
    await addressProven(ctx.jobs, tx, actor.accountId)
    if (before.proven && before.email !== email && !isPlaceholder(before.email))
      await ctx.mailer.post(tx, before.email, 'email-changed', {
        firstname: firstName(before.username),
        email,
        done: true,
      })
    logSecurity(ctx.log, 'address_proven', { account: actor.accountId })
    await auditLog.record(tx, { area: 'account', kind: 'address_proven', actor: { id: actor.userId } })
    tx.afterCommit(() => ctx.realtime.recheck(actor.userId))
  })

export const firstName = (name: string) => name.trim().split(' ')[0]!
