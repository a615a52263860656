import { refuseGuarantor } from '#domain/tenancy/contracts/approvals.messages.ts'
import { refuseContract } from '#domain/tenancy/contracts/contracts.messages.ts'
import type { Context } from '#server/context.ts'
import { awaitAll } from '#server/db/write-together.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { answerByLink } from '#server/services/agreements/answer-agreement.ts'
import type { Answer, ApprovalKind } from '#server/services/agreements/approval-kind.ts'
import { dropFiles } from '#server/services/files/keep-file.ts'
import { isSignatureScan } from '#server/services/paper-signatures/paper-signatures.queries.ts'
import { claimGuarantor, type Decider } from './claim-link.ts'
import { markOf } from './contract-links.ts'
import { mailDataOf, mailStatusToOwner } from './contract-mail.ts'
import { notifyInEffect, notifyOfAnswer } from './contract-notifications.ts'
import { type ContractRow, setContract } from './contract-writes.queries.ts'
import { proveHolder } from './decision-code.ts'
import { recomputeLocked } from './recompute-status.ts'
import { signedScanOf } from './signed-scan.ts'

export interface GuarantorAnswer {
  answer: 'approved' | 'declined'
  note: string
}

interface Decided {
  answer: GuarantorAnswer['answer']
  property_title: string
  decided_at: string
}

/**
 * The guarantor of a contract, who answers before the tenants. After a refusal the contract keeps waiting, because there
 * is no other status for it; the owner is notified (AMB-03).
 */
export const guarantorApproval: ApprovalKind<Decider, GuarantorAnswer, Decided> = {
  claim: claimGuarantor,
  proveHolder,
  check: (_asked, given) => given,
  answerer: async (_tx, { contract }) => ({ id: null, name: contract.guarantor_name }),

  async consume(ctx, tx, { contract }, answer) {
    await setContract(tx, contract.id, changeOf(contract, answer))
    const { guarantor_scan: before } = contract
    if (answer.scan && before && !(await isSignatureScan(tx, before))) await dropFiles(ctx, tx, [before])
    return true
  },
  refuseSecond: (way) => (way === 'paper' ? refuseContract('already_decided') : refuseGuarantor('token_used')),

  evidence({ contract }, { given: { answer, note }, proof }) {
    if (proof.way === 'paper') return null
    return {
      contract: contract.id,
      kind: answer === 'approved' ? 'guarantor_approved' : 'guarantor_declined',
      detail: { terms_hash: contract.terms_hash, ...proof, ...(note.trim() && { note: note.trim() }) },
    }
  },

  async follow(ctx, tx, { contract }, answer) {
    const { given, proof, at, actor } = answer
    const before = { ...contract, ...changeOf(contract, answer) }
    const [{ contract: now, approvals }, mailData] = await awaitAll([
      recomputeLocked(ctx, tx, { before, actor }),
      mailDataOf(tx, before),
    ])
    const data = { ...mailData, status: now.status }
    const title = data.property_title
    const isYes = given.answer === 'approved'
    if (proof.way === 'paper') {
      if (now.status === 'active') await notifyInEffect(ctx, tx, now, title)
    } else {
      await mailStatusToOwner(ctx, tx, now, {
        data,
        status: isYes ? 'guarantor_approved' : 'guarantor_declined',
        revision_note: given.note,
        approvals,
      })
      const name = contract.guarantor_name
      await notifyOfAnswer(ctx, tx, now, { kind: 'guarantee', title, name, answer: isYes ? 'yes' : 'no' })
    }
    return { answer: given.answer, property_title: title, decided_at: at.toISOString() }
  },

  onPaper: {
    given: { answer: 'approved', note: '' },
    page: ({ contract }) =>
      signedScanOf(contract, {
        role: 'kefil',
        act: 'guarantee',
        subject: contract.id,
        tenant: null,
        name: contract.guarantor_name,
      }),
  },
}

function changeOf(contract: ContractRow, { given: { answer, note }, proof, at, scan }: Answer<GuarantorAnswer>) {
  const { guarantor_token, guarantor_handed_token } = contract
  return {
    // One decision uses up both links.
    guarantor_token: guarantor_token && markOf(guarantor_token),
    guarantor_handed_token: guarantor_handed_token && markOf(guarantor_handed_token),
    guarantor_way: proof.way,
    guarantor_decided_at: at,
    guarantor_note: note,
    guarantor_declined: answer === 'declined',
    ...(answer === 'approved' && { guarantor_approval_status: 'approved' as const }),
    ...(scan && { guarantor_scan: scan.id }),
  }
}

export const answerGuarantor = (
  ctx: Context,
  token: string,
  { code, ...given }: GuarantorAnswer & { code?: string | undefined },
  from: { caller: Caller; signedIn: Actor | null },
) => answerByLink(ctx, guarantorApproval, { token, code, given, ...from })
