import type { TaskKind } from '#domain/tenancy/endings/ending-tasks.rules.ts'
import { endingsApi } from '#domain/tenancy/endings/endings.api.ts'
import type { EndingView, PaperNotice } from '#domain/tenancy/endings/endings.schema.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { refreshTenancies, tenancyKeys } from '#web/cache/tenancies.keys.ts'
import { call } from '#web/lib/call.ts'
import type { Upload } from '#web/ui/upload-queue.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const endingQuery = (tenancy: string) =>
  queryOf(endingsApi.view, {
    key: tenancyKeys.ending(tenancy),
    params: { id: tenancy },
    // The other party changes it as well.
    staleTime: 15_000,
  })

const stale = () => refreshTenancies()

/** Not retried, because the second reply would only report an existing ending. */
export const useStartEnding = (tenancy: string) =>
  useSend(endingsApi.start, { params: { id: tenancy }, stale, failure: 'form', retry: false })

/** A tenant's paper notice starts the ending, together with its scan. */
export const recordNotice =
  (tenancy: string, query: PaperNotice): Upload =>
  (file, options) =>
    call(endingsApi.record, { params: { id: tenancy }, query, file }, options)

export const useCounterEnding = (id: string) =>
  useSend(endingsApi.counter, { params: { id }, stale, failure: 'form', retry: false })

export const useProposeChange = (id: string) =>
  useSend(endingsApi.proposeChange, { params: { id }, stale, failure: 'form', retry: false })

export const useWithdrawChange = () =>
  useWrite({ write: (id: string) => call(endingsApi.withdrawChange, { params: { id } }), stale })

export const useWithdrawEnding = (id: string) =>
  useSend(endingsApi.withdraw, { params: { id }, stale, failure: 'form' })

export const useObjectToEnding = (id: string) => useSend(endingsApi.object, { params: { id }, stale, failure: 'form' })

export const useNextStatus = (id: string) => useSend(endingsApi.setNextStatus, { params: { id }, stale })

export const useTickTask = (id: string) =>
  useWrite({
    write: ({ kind, done }: { kind: TaskKind; done: boolean }) =>
      call(endingsApi.tick, { params: { id, kind }, body: { done } }),
    stale,
    success: () => null,
    parallel: true,
  })

export const useGiveNotice = (tenancy: string) =>
  useSend(endingsApi.giveNotice, { params: { id: tenancy }, stale, failure: 'form' })

export const useWithdrawNotice = (id: string) =>
  useSend(endingsApi.withdrawNotice, { params: { id }, stale, failure: 'form' })

export const uploadProof =
  (id: string): Upload =>
  (file, options) =>
    call(endingsApi.addProof, { params: { id }, query: { name: file.name }, file }, options)

export const useProposeDeduction = (ending: string) =>
  useSend(endingsApi.proposeDeduction, { params: { id: ending }, stale, failure: 'form' })

export const useProposeDebt = (ending: string) =>
  useWrite({
    write: ({ claim_id, title, open }: EndingView['open_debts'][number]) =>
      call(endingsApi.proposeDeduction, {
        params: { id: ending },
        body: { title, amount: open, reason: 'Hesapta açık borç', claim_id },
      }),
    stale,
  })

export const useChangeDeduction = (id: string) =>
  useSend(endingsApi.changeDeduction, { params: { id }, stale, failure: 'form' })

export const useWithdrawDeduction = () =>
  useWrite({ write: (id: string) => call(endingsApi.withdrawDeduction, { params: { id } }), stale })

export const useAnswerDeduction = (id: string) =>
  useSend(endingsApi.answerDeduction, { params: { id }, stale, failure: 'form' })

export const uploadDeductionFile =
  (id: string): Upload =>
  (file, options) =>
    call(endingsApi.addDeductionFile, { params: { id }, query: { name: file.name }, file }, options)

export const useSettle = (id: string) => useSend(endingsApi.settle, { params: { id }, stale, retry: false })

export const useRefundBankAccount = (id: string) =>
  useSend(endingsApi.setRefundAccount, { params: { id }, stale, failure: 'form' })

export const useRecordRefund = (id: string) =>
  useSend(endingsApi.recordRefund, { params: { id }, stale, failure: 'form' })
