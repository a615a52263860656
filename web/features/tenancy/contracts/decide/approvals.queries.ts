import type { CallInput } from '#domain/kernel/endpoint.ts'
import type { CodeChannel } from '#domain/tenancy/agreements/answer-ways.rules.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractKeys } from '#web/cache/contracts.keys.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { addressOf, CallError, call } from '#web/lib/call.ts'
import { linkTimes } from '#web/lib/missing.ts'

export const tenantLinkQuery = (token: string) =>
  queryOf(approvalsApi.open, { key: contractKeys.link('tenant', token), ...tokenParams(token), ...linkTimes })

export const guarantorLinkQuery = (token: string) =>
  queryOf(approvalsApi.openGuarantor, {
    key: contractKeys.link('guarantor', token),
    ...tokenParams(token),
    ...linkTimes,
  })

/** The details that a used link still shows. */
export const tenantDecisionQuery = (token: string) =>
  queryOf(approvalsApi.decision, { key: contractKeys.decision('tenant', token), ...tokenParams(token), ...linkTimes })

export const guarantorDecisionQuery = (token: string) =>
  queryOf(approvalsApi.guarantorDecision, {
    key: contractKeys.decision('guarantor', token),
    ...tokenParams(token),
    ...linkTimes,
  })

/** The contract that a link decided about, as a paper. */
export const decidedPaperAddress = (token: string) => addressOf(approvalsApi.paper, tokenParams(token))

export const renewTenantLink = (token: string) => call(approvalsApi.renew, tokenParams(token))
export const renewGuarantorLink = (token: string) => call(approvalsApi.renewGuarantor, tokenParams(token))

export const tokenParams = (token: string) => ({ params: { token } })
export const isUsed = (error: unknown) => error instanceof CallError && error.code === 'token_used'

/** Plain calls, because the decision dialog runs the only attempt. */
export const answerAsTenant = (token: string, body: CallInput<typeof approvalsApi.answer>['body']) =>
  call(approvalsApi.answer, { ...tokenParams(token), body })
export const answerAsGuarantor = (token: string, body: CallInput<typeof approvalsApi.answerGuarantor>['body']) =>
  call(approvalsApi.answerGuarantor, { ...tokenParams(token), body })
export const sendTenantCode = (token: string, channel: CodeChannel) =>
  call(approvalsApi.sendCode, { ...tokenParams(token), body: { channel } })
export const sendGuarantorCode = (token: string, channel: CodeChannel) =>
  call(approvalsApi.sendGuarantorCode, { ...tokenParams(token), body: { channel } })
