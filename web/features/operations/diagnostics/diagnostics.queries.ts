import { adminApi } from '#domain/operations/admin/admin.api.ts'
import { diagnosticsApi } from '#domain/operations/diagnostics/diagnostics.api.ts'
import { diagnosticsKeys, refreshDiagnostics } from '#web/cache/diagnostics.keys.ts'
import { listOf, queryOf } from '#web/cache/query-of.ts'
import { call } from '#web/lib/call.ts'
import { notify } from '#web/ui/toast.tsx'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

/** Tools always show the current state. */
const staleTime = 0

export const toolsQuery = queryOf(diagnosticsApi.tools, { key: diagnosticsKeys.tools, staleTime })
export const emailsQuery = queryOf(diagnosticsApi.emails, { key: diagnosticsKeys.emails, staleTime })
export const healthQuery = queryOf(diagnosticsApi.health, {
  key: diagnosticsKeys.health,
  staleTime,
  refetchInterval: 30_000,
})
export const smsQuery = queryOf(diagnosticsApi.sms, { key: diagnosticsKeys.sms, staleTime })
export const remindersQuery = (filter: { page: number; size: number }) =>
  listOf(diagnosticsApi.reminders, { key: diagnosticsKeys.reminders(filter), query: filter, staleTime })
export const expiriesQuery = (filter: { page: number; size: number }) =>
  listOf(diagnosticsApi.expiries, { key: diagnosticsKeys.expiries(filter), query: filter, staleTime })
export const seenPropertiesQuery = (user: string, filter: { page: number; size: number }) =>
  listOf(diagnosticsApi.properties, {
    key: diagnosticsKeys.properties(user, filter),
    query: { user, ...filter },
    staleTime,
    enabled: user !== '',
  })

export const peopleQuery = (q: string) =>
  listOf(adminApi.users, { key: diagnosticsKeys.people(q), query: { q, size: 20, sort: 'name' } })

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

export const useSendSms = () => useSend(diagnosticsApi.sendSms, sending)

export const useSendReminder = (approval: string) =>
  useSend(diagnosticsApi.sendReminder, { params: { approval }, ...sending })

export const useSendExpiry = (contract: string) =>
  useSend(diagnosticsApi.sendExpiry, { params: { contract }, ...sending })

/** The replies of the next three are shown on the page, not in a toast. */
const shown = { success: () => null } as const

export const useReadToken = () =>
  useSend(diagnosticsApi.readToken, {
    ...shown,
    // The next damage may be tried at once.
    parallel: true,
  })

export const useMakeToken = () => useSend(diagnosticsApi.makeToken, { ...shown, retry: false })

export const useWalkGuarantor = () => useSend(diagnosticsApi.walkGuarantor, { ...shown, retry: false })
