import { refuse } from '#domain/kernel/refusal.ts'
import { findContract } from '#server/access/contract-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { decryptText } from '#server/platform/crypto.ts'
import { logSecurity } from '#server/platform/security-log.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { tenantsOf } from './contract-writes.queries.ts'

/** Full identity numbers for people who need them; their owners are told who looked. */
export async function revealIdentities(ctx: Context, actor: Actor, id: string) {
  const { contract, rights } = await findContract(ctx.db, actor, id)
  if (!rights.seeIdentity) throw refuse('not_allowed')
  const tenants = await tenantsOf(ctx.db, id)
  const whole = (encrypted: string | null) => encrypted && decryptText(ctx.secrets.encryption, encrypted)
  logSecurity(ctx.log, 'identity_shown', { account: actor.accountId, call: `contract ${id}` })
  const shownTo = { area: 'contract', kind: 'identity_shown', record: id, actor: { id: actor.userId } } as const
  const people = [contract.owner_id, ...tenants.map(({ tenant_user_id }) => tenant_user_id)]
  const others = [...new Set(people)].filter((person) => person !== null && person !== actor.userId)
  await auditLog.record(ctx.db, ...(others.length > 0 ? others.map((subject) => ({ ...shownTo, subject })) : [shownTo]))
  return {
    landlord: whole(contract.landlord_id_number),
    tenants: tenants.map((tenant) => ({ id: tenant.id, id_number: whole(tenant.tenant_id_number) })),
    guarantor: contract.has_guarantor ? whole(contract.guarantor_id_number) : null,
  }
}
