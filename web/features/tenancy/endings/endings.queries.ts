import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { TaskKind } from '#domain/tenancy/endings/ending-tasks.rules.ts'
import { endingsApi } from '#domain/tenancy/endings/endings.api.ts'
import type {
  deductionAnswer,
  deductionChange,
  EndingChange,
  EndingCounter,
  NewDeduction,
  NewEnding,
  NewNotice,
  NextStatus,
  PaperNotice,
  refundDone,
} from '#domain/tenancy/endings/endings.schema.ts'
import { refreshTenancies, tenancyKeys } from '#web/cache/tenancies.keys.ts'
import { call } from '#web/lib/call.ts'
import type { Upload } from '#web/ui/upload-queue.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const endingQuery = (tenancy: string) =>
  queryOptions({
    queryKey: tenancyKeys.ending(tenancy),
    queryFn: () => call(endingsApi.view, { params: { id: tenancy } }),
    // The other party changes it as well.
    staleTime: 15_000,
  })

const stale = () => refreshTenancies()

/** Not retried, because the second reply would only report an existing ending. */
export const useStartEnding = (tenancy: string) =>
  useWrite({
    write: (body: NewEnding) => call(endingsApi.start, { params: { id: tenancy }, body }),
    stale,
    failure: 'form',
    retry: false,
  })

/** A tenant's paper notice starts the ending, together with its scan. */
export const recordNotice =
  (tenancy: string, query: PaperNotice): Upload =>
  (file, options) =>
    call(endingsApi.record, { params: { id: tenancy }, query, file }, options)

export const useCounterEnding = (id: string) =>
  useWrite({
    write: (body: EndingCounter) => call(endingsApi.counter, { params: { id }, body }),
    stale,
    failure: 'form',
    retry: false,
  })

export const useProposeChange = (id: string) =>
  useWrite({
    write: (body: EndingChange) => call(endingsApi.proposeChange, { params: { id }, body }),
    stale,
    failure: 'form',
    retry: false,
  })

export const useWithdrawChange = () =>
  useWrite({ write: (id: string) => call(endingsApi.withdrawChange, { params: { id } }), stale })

export const useWithdrawEnding = (id: string) =>
  useWrite({
    write: (reason: string) => call(endingsApi.withdraw, { params: { id }, body: { reason } }),
    stale,
    failure: 'form',
  })

export const useObjectToEnding = (id: string) =>
  useWrite({
    write: (reason: string) => call(endingsApi.object, { params: { id }, body: { reason } }),
    stale,
    failure: 'form',
  })

export const useNextStatus = (id: string) =>
  useWrite({
    write: (next_status: NextStatus) => call(endingsApi.setNextStatus, { params: { id }, body: { next_status } }),
    stale,
  })

export const useTickTask = (id: string) =>
  useWrite({
    write: ({ kind, done }: { kind: TaskKind; done: boolean }) =>
      call(endingsApi.tick, { params: { id, kind }, body: { done } }),
    stale,
    success: () => null,
    parallel: true,
  })

export const useGiveNotice = (tenancy: string) =>
  useWrite({
    write: (body: NewNotice) => call(endingsApi.giveNotice, { params: { id: tenancy }, body }),
    stale,
    failure: 'form',
  })

export const useWithdrawNotice = (id: string) =>
  useWrite({
    write: (reason: string) => call(endingsApi.withdrawNotice, { params: { id }, body: { reason } }),
    stale,
    failure: 'form',
  })

export const uploadProof =
  (id: string): Upload =>
  (file, options) =>
    call(endingsApi.addProof, { params: { id }, query: { name: file.name }, file }, options)

export const useProposeDeduction = (ending: string) =>
  useWrite({
    write: (body: NewDeduction) => call(endingsApi.proposeDeduction, { params: { id: ending }, body }),
    stale,
    failure: 'form',
  })

export const useChangeDeduction = (id: string) =>
  useWrite({
    write: (body: z.input<typeof deductionChange>) => call(endingsApi.changeDeduction, { params: { id }, body }),
    stale,
    failure: 'form',
  })

export const useWithdrawDeduction = () =>
  useWrite({ write: (id: string) => call(endingsApi.withdrawDeduction, { params: { id } }), stale })

export const useAnswerDeduction = (id: string) =>
  useWrite({
    write: (body: z.input<typeof deductionAnswer>) => call(endingsApi.answerDeduction, { params: { id }, body }),
    stale,
    failure: 'form',
  })

export const uploadDeductionFile =
  (id: string): Upload =>
  (file, options) =>
    call(endingsApi.addDeductionFile, { params: { id }, query: { name: file.name }, file }, options)

export const useSettle = (id: string) =>
  useWrite({ write: () => call(endingsApi.settle, { params: { id } }), stale, retry: false })

export const useRefundBankAccount = (id: string) =>
  useWrite({
    write: (iban: string) => call(endingsApi.setRefundAccount, { params: { id }, body: { iban } }),
    stale,
    failure: 'form',
  })

export const useRecordRefund = (id: string) =>
  useWrite({
    write: (body: z.input<typeof refundDone>) => call(endingsApi.recordRefund, { params: { id }, body }),
    stale,
    failure: 'form',
  })
