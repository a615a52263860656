import { keepPreviousData, queryOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { adminApi, type userFilter } from '#domain/admin/admin.api.ts'
import { smsApi } from '#domain/sms/sms.api.ts'
import { adminKeys, refreshAdmin } from '#web/cache/admin.keys.ts'
import { call } from '#web/lib/call.ts'
import { notify } from '#web/ui/toast.tsx'

type UserFilter = z.output<typeof userFilter>
type MailFilter = z.output<typeof adminApi.outbox.query>

/** Other people and jobs change these lists all the time, so every visit asks again. */
const staleTime = 0

export const summaryQuery = queryOptions({
  queryKey: adminKeys.summary,
  queryFn: () => call(adminApi.summary),
  staleTime,
})

export const usersQuery = (filter: UserFilter) =>
  queryOptions({
    queryKey: adminKeys.users(filter),
    queryFn: () => call(adminApi.users, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime,
  })

const whileQueuedMs = 5000

export const outboxQuery = (filter: MailFilter) =>
  queryOptions({
    queryKey: adminKeys.outbox(filter),
    queryFn: () => call(adminApi.outbox, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime,
    refetchInterval: ({ state }) =>
      state.data?.documents.some((mail) => mail.state === 'queued') ? whileQueuedMs : false,
  })

export const smsQuery = (filter: MailFilter) =>
  queryOptions({
    queryKey: adminKeys.sms(filter),
    queryFn: () => call(smsApi.outbox, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime,
    refetchInterval: ({ state }) =>
      state.data?.documents.some((sms) => sms.state === 'queued') ? whileQueuedMs : false,
  })

/**
 * One change at a time per record: a second tap finds the first one running and does nothing.
 * The record stays busy until the lists show what is true now.
 */
function useChange<Input>(id: string, run: (input: Input) => Promise<{ message: string }>) {
  const client = useQueryClient()
  const mutationKey = adminKeys.change(id)
  const busy = useIsMutating({ mutationKey }) > 0
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: run,
    // A repeated call after a lost answer would report "already decided" for what has just worked.
    retry: false,
    onSuccess: async ({ message }) => {
      notify.success(message)
      await refreshAdmin()
    },
    // The usual reason for a refusal is a list that is out of date: another administrator was faster.
    onError: () => void refreshAdmin(),
  })
  const change = async (input: Input) => {
    if (client.isMutating({ mutationKey }) === 0) await mutateAsync(input)
  }
  return { busy, change }
}

export type Verb = 'approve' | 'activate' | 'deactivate' | 'promote' | 'demote'

export const useUserChange = (id: string) =>
  useChange(id, (input: Verb | { reason: string }) =>
    typeof input === 'string'
      ? call(adminApi[input], { params: { id } })
      : call(adminApi.refuse, { params: { id }, body: input }),
  )

export const useResend = (id: string) => useChange(id, () => call(adminApi.resendMail, { params: { id } }))
export const useResendSms = (id: string) => useChange(id, () => call(smsApi.resend, { params: { id } }))
