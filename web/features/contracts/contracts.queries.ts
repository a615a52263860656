import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { contractFilter } from '#domain/contracts/contract-views.schema.ts'
import { contractsApi } from '#domain/contracts/contracts.api.ts'
import type { ReplyOf } from '#domain/kernel/endpoint.ts'
import { contractKeys } from '#web/cache/contracts.keys.ts'
import type { PlaceSource } from '#web/features/documents/PlacePicker.tsx'
import { call } from '#web/lib/call.ts'

export type ContractFilter = z.output<typeof contractFilter>
export type ContractPage = ReplyOf<typeof contractsApi.list>

/** Others decide at any time: what was read a moment ago is shown, and asked again. */
const staleTime = 15_000

export const noContractFilter: ContractFilter = contractFilter.parse({})

export const contractsQuery = (filter: ContractFilter) =>
  queryOptions({
    queryKey: contractKeys.list(filter),
    queryFn: () => call(contractsApi.list, { query: filter }),
    placeholderData: (previous: ContractPage | undefined) => previous,
    staleTime,
  })

export const placesWithContracts: PlaceSource = (asked) => ({
  queryKey: contractKeys.places(asked),
  queryFn: () => call(contractsApi.places, { query: asked }),
  placeholderData: keepPreviousData,
  staleTime: 60_000,
})

export const contractQuery = (id: string) =>
  queryOptions({
    queryKey: contractKeys.view(id),
    queryFn: () => call(contractsApi.view, { params: { id } }),
    staleTime,
  })
