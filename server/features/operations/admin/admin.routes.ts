import { isoDate } from '#domain/kernel/dates.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { adminApi } from '#domain/operations/admin/admin.api.ts'
import { accountsMessages, refuseAccount } from '#domain/people/accounts/accounts.messages.ts'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/db/page.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { lostItsKeys, withoutKeys } from '#server/platform/without-keys.ts'
import { recordDecision } from '#server/services/audit/admin-decisions.ts'
import { mailById, outboxPage, requeueMail } from '#server/services/mail/mail.queries.ts'
import { sendMailJob } from '#server/services/mail/mailer.ts'
import { countsByState, usersPage } from './admin.queries.ts'
import {
  activateAccount,
  approveAccount,
  deactivateAccount,
  demoteAdmin,
  promoteToAdmin,
  refuseRegistration,
  takeBackApproval,
} from './decide-account.ts'

/** Hides sign-in links from administrators, except when the outbox is the mailbox itself. */
function withoutSecrets<Mail extends { html: string; text: string; last_error: string | null }>(
  ctx: Context,
  mail: Mail,
): Mail {
  if (ctx.mailTransport.name === 'outbox') return mail
  const { html, text, last_error } = mail
  return {
    ...mail,
    html: withoutKeys(html),
    text: withoutKeys(text),
    // A provider's error message may repeat the mail's content.
    last_error: last_error && withoutKeys(last_error),
  }
}

export const adminRoutes: Route[] = [
  route(adminApi.summary, async ({ ctx }) => {
    const filter = { q: '', state: 'pending', sort: 'oldest', page: 1, size: 5 } as const
    const waiting = await usersPage(ctx.db, filter, isoDate(ctx.clock.now()))
    return { counts: await countsByState(ctx.db), waiting: waiting.rows }
  }),
  route(adminApi.users, async ({ ctx, query }) => {
    const { rows, total } = await usersPage(ctx.db, query, isoDate(ctx.clock.now()))
    return pageOf(rows, total, query)
  }),
  action(adminApi.approve, accountsMessages.approved, ({ ctx, actor, params }) =>
    approveAccount(ctx, actor, params.id),
  ),
  action(adminApi.takeBack, accountsMessages.taken_back, ({ ctx, actor, params }) =>
    takeBackApproval(ctx, actor, params.id),
  ),
  action(adminApi.refuse, accountsMessages.refused, ({ ctx, actor, params, body }) =>
    refuseRegistration(ctx, actor, params.id, body.reason),
  ),
  action(adminApi.activate, accountsMessages.activated, ({ ctx, actor, params }) =>
    activateAccount(ctx, actor, params.id),
  ),
  action(adminApi.deactivate, accountsMessages.deactivated, ({ ctx, actor, params }) =>
    deactivateAccount(ctx, actor, params.id),
  ),
  action(adminApi.promote, accountsMessages.promoted, ({ ctx, actor, params }) =>
    promoteToAdmin(ctx, actor, params.id),
  ),
  action(adminApi.demote, accountsMessages.demoted, ({ ctx, actor, params }) => demoteAdmin(ctx, actor, params.id)),
  route(adminApi.outbox, async ({ ctx, query }) => {
    const { rows, total } = await outboxPage(ctx.db, query)
    return pageOf(
      rows.map((mail) => ({
        ...withoutSecrets(ctx, mail),
        created_at: mail.created_at.toISOString(),
        sent_at: mail.sent_at?.toISOString() ?? null,
      })),
      total,
      query,
    )
  }),
  action(adminApi.resendMail, 'Posta yeniden gönderim kuyruğuna alındı.', ({ ctx, actor, params }) =>
    ctx.db.transact(async (tx) => {
      const mail = await mailById(tx, params.id)
      if (!mail) throw refuse('not_found')
      if (lostItsKeys(mail.text)) throw refuseAccount('mail_keys_gone')
      await requeueMail(tx, params.id)
      await ctx.jobs.enqueue(tx, sendMailJob, { mail: params.id })
      await recordDecision(tx, { kind: 'resend_mail', subject: params.id, actor, at: ctx.clock.now() })
    }),
  ),
]
