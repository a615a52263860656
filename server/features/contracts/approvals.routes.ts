import { approvalsApi } from '#domain/contracts/approvals.api.ts'
import { contractsMessages } from '#domain/contracts/contracts.messages.ts'
import type { Context } from '#server/context.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { answerApproval } from './answer-approval.ts'
import { answerGuarantor } from './answer-guarantor.ts'
import { downloadCopy } from './contract-copies.ts'
import { checkDecisionCode, type LinkKind, sendDecisionCode } from './decision-code.ts'
import { openApproval, openGuarantor } from './open-approval.ts'
import { guaranteeForm, guarantorDecision, tenantDecision } from './recorded-decision.ts'

async function sendCode(ctx: Context, kind: LinkKind, token: string) {
  await sendDecisionCode(ctx, kind, token)
  return done(contractsMessages.codeSent)
}

export const approvalsRoutes: Route[] = [
  route(approvalsApi.open, async ({ ctx, params, caller, optionalActor }) => {
    return openApproval(ctx, params.token, await optionalActor(), caller)
  }),
  route(approvalsApi.sendCode, ({ ctx, params }) => sendCode(ctx, 'tenant', params.token)),
  route(approvalsApi.answer, async ({ ctx, params, body, caller }) => {
    await checkDecisionCode(ctx, { kind: 'tenant', token: params.token, code: body.code, caller })
    return answerApproval(ctx, params.token, body, caller)
  }),
  route(approvalsApi.decision, ({ ctx, params }) => tenantDecision(ctx, params.token)),
  route(approvalsApi.openGuarantor, ({ ctx, params, caller }) => openGuarantor(ctx, params.token, caller)),
  route(approvalsApi.sendGuarantorCode, ({ ctx, params }) => sendCode(ctx, 'guarantor', params.token)),
  route(approvalsApi.answerGuarantor, async ({ ctx, params, body, caller }) => {
    await checkDecisionCode(ctx, { kind: 'guarantor', token: params.token, code: body.code, caller })
    return answerGuarantor(ctx, params.token, body, caller)
  }),
  route(approvalsApi.guarantorDecision, ({ ctx, params }) => guarantorDecision(ctx, params.token)),
  route(approvalsApi.guarantorForm, ({ ctx, params }) => guaranteeForm(ctx, params.token)),
  route(approvalsApi.copy, ({ ctx, params }) => downloadCopy(ctx, params.token)),
]
