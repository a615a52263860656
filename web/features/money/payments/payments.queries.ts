import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '#domain/kernel/endpoint.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { undoReason } from '#domain/money/payments/payments.messages.ts'
import { type MonthFilter, monthFilter } from '#domain/money/payments/payments.schema.ts'
import { paymentKeys, refreshPayments } from '#web/cache/payments.keys.ts'
import { listOf } from '#web/cache/query-of.ts'
import { call } from '#web/lib/call.ts'
import { notify } from '#web/ui/toast.tsx'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

export type MonthPage = ReplyOf<typeof paymentsApi.month>
/** `owner` is listed although empty, because only listed keys are read from the address. */
export const noMonthFilter = { ...monthFilter.parse({}), owner: undefined }

export const monthQuery = (filter: MonthFilter) =>
  listOf(paymentsApi.month, {
    key: paymentKeys.month(filter),
    query: filter,
    // Time passes and others book too, so every visit refetches.
    staleTime: 0,
  })

export const ledgerQuery = (which: { tenancy: string } | { property: string }) =>
  queryOptions({
    queryKey: paymentKeys.ledger(which),
    queryFn: async () => (await call(paymentsApi.account, { query: which })).account,
    staleTime: 0,
  })

/** Records payments, with undo. The key of each payment makes a retry harmless. */
export function useRecordPayments() {
  const undo = useWrite({
    write: async (entries: string[]) => {
      for (const entry of entries) await call(paymentsApi.reverse, { params: { entry }, body: { reason: undoReason } })
    },
    success: (_, entries) => (entries.length === 1 ? 'Ödeme kaydı geri alındı.' : 'Ödeme kayıtları geri alındı.'),
    stale: refreshPayments,
    retry: false,
  })
  return useSend(paymentsApi.record, {
    stale: refreshPayments,
    failure: 'form',
    success: ({ message, entries }) => {
      notify.undoable(message, () => undo.run(entries.map(({ id }) => id)))
      return null
    },
  })
}

export const useReversePayment = (entry: string) =>
  useSend(paymentsApi.reverse, {
    params: { entry },
    stale: refreshPayments,
    failure: 'form',
    // A retry after a lost reply would be refused as already done.
    retry: false,
  })
