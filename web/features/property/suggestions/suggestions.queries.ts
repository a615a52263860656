import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { suggestionsApi } from '#domain/property/suggestions/suggestions.api.ts'
import type { NewSuggestion, stateChange, suggestionFilter } from '#domain/property/suggestions/suggestions.schema.ts'
import { fileName } from '#domain/services/files/files.schema.ts'
import { refreshAllRequests, refreshRequests, suggestionKeys } from '#web/cache/suggestions.keys.ts'
import { type CallOptions, call } from '#web/lib/call.ts'
import { useCatchUp, useServerEvent } from '#web/lib/socket.ts'
import { useWrite } from '#web/writes/use-write.ts'

export type RequestFilter = z.input<typeof suggestionFilter>

/** Changes arrive as events while the connection is open; a screen that is opened again refetches. */
const always = { staleTime: 0, refetchOnMount: 'always' } as const

export const requestsQuery = (filter: RequestFilter) =>
  queryOptions({
    queryKey: suggestionKeys.list(filter),
    queryFn: () => call(suggestionsApi.list, { query: filter }),
    placeholderData: keepPreviousData,
    ...always,
  })

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: suggestionKeys.one(id),
    queryFn: () => call(suggestionsApi.view, { params: { id } }),
    ...always,
  })

export const requestFormQuery = (property_id: string, q: string) =>
  queryOptions({
    queryKey: suggestionKeys.form(property_id, q),
    queryFn: () => call(suggestionsApi.form, { query: { ...(property_id && { property_id }), q } }),
    placeholderData: keepPreviousData,
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
  useWrite({
    write: (body: Partial<NewSuggestion> & { aciklama: string }) => call(suggestionsApi.create, { body }),
    success: () => null,
    failure: 'form',
    retry: false,
  })

interface OneRequest {
  id: string
  property_id: string
}

/** No toast here, because the text is shown together with the undo. */
export const useMoveRequest = ({ id, property_id }: OneRequest) =>
  useWrite({
    write: (body: z.input<typeof stateChange>) => call(suggestionsApi.decide, { params: { id }, body }),
    stale: () => refreshRequests(property_id),
    success: () => null,
    retry: false,
  })

export const useComment = ({ id, property_id }: OneRequest) =>
  useWrite({
    write: (comment: { id: string; text: string }) => call(suggestionsApi.comment, { params: { id }, body: comment }),
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

export function sendPhoto(id: string, file: File, progress: CallOptions) {
  const { data: name } = fileName.safeParse(file.name)
  return call(suggestionsApi.addFile, { params: { id }, query: name ? { name } : {}, file }, progress)
}
