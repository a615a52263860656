import type { z } from 'zod'
import { suggestionsApi } from '#domain/property/suggestions/suggestions.api.ts'
import type { suggestionFilter } from '#domain/property/suggestions/suggestions.schema.ts'
import { listOf, queryOf } from '#web/cache/query-of.ts'
import { refreshAllRequests, refreshRequests, suggestionKeys } from '#web/cache/suggestions.keys.ts'
import { call } from '#web/lib/call.ts'
import { useCatchUp, useServerEvent } from '#web/lib/socket.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

export type RequestFilter = z.input<typeof suggestionFilter>

/** Changes arrive as events while the connection is open; a screen that is opened again refetches. */
const always = { staleTime: 0, refetchOnMount: 'always' } as const

export const requestsQuery = (filter: RequestFilter) =>
  listOf(suggestionsApi.list, { key: suggestionKeys.list(filter), query: filter, ...always })

export const requestQuery = (id: string) =>
  queryOf(suggestionsApi.view, { key: suggestionKeys.one(id), params: { id }, ...always })

export const requestFormQuery = (property_id: string, q: string) =>
  listOf(suggestionsApi.form, {
    key: suggestionKeys.form(property_id, q),
    query: { ...(property_id && { property_id }), q },
    staleTime: 60_000,
  })

/** Changes by the other side show without a reload. */
export function useLiveRequests() {
  useServerEvent('suggestionChanged', ({ property_id }) => void refreshRequests(property_id))
  useCatchUp((first) => {
    if (!first) void refreshAllRequests()
  })
}

/** Pictures are uploaded afterwards, so the form shows the success message. The id comes from the draft. */
export const useCreateRequest = () =>
  useSend(suggestionsApi.create, { success: () => null, failure: 'form', retry: false })

interface OneRequest {
  id: string
  property_id: string
}

/** No toast here, because the text is shown together with the undo. */
export const useMoveRequest = ({ id, property_id }: OneRequest) =>
  useSend(suggestionsApi.decide, {
    params: { id },
    stale: () => refreshRequests(property_id),
    success: () => null,
    retry: false,
  })

export const useComment = ({ id, property_id }: OneRequest) =>
  useSend(suggestionsApi.comment, {
    params: { id },
    stale: () => refreshRequests(property_id),
    staleAfterRefusal: false,
    success: () => null,
    retry: false,
  })

export const useRemovePhoto = ({ id, property_id }: OneRequest) =>
  useWrite({
    write: (file: string) => call(suggestionsApi.removeFile, { params: { id, file } }),
    stale: () => refreshRequests(property_id),
    retry: false,
  })
