import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { adminApi } from '#domain/operations/admin/admin.api.ts'
import type { userFilter } from '#domain/operations/admin/admin.schema.ts'
import { smsApi } from '#domain/operations/admin/sms.api.ts'
import { adminKeys, refreshAdmin, refreshCounts } from '#web/cache/admin.keys.ts'
import { call } from '#web/lib/call.ts'
import { useWrite } from '#web/writes/use-write.ts'

type UserFilter = z.output<typeof userFilter>
type MailFilter = z.output<typeof adminApi.outbox.query>

/** Other people and jobs change these lists all the time, so every visit refetches. */
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
 * One change at a time per record, which stays busy until the lists are refetched. A refusal usually means that the
 * list is outdated because another administrator was faster.
 */
const changeOf = (id: string) =>
  ({
    key: adminKeys.change(id),
    stale: refreshAdmin,
    staleAfterRefusal: true,
    // A retry after a lost reply would report "already decided" for a change that succeeded.
    retry: false,
  }) as const

export type Verb = 'activate' | 'deactivate' | 'promote' | 'demote'

export const useUserVerb = (id: string) =>
  useWrite({ write: (verb: Verb) => call(adminApi[verb], { params: { id } }), ...changeOf(id) })

/**
 * The decided row stays in place, so that the next tap does not hit a row that moved up. After a refusal everything is
 * refetched.
 */
const replacing = (id: string) => ({
  ...changeOf(id),
  stale: (reply: unknown) => (reply === undefined ? refreshAdmin() : refreshCounts()),
})

export const useApproveUser = (id: string) =>
  useWrite({ write: () => call(adminApi.approve, { params: { id } }), ...replacing(id) })
export const useTakeBack = (id: string) =>
  useWrite({ write: () => call(adminApi.takeBack, { params: { id } }), ...replacing(id) })

export const useRefuseUser = (id: string) =>
  useWrite({
    write: (reason: string) => call(adminApi.refuse, { params: { id }, body: { reason } }),
    failure: 'form',
    ...changeOf(id),
  })

export const useResend = (id: string) =>
  useWrite({ write: () => call(adminApi.resendMail, { params: { id } }), ...changeOf(id) })
export const useResendSms = (id: string) =>
  useWrite({ write: () => call(smsApi.resend, { params: { id } }), ...changeOf(id) })
