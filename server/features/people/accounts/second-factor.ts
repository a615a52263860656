import { createHmac } from 'node:crypto'
import { symmetricDecrypt } from 'better-auth/crypto'
import { refuseAccount } from '#domain/people/accounts/accounts.messages.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { SecondFactorChange } from '#server/emails/account-letters.ts'
import type { Actor } from '#server/http/actor.ts'
import { isSameSecret } from '#server/platform/crypto.ts'
import { withOurRefusals } from './account-library.ts'
import { claimStep, secondFactorSecret } from './accounts.queries.ts'
import { firstName } from './address-proof.ts'

const stepMs = 30_000

/** RFC 4226: the code of one time step. */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/**
 * A code works once (RFC 6238, 5.2), so that an observed code is useless. The library does not store used codes, so the
 * time step is claimed here in one statement before the library sees the code.
 */
export async function consumeCode(ctx: Context, accountId: string, code: string): Promise<void> {
  const sealed = await secondFactorSecret(ctx.db, accountId)
  if (!sealed) throw refuseAccount('second_factor_off')
  const secret = await symmetricDecrypt({ key: (await ctx.auth.$context).secretConfig, data: sealed })
  // Uses the real clock like the library, which accepts one step before and after.
  const now = Math.floor(Date.now() / stepMs)
  const step = [now - 1, now, now + 1].find((each) => isSameSecret(codeOf(secret, each), code))
  if (step === undefined || !(await claimStep(ctx.db, accountId, step))) throw refuseAccount('code_wrong')
}

export type SecondFactorProof = { code: string } | { recoveryCode: string }

/** For a person who is already signed in. */
export async function proveSecondFactor(
  ctx: Context,
  accountId: string,
  proof: SecondFactorProof,
  headers: Headers,
): Promise<void> {
  if ('code' in proof) return consumeCode(ctx, accountId, proof.code)
  await withOurRefusals(
    ctx.auth.api.verifyBackupCode({ body: { code: proof.recoveryCode, disableSession: true }, headers }),
    { BACKUP_CODES_NOT_ENABLED: 'second_factor_off', default: 'code_wrong' },
  )
}

/** A person whose second factor somebody else takes away must hear of it. */
export const mailSecondFactor = (ctx: Context, tx: Tx, { email, username }: Actor, change: SecondFactorChange) =>
  ctx.mailer.post(tx, email, 'second-factor-changed', {
    firstname: firstName(username),
    change,
    changedAt: ctx.clock.now(),
    publicUrl: ctx.config.publicUrl,
  })
