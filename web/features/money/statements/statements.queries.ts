import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { statementsApi } from '#domain/money/statements/statements.api.ts'
import type { newManualEntry } from '#domain/money/statements/statements.schema.ts'
import { refreshTenancies, tenancyKeys } from '#web/cache/tenancies.keys.ts'
import { call } from '#web/lib/call.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const ledgerQuery = (tenancy: string, year: number | undefined) =>
  queryOptions({
    queryKey: tenancyKeys.ledger(tenancy, year),
    queryFn: () => call(statementsApi.account, { params: { id: tenancy }, query: year === undefined ? {} : { year } }),
    // The other party changes it as well.
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  })

const stale = () => refreshTenancies()

export const useBookEntry = (tenancy: string) =>
  useWrite({
    write: (body: z.input<typeof newManualEntry>) => call(statementsApi.book, { params: { id: tenancy }, body }),
    stale,
    failure: 'form',
  })

export const useReverseEntry = (tenancy: string, entry: string) =>
  useWrite({
    write: (reason: string) => call(statementsApi.reverse, { params: { id: tenancy, entry }, body: { reason } }),
    stale,
    failure: 'form',
  })

export const useDepositBefore = (tenancy: string) =>
  useWrite({ write: () => call(statementsApi.depositBefore, { params: { id: tenancy } }), stale, retry: false })
