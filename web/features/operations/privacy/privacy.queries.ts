import { deletionsApi, privacyApi } from '#domain/operations/privacy/privacy.api.ts'
import type { DeletionFilter } from '#domain/operations/privacy/privacy.schema.ts'
import { privacyKeys, refreshPrivacy } from '#web/cache/privacy.keys.ts'
import { listOf, queryOf } from '#web/cache/query-of.ts'
import { addressOf, call } from '#web/lib/call.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

/** Archives are built in the background, and an administrator may answer at any time, so every visit refetches. */
const staleTime = 0
const whileMadeMs = 3000

export const centerQuery = queryOf(privacyApi.center, {
  key: privacyKeys.center,
  staleTime,
  refetchInterval: ({ state }) =>
    state.data?.archives.some((archive) => archive.state === 'queued') ? whileMadeMs : false,
})

export const useAskArchive = () => useSend(privacyApi.askArchive, { stale: refreshPrivacy, retry: false })

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
  useSend(privacyApi.askDeletion, { stale: refreshPrivacy, failure: 'form', retry: false })

export const useWithdrawDeletion = () =>
  useWrite({
    write: (id: string) => call(privacyApi.withdrawDeletion, { params: { id } }),
    stale: refreshPrivacy,
    retry: false,
  })

const whileRunningMs = 3000

export const deletionsQuery = (filter: DeletionFilter) =>
  listOf(deletionsApi.list, {
    key: privacyKeys.deletions(filter),
    query: filter,
    staleTime,
    refetchInterval: ({ state }) =>
      state.data?.documents.some((request) => request.state === 'running') ? whileRunningMs : false,
  })

export const planQuery = (id: string) =>
  queryOf(deletionsApi.plan, { key: privacyKeys.plan(id), params: { id }, staleTime })

const decisionOn = (id: string) =>
  ({ key: privacyKeys.decision(id), stale: refreshPrivacy, staleAfterRefusal: true, retry: false }) as const

export const useRefuseDeletion = (id: string) =>
  useSend(deletionsApi.refuse, { params: { id }, failure: 'form', ...decisionOn(id) })

export const useProcessDeletion = (id: string) => useSend(deletionsApi.process, { params: { id }, ...decisionOn(id) })
