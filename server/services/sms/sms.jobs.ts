import type { Context } from '#server/context.ts'
import { markSmsFailed, markSmsSent, smsById } from './sms.queries.ts'
import { sendSmsJob, textOfSms } from './texter.ts'

const switchedOff = 'SMS gönderimi kapalı (SMS_ADAPTER=off)'

export function handleSmsJobs(ctx: Context) {
  ctx.jobs.handle(sendSmsJob, async ({ sms: id }, attempt) => {
    const sms = await smsById(ctx.db, id)
    if (!sms || sms.state === 'sent') return
    try {
      // The same id on every retry, so that the provider can recognise a repetition after a crash.
      if (!ctx.smsTransport) throw new Error(switchedOff)
      await ctx.smsTransport.send({ id, to: sms.to, text: textOfSms(ctx.secrets.encryption, sms.text) })
    } catch (error) {
      await markSmsFailed(ctx.db, id, error instanceof Error ? error.message : String(error), attempt.last)
      throw error
    }
    await markSmsSent(ctx.db, id, ctx.clock.now())
  })
}
