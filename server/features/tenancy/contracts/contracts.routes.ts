import { refuse } from '#domain/kernel/refusal.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractsMessages, refuseContract } from '#domain/tenancy/contracts/contracts.messages.ts'
import { findContract } from '#server/access/contract-scope.queries.ts'
import { inView } from '#server/access/in-view.ts'
import { findProperty } from '#server/access/property-scope.queries.ts'
import { pageOf } from '#server/db/page.ts'
import { done } from '#server/http/done.ts'
import { refuseOnFailure } from '#server/http/refuse-on-failure.ts'
import { type Route, route } from '#server/http/route.ts'
import { askAgain } from './ask-again.ts'
import { contractFormOf } from './contract-form.ts'
import { dropDraft } from './contract-writes.queries.ts'
import { contractsPage, propertiesWithContracts } from './contracts.queries.ts'
import { createContract } from './create-contract.ts'
import { draftsOf, keepDraft, tidyDrafts } from './drafts.queries.ts'
import { cancelContract, removeContract, restoreContract } from './end-contract.ts'
import { handOutGuarantorLink, handOutLink } from './hand-out-link.ts'
import { contractTemplate, importContracts } from './import-contracts.ts'
import { prefill } from './prefill.ts'
import { printContract, printGuarantee } from './print-contract.ts'
import { recordPaper } from './record-paper.ts'
import { remindByHand, resendGuarantorLink, resendLink } from './remind.ts'
import { revealIdentities } from './reveal-identities.ts'
import { signOff } from './sign-off.ts'
import { answerOwnApproval } from './tenant-approval.ts'
import { updateContract } from './update-contract.ts'
import { uploadGuarantee } from './upload-guarantee.ts'
import { verifyTerms } from './verify-terms.queries.ts'
import { viewContract } from './view-contract.ts'

