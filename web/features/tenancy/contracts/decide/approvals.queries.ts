import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '#domain/kernel/endpoint.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import type { CodeChannel } from '#domain/tenancy/contracts/decision-ways.rules.ts'
import { contractKeys } from '#web/cache/contracts.keys.ts'
import { CallError, call } from '#web/lib/call.ts'

const isAnswered = (error: unknown) => error instanceof CallError && error.status >= 400 && error.status < 500

/** A refused link is not retried; only a network failure is. Nothing is cached after leaving the page. */
const link = {
  retry: (failures: number, error: unknown) => !isAnswered(error) && failures < 2,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
}

export const tenantLinkQuery = (token: string) =>
  queryOptions({
    ...link,
    queryKey: contractKeys.link('tenant', token),
    queryFn: () => call(approvalsApi.open, tokenParams(token)),
  })

export const guarantorLinkQuery = (token: string) =>
  queryOptions({
    ...link,
    queryKey: contractKeys.link('guarantor', token),
    queryFn: () => call(approvalsApi.openGuarantor, tokenParams(token)),
  })

/** The details that a used link still shows. */
export const tenantDecisionQuery = (token: string) =>
  queryOptions({
    ...link,
    queryKey: contractKeys.decision('tenant', token),
    queryFn: () => call(approvalsApi.decision, tokenParams(token)),
  })

export const guarantorDecisionQuery = (token: string) =>
  queryOptions({
    ...link,
    queryKey: contractKeys.decision('guarantor', token),
    queryFn: () => call(approvalsApi.guarantorDecision, tokenParams(token)),
  })

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
