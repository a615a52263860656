import { approvalsApi } from '#domain/contracts/approvals.api.ts'
import { contractsMessages } from '#domain/contracts/contracts.messages.ts'
import type { Context } from '#server/context.ts'
import { done } from '#server/http/done.ts'
import { type Caller, type Route, route } from '#server/http/route.ts'
import { answerApproval } from './answer-approval.ts'
import { answerGuarantor } from './answer-guarantor.ts'
import { checkDecisionCode, type LinkKind, sendDecisionCode } from './decision-code.ts'
import { openApproval, openGuarantor } from './open-approval.ts'
import { guaranteeForm, guarantorDecision, tenantDecision } from './recorded-decision.ts'

/** Links are long and signed; the limit only keeps a machine from trying them for hours. */
const spend = (ctx: Context, caller: Caller) => ctx.limits.spend('linksByAddress', caller.ip)

async function sendCode(ctx: Context, kind: LinkKind, token: string) {
  await sendDecisionCode(ctx, kind, token)
  return done(contractsMessages.codeSent)
}

export const approvalsRoutes: Route[] = [
  route(approvalsApi.open, async ({ ctx, params, caller, whoever }) => {
    await spend(ctx, caller)
    return openApproval(ctx, params.token, await whoever(), caller)
  }),
  route(approvalsApi.sendCode, async ({ ctx, params, caller }) => {
    await spend(ctx, caller)
    return sendCode(ctx, 'tenant', params.token)
  }),
  route(approvalsApi.answer, async ({ ctx, params, body, caller }) => {
    await spend(ctx, caller)
    await checkDecisionCode(ctx, 'tenant', params.token, body.code, caller)
    return answerApproval(ctx, params.token, body, caller)
  }),
  route(approvalsApi.decision, async ({ ctx, params, caller }) => {
    await spend(ctx, caller)
    return tenantDecision(ctx, params.token)
  }),
  route(approvalsApi.openGuarantor, async ({ ctx, params, caller }) => {
    await spend(ctx, caller)
    return openGuarantor(ctx, params.token, caller)
  }),
  route(approvalsApi.sendGuarantorCode, async ({ ctx, params, caller }) => {
    await spend(ctx, caller)
    return sendCode(ctx, 'guarantor', params.token)
  }),
  route(approvalsApi.answerGuarantor, async ({ ctx, params, body, caller }) => {
    await spend(ctx, caller)
    await checkDecisionCode(ctx, 'guarantor', params.token, body.code, caller)
    return answerGuarantor(ctx, params.token, body, caller)
  }),
  route(approvalsApi.guarantorDecision, async ({ ctx, params, caller }) => {
    await spend(ctx, caller)
    return guarantorDecision(ctx, params.token)
  }),
  route(approvalsApi.guarantorForm, async ({ ctx, params, caller }) => {
    await spend(ctx, caller)
    return guaranteeForm(ctx, params.token)
  }),
]
