import { createHmac, randomInt } from 'node:crypto'
import { Refusal, tooSoon } from '#domain/kernel/refusal.ts'
import { mobileOf, phoneHint } from '#domain/people/accounts/mobile.rules.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { type CodeChannel, type DecisionWay, emailHint } from '#domain/tenancy/agreements/answer-ways.rules.ts'
import { contractsMessages, refuseContract } from '#domain/tenancy/contracts/contracts.messages.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { isSameSecret } from '#server/platform/crypto.ts'
import { tokenHash } from '#server/platform/signed-parts.ts'
import type { LinkCall, Proof } from '#server/services/agreements/approval-kind.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { claimLink, type Decider, type LinkKind } from './claim-link.ts'
import { propertyOf, provenUserByEmail } from './contract-writes.queries.ts'
import { consumeAttempt, keepCode } from './decision-codes.queries.ts'

const codeLifetimeMs = 10 * 60_000
const maxTries = 5

interface CodeTarget {
  channel: CodeChannel
  /** The full address or number; only its hint leaves the server. */
  to: string
  hint: string
}

/**
 * Proof needed to decide by this link. Mailed link: an SMS code if SMS is enabled and a number is known. Copied link: a
 * code to the contact stored when asked, or a session of that address's account. Without targets nothing is needed, and
 * `without` names the way.
 */
export async function codeTargets(
  ctx: Context,
  tx: Tx,
  { handed, email, phone, phoneCorrected }: Decider,
  signedIn: Actor | null,
): Promise<{ targets: CodeTarget[]; without: DecisionWay | null }> {
  const mobile = ctx.smsTransport && mobileOf(phone)
  const sms: CodeTarget[] = mobile ? [{ channel: 'sms', to: mobile, hint: phoneHint(mobile) }] : []
  if (!handed) return { targets: sms, without: sms.length > 0 ? null : 'mailed_link' }
  if (signedIn && (await provenUserByEmail(tx, email))?.id === signedIn.userId)
    return { targets: [], without: 'handed_link_account' }
  // The person who copies the link may have corrected the number too, so it gets no code.
  return {
    targets: [{ channel: 'email', to: email, hint: emailHint(email) }, ...(phoneCorrected ? [] : sms)],
    without: null,
  }
}

/** Keyed with the server's secret, because six digits are quickly tried out. */
const hashOf = (ctx: Context, subject: string, code: string) =>
  createHmac('sha256', ctx.secrets.tokens).update(`${subject}:${code}`).digest('hex')

/**
 * Counted separately: the owner's side can read a copied link and use up its tries, but not those of the mailed one.
 */
const wayOf = ({ handed }: Decider) => (handed ? 'handed' : 'mailed')

/** Returns the message for the caller; it only shows a hint of the address. */
export async function sendDecisionCode(
  ctx: Context,
  { kind, token, signedIn, caller }: LinkCall & { kind: LinkKind },
  channel?: CodeChannel,
): Promise<string> {
  const { decider, title, targets } = await ctx.db.transact(async (tx) => {
    const found = await claimLink(ctx, tx, kind, token)
    const property = await propertyOf(tx, found.contract.property_id)
    return { decider: found, title: titleOf(property), ...(await codeTargets(ctx, tx, found, signedIn)) }
  })
  const target = channel ? targets.find((each) => each.channel === channel) : targets[0]
  if (!target) throw refuseContract('code_not_needed')
  // Limited by receiver, because several contracts may ask one person, and a new link must not allow more messages.
  const key = `${target.channel} ${target.to} ${wayOf(decider)}`
  const wait = await ctx.limits.take([
    { name: 'codesToReceiverByAddress', key: `${key} ${caller.ip}` },
    { name: 'codesToReceiver', key },
  ])
  if (wait !== null) throw tooSoon(wait)
  const subject = tokenHash(token)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await ctx.db.transact(async (tx) => {
    const expires_at = new Date(ctx.clock.now().getTime() + codeLifetimeMs)
    await keepCode(tx, { subject, code_hash: hashOf(ctx, subject, code), channel: target.channel, expires_at })
    if (target.channel === 'sms')
      await ctx.texter.post(tx, target.to, `Anahtar onay kodunuz: ${code}. 10 dakika geçerlidir; kimseyle paylaşmayın.`)
    else
      await ctx.mailer.post(tx, target.to, 'decision-code', {
        name: decider.name,
        property_title: title,
        owner_name: decider.contract.landlord_name || decider.contract.owner_name,
        code,
      })
  })
  return target.channel === 'sms' ? contractsMessages.codeSent : contractsMessages.codeMailed(target.hint)
}

/** The holder of a contract's link: proven by the link itself, or by a code. */
export async function proveHolder(ctx: Context, tx: Tx, decider: Decider, link: LinkCall) {
  const { targets, without } = await codeTargets(ctx, tx, decider, link.signedIn)
  return without ? { way: without } : () => proveByCode(ctx, link, { decider, targets })
}

/**
 * A wrong code is counted in its own transaction before the comparison, so that neither the refusal nor concurrent
 * calls lose the count.
 */
async function proveByCode(
  ctx: Context,
  { token, code, caller }: LinkCall,
  { decider, targets }: { decider: Decider; targets: CodeTarget[] },
): Promise<Proof> {
  if (!code) throw refuseContract(targets[0]!.channel === 'sms' ? 'code_missing' : 'mail_code_missing')
  const subject = tokenHash(token)
  const person = `${decider.contract.id} ${decider.email} ${wayOf(decider)}`
  return ctx.limits.guard({
    // New codes bring new tries, which would add up over days.
    budgets: [
      { name: 'decisionCodesByPersonAndAddress', key: `${person} ${caller.ip}` },
      { name: 'decisionCodesByPerson', key: person },
    ],
    isWrong: (error) => error instanceof Refusal && error.code === 'code_wrong',
    attempt: async () => {
      const proof = await ctx.db.transact(async (tx): Promise<Proof | null> => {
        const expected = await consumeAttempt(tx, subject, ctx.clock.now(), maxTries)
        const target = targets.find(({ channel }) => channel === expected?.channel)
        if (!expected || !target) return null
        if (!isSameSecret(expected.code_hash, hashOf(ctx, subject, code))) return null
        await auditLog.append(tx, {
          contract: decider.contract.id,
          kind: 'code_confirmed',
          actor: { id: decider.userId, name: decider.name, from: caller },
          detail: target.channel === 'sms' ? { phone: target.hint } : { email: target.hint },
          at: ctx.clock.now(),
        })
        const bySms = decider.handed ? 'handed_link_sms' : 'mailed_link_sms'
        return { way: target.channel === 'email' ? 'handed_link_email' : bySms, contact: target.hint }
      })
      if (!proof) throw refuseContract('code_wrong')
      return proof
    },
  })
}
