import type { CallInput } from '#domain/kernel/endpoint.ts'
import { tenantPaymentsApi } from '#domain/money/tenant-payments/tenant-payments.api.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { refreshTenantPayments, tenantPaymentKeys } from '#web/cache/tenant-payments.keys.ts'
import { call } from '#web/lib/call.ts'
import { notify } from '#web/ui/toast.tsx'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const ownPaymentsQuery = () => queryOf(tenantPaymentsApi.own, { key: tenantPaymentKeys.own })

export interface NewReceipt {
  tenancy: string
  key: string
  amount: number
  on_date: string
  note: string
  claims: string[]
  /** Sent although a receipt for the same waits. */
  again: boolean
  file: File
}

export const useSendReceipt = () =>
  useWrite({
    write: ({ tenancy, file, claims, again, ...words }: NewReceipt) =>
      call(tenantPaymentsApi.send, {
        params: { id: tenancy },
        query: { ...words, name: file.name, claims: claims.join(','), again: again ? 'true' : 'false' },
        file,
      }),
    stale: refreshTenantPayments,
    failure: 'form',
  })

export const useWithdrawReceipt = () =>
  useWrite({
    write: (id: string) => call(tenantPaymentsApi.withdraw, { params: { id } }),
    stale: refreshTenantPayments,
  })

/** Takes back a decision just made; the receipt waits again. */
const useReopenReceipt = (id: string) => {
  const { run } = useSend(tenantPaymentsApi.reopen, { params: { id }, stale: refreshTenantPayments, retry: false })
  return () => run()
}

export function useConfirmReceipt(id: string) {
  const reopen = useReopenReceipt(id)
  return useWrite({
    write: (body: CallInput<typeof tenantPaymentsApi.confirm>['body']) =>
      call(tenantPaymentsApi.confirm, { params: { id }, body }),
    stale: refreshTenantPayments,
    success: ({ message }, { same_as }) => {
      // Matched with a payment that was booked elsewhere, it has no payment of its own to take back.
      if (same_as) return message
      notify.undoable(message, reopen)
      return null
    },
    failure: 'form',
    staleAfterRefusal: true,
    key: ['receipt', id],
  })
}

export function useDeclineReceipt(id: string) {
  const reopen = useReopenReceipt(id)
  return useSend(tenantPaymentsApi.decline, {
    params: { id },
    stale: refreshTenantPayments,
    success: ({ message }) => {
      notify.undoable(message, reopen)
      return null
    },
    failure: 'form',
    key: ['receipt', id],
  })
}
