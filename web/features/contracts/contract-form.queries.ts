import { queryOptions } from '@tanstack/react-query'
import { contractsApi } from '#domain/contracts/contracts.api.ts'
import type { ReplyOf } from '#domain/kernel/endpoint.ts'
import { contractKeys } from '#web/cache/contracts.keys.ts'
import { call } from '#web/lib/call.ts'

export type Prefill = ReplyOf<typeof contractsApi.prefill>
export type EditForm = ReplyOf<typeof contractsApi.form>

export const fetchPrefill = (query: { property?: string; renew?: string }) => call(contractsApi.prefill, { query })

/** Read once when the screen opens; what is typed must not be overtaken by a second reading. */
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false } as const

export const prefillQuery = (query: { property?: string; renew?: string }) =>
  queryOptions({ queryKey: contractKeys.prefill(query), queryFn: () => fetchPrefill(query), ...once })

export const fetchEditForm = (id: string) => call(contractsApi.form, { params: { id } })
export const editFormQuery = (id: string) =>
  queryOptions({ queryKey: contractKeys.form(id), queryFn: () => fetchEditForm(id), ...once })
