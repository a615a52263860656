import { refuseApproval } from '#domain/tenancy/contracts/approvals.messages.ts'
import { refuseContract } from '#domain/tenancy/contracts/contracts.messages.ts'
import { wishLines } from '#domain/tenancy/contracts/wishes.rules.ts'
import type { Wish } from '#domain/tenancy/contracts/wishes.schema.ts'
import { findContract } from '#server/access/contract-scope.queries.ts'
import type { Context } from '#server/context.ts'
import { awaitAll } from '#server/db/write-together.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { answerByLink, recordAnswer } from '#server/services/agreements/answer-agreement.ts'
import type { ApprovalKind } from '#server/services/agreements/approval-kind.ts'
import { asksFor, settleNotifications } from '#server/services/notifications/settle-notifications.ts'
import { type AskedTenant, askedTenant, claimApproval } from './claim-link.ts'
import { tenantsOnPaper } from './contract-card.ts'
import { mailDataOf, mailStatusToOwner } from './contract-mail.ts'
import { notifyInEffect, notifyOfAnswer } from './contract-notifications.ts'
import { approvalsOf, consumeApproval, linkTenantUser, provenUserByEmail } from './contract-writes.queries.ts'
import { proveHolder } from './decision-code.ts'
import { recomputeLocked } from './recompute-status.ts'
import { signedScanOf } from './signed-scan.ts'

export interface TenantAnswer {
  answer: 'approved' | 'rejected'
  note: string
  /** Requested changes of terms; only with a refusal. */
  wishes?: Wish[]
}

interface Decided {
  answer: TenantAnswer['answer']
  property_title: string
  decided_at: string
}

/** The tenants of a contract: all of them, after the guarantor. A refusal may say which terms they would prefer. */
export const tenantApproval: ApprovalKind<AskedTenant, TenantAnswer, Decided> = {
  claim: claimApproval,
  proveHolder,

  check(_asked, { answer, note, wishes = [] }) {
    if (answer === 'approved' && wishes.length > 0) throw refuseContract('wishes_with_approval')
    if (answer === 'rejected' && !note.trim() && wishes.length === 0) throw refuseContract('note_missing')
    return { answer, note, wishes }
  },

  async answerer(tx, { approval }) {
    const account = approval.tenant_user_id ? null : await provenUserByEmail(tx, approval.tenant_email)
    if (account) await linkTenantUser(tx, approval, account.id)
    return { id: approval.tenant_user_id ?? account?.id ?? null, name: approval.tenant_name }
  },

  consume: (_ctx, tx, { approval }, { given, proof, at, scan }) =>
    consumeApproval(tx, approval, {
      approval_status: given.answer,
      approval_note: given.note,
      approval_date: at,
      approval_way: proof.way,
      wishes: given.wishes ?? [],
      ...(scan && { paper_scan: scan.id }),
    }),
  refuseSecond: (way) => (way === 'paper' ? refuseContract('already_decided') : refuseApproval('token_used')),

  evidence({ contract }, { given: { answer, note, wishes = [] }, proof }) {
    if (proof.way === 'paper') return null
    return {
      contract: contract.id,
      kind: answer,
      detail: {
        terms_hash: contract.terms_hash,
        ...proof,
        ...(note.trim() && { note: note.trim() }),
        // As text with the terms of that moment, so that the evidence is readable by itself.
        ...(wishes.length > 0 && { wishes: wishLines(wishes, contract) }),
      },
    }
  },

  async follow(ctx, tx, { contract, approval }, { given: { answer, note, wishes = [] }, proof, at, actor }) {
    const answerer = approval.tenant_user_id ?? actor.id
    if (answerer) await settleNotifications(ctx, tx, { asks: asksFor.contract(contract.id), only: answerer })
    const [{ contract: now, approvals }, mailData] = await awaitAll([
      recomputeLocked(ctx, tx, { before: contract, actor }),
      mailDataOf(tx, contract),
    ])
    const data = {
      ...mailData,
      status: now.status,
      tenant_name: approval.tenant_name,
      tenant_email: approval.tenant_email,
    }
    const title = data.property_title
    if (proof.way === 'paper') {
      if (now.status === 'active') await notifyInEffect(ctx, tx, now, title)
    } else {
      const asked = wishLines(wishes, contract)
      await awaitAll([
        // “Approved” in the owner's mail means that the contract is active; a single approval of several says how many
        // there are.
        mailStatusToOwner(ctx, tx, now, {
          data,
          status: answer === 'rejected' ? 'rejected' : now.status === 'active' ? 'approved' : 'tenant_approved',
          revision_note: [...asked.map((line) => `• ${line}`), note.trim()].filter(Boolean).join('\n'),
          approvals,
        }),
        notifyOfAnswer(ctx, tx, now, {
          kind: 'contract',
          title,
          name: approval.tenant_name,
          answer: answer === 'approved' ? 'yes' : 'no',
          onPaper: tenantsOnPaper(approvals),
        }),
      ])
    }
    return { answer, property_title: title, decided_at: at.toISOString() }
  },

  onPaper: {
    given: { answer: 'approved', note: '' },
    page: ({ contract, approval }) =>
      signedScanOf(contract, {
        role: 'kiracı',
        act: 'contract',
        subject: approval.id,
        tenant: approval.contract_tenant_id,
        name: approval.tenant_name,
      }),
  },
}

/** Answers by link, after the holder of the link is verified. */
export const answerApproval = (
  ctx: Context,
  token: string,
  { code, ...given }: TenantAnswer & { code?: string | undefined },
  from: { caller: Caller; signedIn: Actor | null },
) => answerByLink(ctx, tenantApproval, { token, code, given, ...from })

/** The same decision in a session, which identifies the person; the link's deadline still applies. */
export function answerOwnApproval(
  ctx: Context,
  actor: Actor,
  { id, input, caller }: { id: string; input: TenantAnswer; caller: Caller },
) {
  return ctx.db.transact(async (tx) => {
    const { contract } = await findContract(tx, actor, id, { lock: true })
    if (contract.cancelled_at || contract.deleted_at) throw refuseContract('contract_ended')
    const own = (await approvalsOf(tx, id, contract.round)).filter((each) => each.tenant_user_id === actor.userId)
    const approval = own.find((each) => each.approval_status === 'pending')
    if (!approval) throw refuseContract(own.length > 0 ? 'decision_made' : 'nothing_to_decide')
    if (approval.expires_at < ctx.clock.now()) throw refuseContract('decision_expired')
    const asked = askedTenant(contract, approval, { handed: false })
    return recordAnswer(ctx, tx, tenantApproval, { asked, given: input, proof: { way: 'signed_in' }, caller })
  })
}
