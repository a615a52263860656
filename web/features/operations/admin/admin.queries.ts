import type { z } from 'zod'
import { adminApi } from '#domain/operations/admin/admin.api.ts'
import type { userFilter } from '#domain/operations/admin/admin.schema.ts'
import { smsApi } from '#domain/operations/admin/sms.api.ts'
import { adminKeys, refreshAdmin, refreshCounts } from '#web/cache/admin.keys.ts'
import { listOf, queryOf } from '#web/cache/query-of.ts'
import { call } from '#web/lib/call.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

type UserFilter = z.output<typeof userFilter>
type MailFilter = z.output<typeof adminApi.outbox.query>

/** Other people and jobs change these lists all the time, so every visit refetches. */
const staleTime = 0

export const summaryQuery = queryOf(adminApi.summary, { key: adminKeys.summary, staleTime })

export const usersQuery = (filter: UserFilter) =>
  listOf(adminApi.users, { key: adminKeys.users(filter), query: filter, staleTime })

const whileQueuedMs = 5000

export const outboxQuery = (filter: MailFilter) =>
  listOf(adminApi.outbox, {
    key: adminKeys.outbox(filter),
    query: filter,
    staleTime,
    refetchInterval: ({ state }) =>
      state.data?.documents.some((mail) => mail.state === 'queued') ? whileQueuedMs : false,
  })

export const smsQuery = (filter: MailFilter) =>
  listOf(smsApi.outbox, {
    key: adminKeys.sms(filter),
    query: filter,
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

export const useApproveUser = (id: string) => useSend(adminApi.approve, { params: { id }, ...replacing(id) })
export const useTakeBack = (id: string) => useSend(adminApi.takeBack, { params: { id }, ...replacing(id) })

export const useRefuseUser = (id: string) =>
  useSend(adminApi.refuse, { params: { id }, failure: 'form', ...changeOf(id) })

export const useResend = (id: string) => useSend(adminApi.resendMail, { params: { id }, ...changeOf(id) })
export const useResendSms = (id: string) => useSend(smsApi.resend, { params: { id }, ...changeOf(id) })
