import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { diagnosticsApi } from '#domain/diagnostics/diagnostics.api.ts'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'

const key = ['diagnostics']
/** Tools show what is true now. */
const staleTime = 0

export const toolsQuery = queryOptions({
  queryKey: [...key, 'tools'],
  queryFn: () => call(diagnosticsApi.tools),
  staleTime,
})
export const emailsQuery = queryOptions({
  queryKey: [...key, 'emails'],
  queryFn: () => call(diagnosticsApi.emails),
  staleTime,
})
export const healthQuery = queryOptions({
  queryKey: [...key, 'health'],
  queryFn: () => call(diagnosticsApi.health),
  staleTime,
  refetchInterval: 30_000,
})
export const smsQuery = queryOptions({
  queryKey: [...key, 'sms'],
  queryFn: () => call(diagnosticsApi.sms),
  staleTime,
})
export const remindersQuery = (filter: { page: number; size: number }) =>
  queryOptions({
    queryKey: [...key, 'reminders', filter],
    queryFn: () => call(diagnosticsApi.reminders, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime,
  })
export const expiriesQuery = (filter: { page: number; size: number }) =>
  queryOptions({
    queryKey: [...key, 'expiries', filter],
    queryFn: () => call(diagnosticsApi.expiries, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime,
  })
export const seenPropertiesQuery = (user: string, filter: { page: number; size: number }) =>
  queryOptions({
    queryKey: [...key, 'properties', user, filter],
    queryFn: () => call(diagnosticsApi.properties, { query: { user, ...filter } }),
    placeholderData: keepPreviousData,
    staleTime,
    enabled: user !== '',
  })

type Sent = { success: boolean; message: string }

/** A sending that failed is an answer too; either way the list is read again. */
export function useSending<Input>(send: (input: Input) => Promise<Sent>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    retry: false,
    onSuccess: ({ success, message }) => (success ? notify.success(message) : notify.error(message)),
    onError: (error) => notify.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}
