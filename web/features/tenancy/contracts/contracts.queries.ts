import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { ReplyOf } from '#domain/kernel/endpoint.ts'
import type { ContractCard, contractFilter } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractKeys, refreshContracts } from '#web/cache/contracts.keys.ts'
import { isSameFilter, keepList, keptList } from '#web/cache/list-cache.ts'
import { queryOf } from '#web/cache/query-of.ts'
import type { PropertyChoiceSource } from '#web/features/property/documents/PropertyChoice.tsx'
import { call } from '#web/lib/call.ts'
import { goTo } from '#web/lib/navigation.ts'
import { useLive } from '#web/lib/socket.ts'
import { sideKey } from '#web/session/acting-roles.ts'
import { knownUser } from '#web/session/current-user.ts'
import { notify } from '#web/ui/toast.tsx'
import type { Upload } from '#web/ui/upload-queue.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

export type ContractFilter = z.output<typeof contractFilter>
export type ContractPage = ReplyOf<typeof contractsApi.list>

/** Others decide at any time, so recent data is shown and refetched. */
const staleTime = 15_000

/** `owner` is listed although empty, because only listed keys are read from the address. */
export const noContractFilter: ContractFilter = {
  page: 1,
  size: 20,
  owner: undefined,
  q: '',
  state: 'all',
  property: '',
  sort: 'newest',
}

const isUnfiltered = (filter: ContractFilter) => isSameFilter(filter, noContractFilter)
const ownId = () => sideKey(knownUser())

export const contractsQuery = (filter: ContractFilter) =>
  queryOptions({
    queryKey: contractKeys.list(filter),
    queryFn: async () => {
      const found = await call(contractsApi.list, { query: filter })
      if (isUnfiltered(filter)) keepList('contracts', found, ownId())
      return found
    },
    // The first unfiltered page is shown from the last visit until the server has replied.
    placeholderData: (previous: ContractPage | undefined) =>
      previous ?? (isUnfiltered(filter) ? keptList<ContractPage>('contracts', ownId()) : undefined),
    staleTime,
  })

export const propertiesWithContracts: PropertyChoiceSource = (asked) => ({
  queryKey: contractKeys.properties(asked),
  queryFn: () => call(contractsApi.properties, { query: asked }),
  placeholderData: keepPreviousData,
  staleTime: 60_000,
})

export const contractQuery = (id: string) =>
  queryOf(contractsApi.view, { key: contractKeys.view(id), params: { id }, staleTime })

/** Changes by others show without a reload; after a lost connection the data is refetched. */
export const useLiveContracts = () => useLive('contractChanged', refreshContracts)

export type WaitingPerson = ContractCard['waiting_for'][number]

/** A reminder repeats the link; an expired link and the guarantor's link are sent anew. */
function askAgain(id: string, { approval, expired }: WaitingPerson) {
  if (!approval) return call(contractsApi.resendGuarantor, { params: { id } })
  return call(expired ? contractsApi.resend : contractsApi.remind, { params: { id, approval } })
}

/** One message sent is enough to report success; the page shows who is still waiting. */
export const useAskAgain = (id: string) =>
  useWrite({
    write: async (people: readonly WaitingPerson[]) => {
      const answers = await Promise.allSettled(people.map((person) => askAgain(id, person)))
      const sent = answers.find((answer) => answer.status === 'fulfilled')
      if (sent) return sent.value
      throw (answers[0] as PromiseRejectedResult).reason
    },
    stale: refreshContracts,
    // A retry after a lost reply would send a second message.
    retry: false,
  })

/** Asks again for the same terms, after a request for changes. */
export const useAskSame = (id: string) =>
  useSend(contractsApi.askAgain, {
    params: { id },
    stale: refreshContracts,
    // A retry after a lost reply would be refused, although the first request succeeded.
    retry: false,
  })

export const useApprovalLink = (id: string) =>
  useWrite({
    write: ({ approval }: WaitingPerson) =>
      approval
        ? call(contractsApi.link, { params: { id, approval } })
        : call(contractsApi.guarantorLink, { params: { id } }),
    // The timeline now shows who copied the link.
    stale: refreshContracts,
  })

export const useSignOff = (id: string) =>
  useSend(contractsApi.signOff, {
    params: { id },
    stale: refreshContracts,
    // A retry after a lost reply would be refused, although the first request succeeded; the next two are the same.
    retry: false,
  })

/** The shown identity numbers are kept only by the open page. */
export const useShowIdentities = (id: string) =>
  useSend(contractsApi.identities, { params: { id }, success: () => null })

export const useRestoreContract = (id: string) =>
  useSend(contractsApi.restore, { params: { id }, stale: refreshContracts, parallel: true })

/** Restores the contract to the list with one tap; what the deletion ended stays ended. */
export function useRemoveContract(id: string) {
  const { run } = useRestoreContract(id)
  return useSend(contractsApi.remove, {
    params: { id },
    stale: refreshContracts,
    success: ({ message }) => {
      notify.undoable(message, () => run())
      return null
    },
    staleAfterRefusal: false,
    retry: false,
  })
}

export const useCancelContract = (id: string) =>
  useSend(contractsApi.cancel, {
    params: { id },
    stale: refreshContracts,
    // The parties have been notified, so there is no silent undo; the contract can only be offered to them again.
    success: ({ message }) => {
      notify.undoable(message, () => goTo(`/addContract?renew=${id}`), 'Aynı koşullarla yeniden')
      return null
    },
    failure: 'form',
    retry: false,
  })

export const useAnswerContract = (id: string) =>
  useSend(contractsApi.answer, { params: { id }, stale: refreshContracts, failure: 'form', staleAfterRefusal: true })

/** Null for the guarantor. */
export const recordPaper =
  (id: string, approval: string | null): Upload =>
  (file, progress) =>
    approval
      ? call(contractsApi.paper, { params: { id, approval }, file }, progress)
      : call(contractsApi.guarantorPaper, { params: { id }, file }, progress)

export const uploadGuarantee =
  (id: string): Upload =>
  (file, progress) =>
    call(contractsApi.uploadGuarantee, { params: { id }, file }, progress)
