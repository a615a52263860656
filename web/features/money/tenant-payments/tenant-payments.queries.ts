import { tenantPaymentsApi } from '#domain/money/tenant-payments/tenant-payments.api.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { refreshTenantPayments, tenantPaymentKeys } from '#web/cache/tenant-payments.keys.ts'
import { call } from '#web/lib/call.ts'
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

export const useConfirmReceipt = (id: string) =>
  useSend(tenantPaymentsApi.confirm, {
    params: { id },
    stale: refreshTenantPayments,
    failure: 'form',
    staleAfterRefusal: true,
    key: ['receipt', id],
  })

export const useDeclineReceipt = (id: string) =>
  useSend(tenantPaymentsApi.decline, {
    params: { id },
    stale: refreshTenantPayments,
    failure: 'form',
    key: ['receipt', id],
  })
