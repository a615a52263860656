import { approvalsApi } from '#domain/contracts/approvals.api.ts'
import { type Route, route } from '#server/http/route.ts'
import { answerApproval } from './answer-approval.ts'
import { answerGuarantor } from './answer-guarantor.ts'
import { openApproval, openGuarantor } from './open-approval.ts'

/** Links are long and signed; the limit only keeps a machine from trying them for hours. */
export const approvalsRoutes: Route[] = [
  route(approvalsApi.open, async ({ ctx, params, caller }) => {
    await ctx.limits.spend('linksByAddress', caller.ip)
    return openApproval(ctx, params.token, caller)
  }),
  route(approvalsApi.answer, async ({ ctx, params, body, caller }) => {
    await ctx.limits.spend('linksByAddress', caller.ip)
    return answerApproval(ctx, params.token, body, caller)
  }),
  route(approvalsApi.openGuarantor, async ({ ctx, params, caller }) => {
    await ctx.limits.spend('linksByAddress', caller.ip)
    return openGuarantor(ctx, params.token, caller)
  }),
  route(approvalsApi.answerGuarantor, async ({ ctx, params, body, caller }) => {
    await ctx.limits.spend('linksByAddress', caller.ip)
    return answerGuarantor(ctx, params.token, body, caller)
  }),
]
