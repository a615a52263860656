import type { Context } from '#server/context.ts'
import { mailById, markFailed, markSent } from './mail.queries.ts'
import { sendMailJob } from './mailer.ts'

export function handleMailJobs(ctx: Context) {
  ctx.jobs.handle(sendMailJob, async ({ mail: id }, attempt) => {
    const mail = await mailById(ctx.db, id)
    if (!mail || mail.state === 'sent') return
    try {
      const { to, subject, html, text, template, params } = mail
      // The same mail always carries the same id: a receiver can tell a repetition after a crash.
      await ctx.mailTransport.send({
        messageId: `<${id}@anahtar>`,
        from: ctx.config.mail.from,
        to,
        subject,
        html,
        text,
        template,
        params,
      })
    } catch (error) {
      await markFailed(ctx.db, id, error instanceof Error ? error.message : String(error), attempt.last)
      throw error
    }
    await markSent(ctx.db, id, ctx.clock.now())
  })
}
