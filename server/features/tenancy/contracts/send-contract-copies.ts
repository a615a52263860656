import { linkDaysText } from '#domain/kernel/link-lifetime.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { ContractParty } from '#server/emails/contract-notification-letters.ts'
import type { FileReply } from '#server/http/route.ts'
import { systemActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { keepAttachment } from '#server/services/mail/mail.queries.ts'
import { copyLink } from './contract-links.ts'
import { mailDataOf } from './contract-mail.ts'
import { copiesWereSent } from './contract-summary.queries.ts'
import { type ContractRow, contractById, lockContract, tenantsOf } from './contract-writes.queries.ts'
import { printCopy } from './print-contract.ts'

/** Most mail servers accept this size, including base64. */
const maxAttachedBytes = 5_000_000

const isInForce = (contract: ContractRow | null, round: number): contract is ContractRow =>
  contract?.status === 'active' && contract.round === round && !contract.cancelled_at && !contract.deleted_at

/**
 * Sends the finished contract to every party, once: a second run finds the event. If printing fails even at the last
 * try, the mails say that the contract is in force and where to find it.
 */
export async function sendContractCopies(
  ctx: Context,
  { contract: id, round }: { contract: string; round: number },
  { last }: { last: boolean },
): Promise<void> {
  const known = await contractById(ctx.db, id)
  if (!isInForce(known, round) || (await copiesWereSent(ctx.db, id, round))) return
  const paper = await printCopy(ctx, known).catch((error) => {
    if (!last) throw error
    ctx.log.error({ err: error, contract: id }, 'contract copy not printed')
    return null
  })
  await ctx.db.transact(async (tx) => {
    const contract = await lockContract(tx, id)
    if (!isInForce(contract, round) || (await copiesWereSent(tx, id, round))) return
    const names = await mailCopies(ctx, tx, contract, paper)
    await auditLog.append(tx, {
      contract: id,
      kind: 'copies_sent',
      actor: systemActor,
      detail: { round, names },
      at: ctx.clock.now(),
    })
  })
}

async function mailCopies(ctx: Context, tx: Tx, contract: ContractRow, paper: FileReply | null): Promise<string[]> {
  const data = await mailDataOf(tx, contract)
  const kept = paper && (await keepPaper(ctx, tx, paper))
  const attached = kept !== null && ctx.mailTransport.attaches === true && paper!.content.byteLength <= maxAttachedBytes
  const mailer = attached ? ctx.mailer.attaching(kept) : ctx.mailer
  const page = `${ctx.config.publicUrl}/viewContract/${contract.id}`
  const link = kept && copyLink.addressOf(ctx, { attachmentId: kept, contractId: contract.id }, ctx.clock.now())
  const post = (to: string, { name, party, account }: { name: string; party: ContractParty; account: boolean }) =>
    mailer.post(tx, to, 'contract-in-force', {
      ...data,
      name,
      party,
      attached,
      page: account ? page : '',
      copy: !account && !attached && link ? link : '',
      copy_lifetime: linkDaysText,
    })
  const tenants = await tenantsOf(tx, contract.id)
  await post(data.owner_email, { name: data.owner_name, party: 'owner', account: true })
  // Tenants with an unproven address, and guarantors, have no account to open the page with.
  for (const { tenant_email, tenant_name, tenant_user_id } of tenants)
    await post(tenant_email, { name: tenant_name, party: 'tenant', account: tenant_user_id !== null })
  if (contract.has_guarantor)
    await post(contract.guarantor_email, { name: contract.guarantor_name, party: 'guarantor', account: false })
  return [
    data.owner_name,
    ...tenants.filter(({ tenant_email }) => tenant_email).map(({ tenant_name }) => tenant_name),
    ...(contract.has_guarantor && contract.guarantor_email ? [contract.guarantor_name] : []),
  ]
}

const keepPaper = (ctx: Context, tx: Tx, { content, type, saveAs }: FileReply) =>
  keepAttachment(tx, { name: saveAs!, type, content: new Uint8Array(content), created_at: ctx.clock.now() })