export const contractsRoutes: Route[] = [
  route(contractsApi.list, async ({ ctx, actor, query }) => {
    const { cards, total, counts } = await contractsPage(ctx.db, inView(actor, query.owner), query, ctx.clock.now())
    return { ...pageOf(cards, total, query), counts }
  }),
  route(contractsApi.properties, ({ ctx, actor, query }) => propertiesWithContracts(ctx.db, actor, query)),
  route(contractsApi.importTemplate, () => contractTemplate()),
  route(contractsApi.import, ({ ctx, actor, body, caller }) => importContracts(ctx, actor, body, caller)),
  route(contractsApi.prefill, ({ ctx, actor, query }) => prefill(ctx, actor, query)),
  route(contractsApi.drafts, async ({ ctx, actor }) => ({ documents: await draftsOf(ctx, actor) })),
  route(contractsApi.saveDraft, async ({ ctx, actor, params, body }) => {
    const now = ctx.clock.now()
    await ctx.db.transact(async (tx) => {
      if (body.property_id) await findProperty(tx, actor, body.property_id)
      if (body.contract_id) await findContract(tx, actor, body.contract_id)
      if (!(await keepDraft(ctx, tx, { id: params.id, user_id: actor.userId, ...body }, now))) throw refuse('not_found')
      await tidyDrafts(tx, actor.userId)
    })
    return { updated_at: now.toISOString() }
  }),
  route(contractsApi.dropDraft, async ({ ctx, actor, params }) => {
    await dropDraft(ctx.db, actor.userId, params.id)
    return done(contractsMessages.draftDropped)
  }),
  route(contractsApi.form, ({ ctx, actor, params }) => contractFormOf(ctx, actor, params.id)),
  route(contractsApi.view, ({ ctx, actor, params, caller }) => viewContract(ctx, actor, params.id, caller)),
  route(contractsApi.identities, ({ ctx, actor, params }) => revealIdentities(ctx, actor, params.id)),
  route(contractsApi.create, async ({ ctx, actor, body, caller }) => ({
    id: await refuseOnFailure(ctx, refuseContract('contract_not_saved'), () =>
      createContract(ctx, actor, body, caller),
    ),
    message: contractsMessages.sent,
  })),
  route(contractsApi.update, async ({ ctx, actor, params, body, caller }) => {
    const { asked_again, contact_asked } = await refuseOnFailure(ctx, refuseContract('contract_not_updated'), () =>
      updateContract(ctx, actor, params.id, body, caller),
    )
    const saved = contact_asked ? contractsMessages.contactAskedAgain : contractsMessages.saved
    return { id: params.id, asked_again, message: asked_again ? contractsMessages.askedAgain : saved }
  }),
  route(contractsApi.answer, async ({ ctx, actor, params, body, caller }) => {
    await answerOwnApproval(ctx, actor, { id: params.id, input: body, caller })
    return done(body.answer === 'approved' ? contractsMessages.approved : contractsMessages.revisionAsked)
  }),
  route(contractsApi.askAgain, async ({ ctx, actor, params, caller }) => {
    const { everybody } = await askAgain(ctx, actor, params.id, caller)
    return done(everybody ? contractsMessages.askedAllAgain : contractsMessages.askedSameAgain)
  }),
  route(contractsApi.signOff, async ({ ctx, actor, params, caller }) => {
    await signOff(ctx, actor, params.id, caller)
    return done(contractsMessages.signedOff)
  }),
  route(contractsApi.cancel, async ({ ctx, actor, params, body, caller }) => {
    await cancelContract(ctx, actor, params.id, body.reason, caller)
    return done(contractsMessages.cancelled)
  }),
  route(contractsApi.remove, async ({ ctx, actor, params, caller }) =>
    done(await removeContract(ctx, actor, params.id, caller)),
  ),
  route(contractsApi.restore, async ({ ctx, actor, params }) => {
    await restoreContract(ctx, actor, params.id)
    return done(contractsMessages.restored)
  }),
  route(contractsApi.remind, async ({ ctx, actor, params, caller }) => {
    await remindByHand(ctx, actor, { id: params.id, approvalId: params.approval, caller })
    return done(contractsMessages.reminded)
  }),
  route(contractsApi.resend, async ({ ctx, actor, params, caller }) => {
    await resendLink(ctx, actor, params.id, params.approval, caller)
    return done(contractsMessages.resent)
  }),
  route(contractsApi.resendGuarantor, async ({ ctx, actor, params, caller }) => {
    await resendGuarantorLink(ctx, actor, params.id, caller)
    return done(contractsMessages.resent)
  }),
  route(contractsApi.link, async ({ ctx, actor, params, caller }) => ({
    link: await handOutLink(ctx, actor, { id: params.id, approvalId: params.approval, caller }),
  })),
  route(contractsApi.guarantorLink, async ({ ctx, actor, params, caller }) => ({
    link: await handOutGuarantorLink(ctx, actor, params.id, caller),
  })),
  route(contractsApi.paper, async ({ ctx, actor, params, file, caller }) => {
    await recordPaper(ctx, actor, { id: params.id, approvalId: params.approval, bytes: file, caller })
    return done(contractsMessages.paperRecorded)
  }),
  route(contractsApi.guarantorPaper, async ({ ctx, actor, params, file, caller }) => {
    await recordPaper(ctx, actor, { id: params.id, approvalId: null, bytes: file, caller })
    return done(contractsMessages.paperRecorded)
  }),
  route(contractsApi.uploadGuarantee, async ({ ctx, actor, params, file, caller }) => {
    await uploadGuarantee(ctx, actor, params.id, file, caller)
    return done(contractsMessages.scanSaved)
  }),
  route(contractsApi.pdf, ({ ctx, actor, params }) => printContract(ctx, actor, params.id)),
  route(contractsApi.guaranteePdf, ({ ctx, actor, params }) => printGuarantee(ctx, actor, params.id)),
  route(contractsApi.verify, ({ ctx, params }) => verifyTerms(ctx.db, params.hash.toLowerCase(), ctx.clock.now())),
]
