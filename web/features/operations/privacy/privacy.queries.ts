import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { deletionsApi, privacyApi } from '#domain/operations/privacy/privacy.api.ts'
import type { DeletionFilter } from '#domain/operations/privacy/privacy.schema.ts'
import { privacyKeys, refreshPrivacy } from '#web/cache/privacy.keys.ts'
import { addressOf, call } from '#web/lib/call.ts'
import { useWrite } from '#web/writes/use-write.ts'

/** Archives are built in the background, and an administrator may answer at any time, so every visit refetches. */
const staleTime = 0
const whileMadeMs = 3000

export const centerQuery = queryOptions({
  queryKey: privacyKeys.center,
  queryFn: () => call(privacyApi.center),
  staleTime,
  refetchInterval: ({ state }) =>
    state.data?.archives.some((archive) => archive.state === 'queued') ? whileMadeMs : false,
})

export const useAskArchive = () =>
  useWrite({ write: () => call(privacyApi.askArchive), stale: refreshPrivacy, retry: false })

/**
 * Asks for the password first if it was given long ago; then the browser downloads the file itself, whatever its size.
 */
export const useDownloadArchive = (id: string) =>
  useWrite({
    write: async () => {
      const { key } = await call(privacyApi.archiveKey, { params: { id } })
      return addressOf(privacyApi.openArchive, { params: { id }, query: { key } })
    },
    success: () => null,
    stale: refreshPrivacy,
  })

export const useAskDeletion = () =>
  useWrite({
    write: (body: { note: string; understood: true }) => call(privacyApi.askDeletion, { body }),
    stale: refreshPrivacy,
    failure: 'form',
    retry: false,
  })

export const useWithdrawDeletion = () =>
  useWrite({
    write: (id: string) => call(privacyApi.withdrawDeletion, { params: { id } }),
    stale: refreshPrivacy,
    retry: false,
  })

const whileRunningMs = 3000

export const deletionsQuery = (filter: DeletionFilter) =>
  queryOptions({
    queryKey: privacyKeys.deletions(filter),
    queryFn: () => call(deletionsApi.list, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime,
    refetchInterval: ({ state }) =>
      state.data?.documents.some((request) => request.state === 'running') ? whileRunningMs : false,
  })

export const planQuery = (id: string) =>
  queryOptions({
    queryKey: privacyKeys.plan(id),
    queryFn: () => call(deletionsApi.plan, { params: { id } }),
    staleTime,
  })

const decisionOn = (id: string) =>
  ({ key: privacyKeys.decision(id), stale: refreshPrivacy, staleAfterRefusal: true, retry: false }) as const

export const useRefuseDeletion = (id: string) =>
  useWrite({
    write: (reason: string) => call(deletionsApi.refuse, { params: { id }, body: { reason } }),
    failure: 'form',
    ...decisionOn(id),
  })

export const useProcessDeletion = (id: string) =>
  useWrite({ write: () => call(deletionsApi.process, { params: { id } }), ...decisionOn(id) })
