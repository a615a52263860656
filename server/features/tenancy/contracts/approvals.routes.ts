import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { approvalsMessages } from '#domain/tenancy/contracts/approvals.messages.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { downloadCopy } from './contract-copies.ts'
import { sendDecisionCode } from './decision-code.ts'
import { answerGuarantor } from './guarantor-approval.ts'
import { openApproval, openGuarantor } from './open-approval.ts'
import { decidedPaper, guaranteeForm, guarantorDecision, tenantDecision } from './recorded-decision.ts'
import { renewGuarantorLink, renewTenantLink } from './renew-link.ts'
import { answerApproval } from './tenant-approval.ts'

export const approvalsRoutes: Route[] = [
  route(approvalsApi.open, async ({ ctx, params, caller, optionalActor }) => {
    return openApproval(ctx, params.token, await optionalActor(), caller)
  }),
  route(approvalsApi.sendCode, async ({ ctx, params, body, caller, optionalActor }) => {
    const link = { kind: 'tenant' as const, token: params.token, signedIn: await optionalActor(), caller }
    return done(await sendDecisionCode(ctx, link, body.channel))
  }),
  route(approvalsApi.answer, async ({ ctx, params, body, caller, optionalActor }) =>
    answerApproval(ctx, params.token, body, { caller, signedIn: await optionalActor() }),
  ),
  route(approvalsApi.decision, ({ ctx, params }) => tenantDecision(ctx, params.token)),
  route(approvalsApi.paper, ({ ctx, params }) => decidedPaper(ctx, params.token)),
  route(approvalsApi.renew, async ({ ctx, params, caller }) => {
    await renewTenantLink(ctx, params.token, caller)
    return done(approvalsMessages.renewed)
  }),
  route(approvalsApi.openGuarantor, async ({ ctx, params, caller, optionalActor }) =>
    openGuarantor(ctx, params.token, await optionalActor(), caller),
  ),
  route(approvalsApi.sendGuarantorCode, async ({ ctx, params, body, caller, optionalActor }) => {
    const link = { kind: 'guarantor' as const, token: params.token, signedIn: await optionalActor(), caller }
    return done(await sendDecisionCode(ctx, link, body.channel))
  }),
  route(approvalsApi.answerGuarantor, async ({ ctx, params, body, caller, optionalActor }) =>
    answerGuarantor(ctx, params.token, body, { caller, signedIn: await optionalActor() }),
  ),
  route(approvalsApi.guarantorDecision, ({ ctx, params }) => guarantorDecision(ctx, params.token)),
  route(approvalsApi.renewGuarantor, async ({ ctx, params, caller }) => {
    await renewGuarantorLink(ctx, params.token, caller)
    return done(approvalsMessages.renewed)
  }),
  route(approvalsApi.guarantorForm, ({ ctx, params }) => guaranteeForm(ctx, params.token)),
  route(approvalsApi.copy, ({ ctx, params }) => downloadCopy(ctx, params.token)),
]
