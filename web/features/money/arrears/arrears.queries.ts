import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { arrearsApi, legalInterestApi } from '#domain/money/arrears/arrears.api.ts'
import type {
  InterestBooking,
  LegalRateForm,
  NoticeDraft,
  NoticeGiving,
  NoticeReturn,
  PursuitForm,
} from '#domain/money/arrears/arrears.schema.ts'
import { rateKeys, refreshLegalRates } from '#web/cache/rates.keys.ts'
import { refreshTenancies, tenancyKeys } from '#web/cache/tenancies.keys.ts'
import { call } from '#web/lib/call.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const arrearsQuery = (id: string) =>
  queryOptions({
    queryKey: tenancyKeys.arrears(id),
    queryFn: () => call(arrearsApi.view, { params: { id } }),
    // Days and interest grow with time, and others book meanwhile.
    staleTime: 15_000,
  })

export const messagesQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: tenancyKeys.arrearsMessages(id, page),
    queryFn: () => call(arrearsApi.messages, { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  })

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
  useWrite({
    write: () => call(arrearsApi.askArchive, { params: { id } }),
    stale,
    staleAfterRefusal: true,
    retry: false,
  })

export const caseAddress = (id: string) => `/api/tenancies/${id}/arrears/pdf`
export const archiveAddress = (id: string) => `/api/arrears-archives/${id}`
export const noticeAddress = (id: string) => `/api/arrears-notices/${id}/pdf`

const stale = () => refreshTenancies()

export const useBookInterest = (id: string) =>
  useWrite({
    write: (body: InterestBooking) => call(arrearsApi.bookInterest, { params: { id }, body }),
    stale,
    retry: false,
  })

export const useReverseInterest = (id: string, entry: string) =>
  useWrite({
    write: (reason: string) => call(arrearsApi.reverseInterest, { params: { id, entry }, body: { reason } }),
    stale,
    failure: 'form',
    retry: false,
  })

export const usePursue = (id: string) =>
  useWrite({
    write: (body: PursuitForm) => call(arrearsApi.pursue, { params: { id }, body }),
    stale,
    failure: 'form',
  })

export const useLiftPursuit = (id: string) =>
  useWrite({
    write: (claims: string[]) => call(arrearsApi.liftPursuit, { params: { id }, body: { claims } }),
    stale,
  })

export const useDraftNotice = (id: string) =>
  useWrite({ write: (body: NoticeDraft) => call(arrearsApi.draft, { params: { id }, body }), stale })

export const useEditNotice = (id: string) =>
  useWrite({
    write: (body: { version: number; text: string }) => call(arrearsApi.edit, { params: { id }, body }),
    stale,
    failure: 'form',
    retry: false,
  })

export const useDiscardNotice = (id: string) =>
  useWrite({ write: () => call(arrearsApi.discard, { params: { id } }), stale, retry: false })

export const useGiveNotice = (id: string) =>
  useWrite({
    write: (body: NoticeGiving) => call(arrearsApi.give, { params: { id }, body }),
    stale,
    failure: 'form',
    retry: false,
  })

export const useNoticeArrived = (id: string) =>
  useWrite({
    write: (delivered_on: string) => call(arrearsApi.arrive, { params: { id }, body: { delivered_on } }),
    stale,
    failure: 'form',
    retry: false,
  })

export const useNoticeReturned = (id: string) =>
  useWrite({
    write: (body: NoticeReturn) => call(arrearsApi.return, { params: { id }, body }),
    stale,
    failure: 'form',
    retry: false,
  })

export const useChooseMessages = (id: string) =>
  useWrite({
    write: (body: { messages: string[]; chosen: boolean }) => call(arrearsApi.choose, { params: { id }, body }),
    stale,
  })

export const legalRatesQuery = queryOptions({
  queryKey: rateKeys.legal,
  queryFn: () => call(legalInterestApi.list),
})

export const useSaveLegalRate = () =>
  useWrite({
    write: (body: LegalRateForm) => call(legalInterestApi.save, { body }),
    stale: refreshLegalRates,
    failure: 'form',
  })
