import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '#domain/kernel/endpoint.ts'
import { adminApi } from '#domain/operations/admin/admin.api.ts'
import { diagnosticsApi } from '#domain/operations/diagnostics/diagnostics.api.ts'
import { diagnosticsKeys, refreshDiagnostics } from '#web/cache/diagnostics.keys.ts'
import { call } from '#web/lib/call.ts'
import { notify } from '#web/ui/toast.tsx'
import { useWrite } from '#web/writes/use-write.ts'

/** Tools always show the current state. */
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

export const peopleQuery = (q: string) =>
  queryOptions({
    queryKey: diagnosticsKeys.people(q),
    queryFn: () => call(adminApi.users, { query: { q, size: 20, sort: 'name' } }),
    placeholderData: keepPreviousData,
  })

type SendReply = { success: boolean; message: string }

/** A failed sending is a valid reply too; in both cases the list is refetched. */
const sending = {
  stale: refreshDiagnostics,
  success: ({ success, message }: SendReply) => {
    if (success) return message
    notify.error(message)
    return null
  },
  retry: false,
} as const

export const useSendEmail = (name: string) =>
  useWrite({ write: (to: string) => call(diagnosticsApi.sendEmail, { body: { name, to } }), ...sending })

export const useSendSms = () =>
  useWrite({
    write: (body: CallInput<typeof diagnosticsApi.sendSms>['body']) => call(diagnosticsApi.sendSms, { body }),
    ...sending,
  })

export const useSendReminder = (approval: string) =>
  useWrite({ write: () => call(diagnosticsApi.sendReminder, { params: { approval } }), ...sending })

export const useSendExpiry = (contract: string) =>
  useWrite({ write: () => call(diagnosticsApi.sendExpiry, { params: { contract } }), ...sending })

/** The replies of the next three are shown on the page, not in a toast. */
const shown = { success: () => null } as const

export const useReadToken = () =>
  useWrite({
    write: (token: string) => call(diagnosticsApi.readToken, { body: { token } }),
    ...shown,
    // The next damage may be tried at once.
    parallel: true,
  })

export const useMakeToken = () =>
  useWrite({
    write: (body: CallInput<typeof diagnosticsApi.makeToken>['body']) => call(diagnosticsApi.makeToken, { body }),
    ...shown,
    retry: false,
  })

export const useWalkGuarantor = () =>
  useWrite({ write: () => call(diagnosticsApi.walkGuarantor), ...shown, retry: false })
