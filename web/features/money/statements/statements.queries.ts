import { statementsApi } from '#domain/money/statements/statements.api.ts'
import { listOf } from '#web/cache/query-of.ts'
import { refreshTenancies, tenancyKeys } from '#web/cache/tenancies.keys.ts'
import { useSend } from '#web/writes/use-send.ts'

export const ledgerQuery = (tenancy: string, year: number | undefined) =>
  listOf(statementsApi.account, {
    key: tenancyKeys.ledger(tenancy, year),
    params: { id: tenancy },
    query: year === undefined ? {} : { year },
    // The other party changes it as well.
    staleTime: 15_000,
  })

const stale = () => refreshTenancies()

export const useBookEntry = (tenancy: string) =>
  useSend(statementsApi.book, { params: { id: tenancy }, stale, failure: 'form' })

export const useReverseEntry = (tenancy: string, entry: string) =>
  useSend(statementsApi.reverse, { params: { id: tenancy, entry }, stale, failure: 'form' })

export const useDepositBefore = (tenancy: string) =>
  useSend(statementsApi.depositBefore, { params: { id: tenancy }, stale, retry: false })
