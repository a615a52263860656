import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { diagnosticsApi } from '#domain/diagnostics/diagnostics.api.ts'
import { diagnosticsKeys, refreshDiagnostics } from '#web/cache/diagnostics.keys.ts'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'

/** Tools show what is true now. */
const staleTime = 0

export const toolsQuery = queryOptions({
  queryKey: diagnosticsKeys.tools,
  queryFn: () => call(diagnosticsApi.tools),
  staleTime,
})
export const emailsQuery = queryOptions({
  queryKey: diagnosticsKeys.emails,
  queryFn: () => call(diagnosticsApi.emails),
  staleTime,
})
export const healthQuery = queryOptions({
  queryKey: diagnosticsKeys.health,
  queryFn: () => call(diagnosticsApi.health),
  staleTime,
  refetchInterval: 30_000,
})
export const smsQuery = queryOptions({
  queryKey: diagnosticsKeys.sms,
  queryFn: () => call(diagnosticsApi.sms),
  staleTime,
})
export const remindersQuery = (filter: { page: number; size: number }) =>
  queryOptions({
    queryKey: diagnosticsKeys.reminders(filter),
    queryFn: () => call(diagnosticsApi.reminders, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime,
  })
export const expiriesQuery = (filter: { page: number; size: number }) =>
  queryOptions({
    queryKey: diagnosticsKeys.expiries(filter),
    queryFn: () => call(diagnosticsApi.expiries, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime,
  })
export const seenPropertiesQuery = (user: string, filter: { page: number; size: number }) =>
  queryOptions({
    queryKey: diagnosticsKeys.properties(user, filter),
    queryFn: () => call(diagnosticsApi.properties, { query: { user, ...filter } }),
    placeholderData: keepPreviousData,
    staleTime,
    enabled: user !== '',
  })

type Sent = { success: boolean; message: string }

/** A sending that failed is an answer too; either way the list is read again. */
export function useSending<Input>(send: (input: Input) => Promise<Sent>) {
  return useMutation({
    mutationFn: send,
    retry: false,
    onSuccess: ({ success, message }) => (success ? notify.success(message) : notify.error(message)),
    onError: (error) => notify.error(messageOf(error)),
    onSettled: () => refreshDiagnostics(),
  })
}
