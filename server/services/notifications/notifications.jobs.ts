import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { removeDeleted } from './notifications.queries.ts'
import { pushJob } from './notify.ts'
import { browserById, removeSubscription } from './preferences.queries.ts'

export const tidyNotificationsJob = jobKind('tidy-notifications', { cron: '40 3 * * *' })

const undoMs = 24 * 60 * 60 * 1000

export function handleNotificationJobs(ctx: Context) {
  ctx.jobs.handle(pushJob, async ({ browser: id, event, link }) => {
    const browser = await browserById(ctx.db, id)
    if (!browser || !ctx.push) return
    const outcome = await ctx.push.send(browser, JSON.stringify({ event, link }))
    if (outcome === 'gone') await removeSubscription(ctx.db, id)
  })
  ctx.jobs.handle(tidyNotificationsJob, async () => {
    await removeDeleted(ctx.db, new Date(ctx.clock.now().getTime() - undoMs))
  })
}
