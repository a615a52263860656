import { queryOptions } from '@tanstack/react-query'
import { arrearsApi, legalInterestApi } from '#domain/money/arrears/arrears.api.ts'
import { listOf, queryOf } from '#web/cache/query-of.ts'
import { rateKeys, refreshLegalRates } from '#web/cache/rates.keys.ts'
import { refreshTenancies, tenancyKeys } from '#web/cache/tenancies.keys.ts'
import { call } from '#web/lib/call.ts'
import { useSend } from '#web/writes/use-send.ts'

export const arrearsQuery = (id: string) =>
  queryOf(arrearsApi.view, {
    key: tenancyKeys.arrears(id),
    params: { id },
    // Days and interest grow with time, and others book meanwhile.
    staleTime: 15_000,
  })

export const messagesQuery = (id: string, page: number) =>
  listOf(arrearsApi.messages, { key: tenancyKeys.arrearsMessages(id, page), params: { id }, query: { page } })

const whileMadeMs = 2000

/** Built in the background: every visit refetches, more often while one is being built. */
export const archivesQuery = (id: string) =>
  queryOptions({
    queryKey: tenancyKeys.arrearsArchives(id),
    queryFn: async () => (await call(arrearsApi.archives, { params: { id } })).archives,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some((archive) => archive.state === 'queued') ? whileMadeMs : false),
  })

export const useAskArchive = (id: string) =>
  useSend(arrearsApi.askArchive, { params: { id }, stale, staleAfterRefusal: true, retry: false })

export const caseAddress = (id: string) => `/api/tenancies/${id}/arrears/pdf`
export const archiveAddress = (id: string) => `/api/arrears-archives/${id}`
export const noticeAddress = (id: string) => `/api/arrears-notices/${id}/pdf`

const stale = () => refreshTenancies()

export const useBookInterest = (id: string) => useSend(arrearsApi.bookInterest, { params: { id }, stale, retry: false })

export const useReverseInterest = (id: string, entry: string) =>
  useSend(arrearsApi.reverseInterest, { params: { id, entry }, stale, failure: 'form', retry: false })

export const usePursue = (id: string) => useSend(arrearsApi.pursue, { params: { id }, stale, failure: 'form' })

export const useLiftPursuit = (id: string) => useSend(arrearsApi.liftPursuit, { params: { id }, stale })

export const useDraftNotice = (id: string) => useSend(arrearsApi.draft, { params: { id }, stale })

export const useEditNotice = (id: string) =>
  useSend(arrearsApi.edit, { params: { id }, stale, failure: 'form', retry: false })

export const useDiscardNotice = (id: string) => useSend(arrearsApi.discard, { params: { id }, stale, retry: false })

export const useGiveNotice = (id: string) =>
  useSend(arrearsApi.give, { params: { id }, stale, failure: 'form', retry: false })

export const useNoticeArrived = (id: string) =>
  useSend(arrearsApi.arrive, { params: { id }, stale, failure: 'form', retry: false })

export const useNoticeReturned = (id: string) =>
  useSend(arrearsApi.return, { params: { id }, stale, failure: 'form', retry: false })

export const useChooseMessages = (id: string) => useSend(arrearsApi.choose, { params: { id }, stale })

export const legalRatesQuery = queryOf(legalInterestApi.list, { key: rateKeys.legal })

export const useSaveLegalRate = () => useSend(legalInterestApi.save, { stale: refreshLegalRates, failure: 'form' })
