import { shortId } from '#domain/kernel/ids.ts'
import { Refusal } from '#domain/kernel/refusal.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { refuseFile } from '#domain/services/files/files.messages.ts'
import { refusePaperSignature } from '#domain/tenancy/paper-signatures/paper-signatures.messages.ts'
import { mayObject } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { findContract } from '#server/access/contract-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { notifyOwner } from '#server/features/tenancy/contracts/contract-notifications.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller, FileReply } from '#server/http/route.ts'
import { tokenHash } from '#server/platform/signed-parts.ts'
import { announceContract } from '#server/services/agreements/announce-contract.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import {
  isSignerOf,
  lockSignedContract,
  markObjected,
  propertyOfSignature,
  type SignatureRow,
  scanFile,
  signatureById,
  signatureByToken,
} from '#server/services/paper-signatures/paper-signatures.queries.ts'
import { noteShown, signatureView } from '#server/services/paper-signatures/show-signatures.ts'
import { partyById } from '#server/services/papers/papers.queries.ts'

/** For signed-in users: only the signer can object; for everyone else the signature is treated as missing. */
export const objectSignedIn = (
  ctx: Context,
  actor: Actor,
  { id, reason, caller }: { id: string; reason: string; caller: Caller },
): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const signature = await signatureById(tx, id)
    if (!signature || !(await isSignerOf(tx, signature, actor.userId))) throw refusePaperSignature('signature_missing')
    await findContract(tx, actor, signature.contract_id, { lock: true }).catch((error) => {
      throw error instanceof Refusal ? refusePaperSignature('signature_missing') : error
    })
    await object(ctx, tx, { signature, reason, by: { id: actor.userId, name: actor.username, from: caller } })
  })

/** The signature of a mailed link, under the contract's lock. */
async function claim(tx: Tx, token: string): Promise<SignatureRow> {
  const found = await signatureByToken(tx, tokenHash(token))
  const contract = found && (await lockSignedContract(tx, found.contract_id))
  if (!found || !contract || contract.deleted_at) throw refusePaperSignature('signature_missing')
  return found
}

export const objectByLink = (
  ctx: Context,
  token: string,
  { reason, caller }: { reason: string; caller: Caller },
): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const signature = await claim(tx, token)
    await object(ctx, tx, { signature, reason, by: { id: null, name: signature.name, from: caller } })
  })

/** One objection per signature: stored with the evidence, the owner is notified, and nothing ends by it. */
async function object(
  ctx: Context,
  tx: Tx,
  { signature, reason, by }: { signature: SignatureRow; reason: string; by: AuditActor },
) {
  // Read again under the lock: of two concurrent calls the second finds the first one's objection.
  const now = (await signatureById(tx, signature.id))!
  const at = ctx.clock.now()
  if (now.objected_at) throw refusePaperSignature('already_objected')
  if (!mayObject(now, at)) throw refusePaperSignature('objection_late')
  if (!(await markObjected(tx, now.id, { objected_at: at, objection: reason })))
    throw refusePaperSignature('already_objected')
  const { contract_id, name, guarantor, title, act, subject_id } = now
  const said = { name, guarantor, ...(title && { title }), reason }
  await auditLog.append(tx, { contract: contract_id, kind: 'paper_objected', actor: by, detail: said, at })
  const party = act === 'paper' ? await partyById(tx, subject_id) : null
  if (party) await auditLog.append(tx, { paper: party.paper_id, kind: 'paper_objected', actor: by, detail: said, at })
  const contract = (await lockSignedContract(tx, contract_id))!
  const propertyTitle = titleOf(await propertyOfSignature(tx, contract_id))
  await notifyOwner(ctx, tx, contract, {
    title: propertyTitle,
    event: `${name}, ${propertyTitle} ${title ? `için kaydettiğiniz “${title}” belgesindeki` : 'kontratındaki'} kâğıt imzasına itiraz etti: ${reason}`,
    created_by: by.id,
    mailed: false,
  })
  await announceContract(ctx, tx, contract)
}

export const openRecord = (ctx: Context, token: string, caller: Caller) =>
  ctx.db.transact(async (tx) => {
    const signature = await claim(tx, token)
    await noteShown(ctx, tx, { signature, by: { id: null, name: signature.name, from: caller } })
    const shown = (await signatureById(tx, signature.id))!
    const { baslik, owner_name } = await propertyOfSignature(tx, shown.contract_id)
    return {
      ...signatureView({ ...shown, own: true }, ctx.clock.now()),
      property_title: titleOf({ baslik }),
      owner_name,
      short_id: shortId(shown.contract_id),
    }
  })

/** The recorded scan, for the holder of the link. */
export async function openScan(ctx: Context, token: string): Promise<FileReply> {
  const { scan, name } = await ctx.db.transact((tx) => claim(tx, token))
  const file = scan && (await scanFile(ctx.db, scan))
  const content = file && (await ctx.storage.get(file.area, scan))
  if (!content) throw refuseFile('file_missing')
  return { content, type: file.type, cache: 'private, no-store', saveAs: `Kâğıtta imzanın taraması, ${name}` }
}
