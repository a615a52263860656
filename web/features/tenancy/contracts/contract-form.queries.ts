import { queryOptions } from '@tanstack/react-query'
import type { CallInput, ReplyOf } from '#domain/kernel/endpoint.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractKeys, refreshContracts } from '#web/cache/contracts.keys.ts'
import { call } from '#web/lib/call.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

export type Prefill = ReplyOf<typeof contractsApi.prefill>
export type EditForm = ReplyOf<typeof contractsApi.form>

export const fetchPrefill = (query: { property?: string; renew?: string }) => call(contractsApi.prefill, { query })

/** Read once when the screen opens; a refetch must not overwrite what is typed. */
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false } as const

export const prefillQuery = (query: { property?: string; renew?: string }) =>
  queryOptions({ queryKey: contractKeys.prefill(query), queryFn: () => fetchPrefill(query), ...once })

export const fetchEditForm = (id: string) => call(contractsApi.form, { params: { id } })
export const editFormQuery = (id: string) =>
  queryOptions({ queryKey: contractKeys.form(id), queryFn: () => fetchEditForm(id), ...once })

/** The draft's id becomes the contract's, so that a retry after a lost reply sends nothing twice. */
export const useCreateContract = () =>
  useSend(contractsApi.create, { stale: refreshContracts, failure: 'form', retry: false })

export const useUpdateContract = (id: string) =>
  useSend(contractsApi.update, {
    params: { id },
    stale: refreshContracts,
    failure: 'form',
    // A retry after a lost reply would find the version outdated.
    retry: false,
  })

export const useDropDraft = () =>
  useWrite({ write: (id: string) => call(contractsApi.dropDraft, { params: { id } }), retry: false })

/** Runs while the user types; success and failure are shown below the form, not in a toast. */
export const saveDraft = (id: string, body: CallInput<typeof contractsApi.saveDraft>['body']) =>
  call(contractsApi.saveDraft, { params: { id }, body })
