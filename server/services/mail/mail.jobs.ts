import { dayMs } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { attachmentById, blankSentMails, mailById, markFailed, markSent, removeMailsBefore } from './mail.queries.ts'
import { sendMailJob } from './mailer.ts'

export const tidyMailsJob = jobKind('tidy-mails', { cron: '50 3 * * *' })

const keptDays = 90

/** Without a mail server, mails and their links are read in the outbox. */
const leaves = (ctx: Context) => ctx.mailTransport.name !== 'outbox'

export function handleMailJobs(ctx: Context) {
  ctx.jobs.handle(sendMailJob, async ({ mail: id }, attempt) => {
    const mail = await mailById(ctx.db, id)
    if (!mail || mail.state === 'sent') return
    try {
      const { to, subject, html, text, template, params, attachment_id } = mail
      const carried = ctx.mailTransport.attaches ? attachment_id : null
      const attachment = carried && (await attachmentById(ctx.db, carried))
      // The same id on every retry, so that the receiver can recognise a repetition after a crash.
      await ctx.mailTransport.send({
        messageId: `<${id}@anahtar>`,
        from: ctx.config.mail.from,
        to,
        subject,
        html,
        text,
        template,
        params,
        ...(attachment && { attachment }),
      })
    } catch (error) {
      await markFailed(ctx.db, id, error instanceof Error ? error.message : String(error), attempt.last)
      throw error
    }
    await markSent(ctx.db, id, { at: ctx.clock.now(), blankKeys: leaves(ctx) })
  })
  ctx.jobs.handle(tidyMailsJob, async () => {
    await removeMailsBefore(ctx.db, new Date(ctx.clock.now().getTime() - keptDays * dayMs))
    if (leaves(ctx)) await blankSentMails(ctx.db)
  })
}
