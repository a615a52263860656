import { channelsFor } from '#domain/people/notifications/notifications.rules.ts'
import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { isReversed, removeDeleted } from './notifications.queries.ts'
import { heldMailJob, postGeneral, pushJob } from './notify.ts'
import { browserById, removeSubscription } from './preferences.queries.ts'
import { recipientsOf } from './recipients.queries.ts'

export const tidyNotificationsJob = jobKind('tidy-notifications', { cron: '40 3 * * *' })

const undoMs = 24 * 60 * 60 * 1000

export function handleNotificationJobs(ctx: Context) {
  ctx.jobs.handle(pushJob, async ({ browser: id, event, link }) => {
    const browser = await browserById(ctx.db, id)
    if (!browser || !ctx.push) return
    const outcome = await ctx.push.send(browser, JSON.stringify({ event, link }))
    if (outcome === 'gone') await removeSubscription(ctx.db, id)
  })
  ctx.jobs.handle(heldMailJob, async ({ user, entry, ...mail }) => {
    if (await isReversed(ctx.db, entry)) return
    const person = (await recipientsOf(ctx.db, [user])).get(user)
    if (person?.active && channelsFor(mail.kind, person.chosen).mail) await postGeneral(ctx, ctx.db, person, mail)
  })
  ctx.jobs.handle(tidyNotificationsJob, async () => {
    await removeDeleted(ctx.db, new Date(ctx.clock.now().getTime() - undoMs))
  })
}
