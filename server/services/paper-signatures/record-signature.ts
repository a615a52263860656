import { createHash, randomBytes } from 'node:crypto'
import { newId } from '#domain/kernel/ids.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { SignatureAct } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { tokenHash } from '#server/platform/signed-parts.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import type { PreparedFile } from '#server/services/files/prepare-file.ts'
import {
  insertSignatures,
  propertyOfSignature,
  type SignatureRow,
  setSignature,
  signaturesOfParty,
} from './paper-signatures.queries.ts'

export interface Signer {
  /** Null for the guarantor, and for a tenant whom the contract no longer names. */
  tenant: string | null
  name: string
}

interface SignatureEntry {
  contract: string
  act: SignatureAct
  subject: string
  /** The title of the signed paper, if it is not the contract itself. */
  title?: string
  signers: readonly Signer[]
  scan: { id: string; sha256: string } | null
  by: AuditActor
  /** Also stored with the event. */
  detail?: Record<string, unknown>
}

export const sha256Of = ({ content }: Pick<PreparedFile, 'content'>) =>
  createHash('sha256').update(content).digest('hex')

/** Inserts one row and one line of the contract's history for each party who signed. */
export async function recordSignatures(ctx: Context, tx: Tx, signature: SignatureEntry): Promise<void> {
  const { contract, act, subject, title = '', signers, scan, by, detail } = signature
  const recorded_at = ctx.clock.now()
  const rows = signers.map(
    ({ tenant, name }): SignatureRow => ({
      id: newId(),
      contract_id: contract,
      act,
      subject_id: subject,
      contract_tenant_id: tenant,
      guarantor: act === 'guarantee',
      name,
      title,
      scan: scan?.id ?? null,
      sha256: scan?.sha256 ?? null,
      recorded_by: by.id,
      recorded_by_name: by.name,
      recorded_at,
      token_hash: null,
      shown_at: null,
      objected_at: null,
      objection: '',
    }),
  )
  await insertSignatures(tx, rows)
  // An undertaking has its own line in the history.
  if (act === 'undertaking') return
  for (const { name, guarantor } of rows)
    await auditLog.append(tx, {
      contract,
      kind: 'signed_on_paper',
      actor: by,
      detail: {
        name,
        guarantor,
        way: 'paper',
        ...(title && { title }),
        ...(scan && { file: scan.id, sha256: scan.sha256 }),
        ...detail,
      },
      at: recorded_at,
    })
}

const linkBytes = 32

/**
 * Mails a party what was recorded, with a link to view it and to object. Only the mailbox receives the link, so an
 * objection through it comes from the party.
 */
export async function mailSigner(
  ctx: Context,
  tx: Tx,
  { contract, tenant, email, subject }: { contract: string; tenant: string | null; email: string; subject?: string },
): Promise<void> {
  if (!email) return
  for (const signature of await signaturesOfParty(tx, contract, tenant)) {
    if (signature.objected_at || (subject && signature.subject_id !== subject)) continue
    const token = randomBytes(linkBytes).toString('base64url')
    await setSignature(tx, signature.id, { token_hash: tokenHash(token) })
    const { baslik, owner_name } = await propertyOfSignature(tx, contract)
    await ctx.mailer.post(tx, email, 'signed-on-paper', {
      name: signature.name,
      property_title: titleOf({ baslik }),
      owner_name,
      contract_id: contract,
      guarantor: signature.guarantor,
      title: signature.title,
      link: `${ctx.config.publicUrl}/paper-record/${token}`,
    })
  }
}
