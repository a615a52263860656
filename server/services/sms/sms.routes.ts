import { refuse } from '#domain/kernel/refusal.ts'
import { smsApi } from '#domain/operations/admin/sms.api.ts'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/db/page.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { recordDecision } from '#server/services/audit/admin-decisions.ts'
import { requeueSms, smsPage } from './sms.queries.ts'
import { sendSmsJob, textOfSms } from './texter.ts'

/** Hides codes, except where the outbox is the only place to read messages. */
function shownText(ctx: Context, stored: string): string {
  const text = textOfSms(ctx.secrets.encryption, stored)
  return ctx.smsTransport?.name === 'outbox' ? text : text.replace(/\b\d{6}\b/g, '••••••')
}

export const smsRoutes: Route[] = [
  route(smsApi.outbox, async ({ ctx, query }) => {
    const { rows, total } = await smsPage(ctx.db, query)
    return pageOf(
      rows.map((sms) => ({
        ...sms,
        text: shownText(ctx, sms.text),
        created_at: sms.created_at.toISOString(),
        sent_at: sms.sent_at?.toISOString() ?? null,
      })),
      total,
      query,
    )
  }),
  action(smsApi.resend, 'SMS yeniden gönderim kuyruğuna alındı.', ({ ctx, actor, params }) =>
    ctx.db.transact(async (tx) => {
      if (!(await requeueSms(tx, params.id))) throw refuse('not_found')
      await ctx.jobs.enqueue(tx, sendSmsJob, { sms: params.id })
      await recordDecision(tx, { kind: 'resend_sms', subject: params.id, actor, at: ctx.clock.now() })
    }),
  ),
]
