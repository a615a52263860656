import { calendarApi } from '#domain/work/calendar/calendar.api.ts'
import { calendarMessages } from '#domain/work/calendar/calendar.messages.ts'
import { inView } from '#server/access/in-view.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { deleteAddress } from './calendar-address.queries.ts'
import { changeAddress, createAddress, renewAddress, viewAddress } from './calendar-address.ts'
import { readFeed } from './read-feed.ts'
import { viewMonth } from './view-month.ts'

export const calendarRoutes: Route[] = [
  route(calendarApi.month, ({ ctx, actor, query }) => viewMonth(ctx, inView(actor, query.owner), query)),
  route(calendarApi.address, ({ ctx, actor }) => viewAddress(ctx, actor)),
  route(calendarApi.create, async ({ ctx, actor, body }) => {
    await createAddress(ctx, actor, body)
    return done(calendarMessages.created)
  }),
  route(calendarApi.change, async ({ ctx, actor, body }) => {
    await changeAddress(ctx, actor, body)
    return done(calendarMessages.changed)
  }),
  route(calendarApi.renew, async ({ ctx, actor }) => {
    await renewAddress(ctx, actor)
    return done(calendarMessages.renewed)
  }),
  route(calendarApi.revoke, async ({ ctx, actor }) => {
    await deleteAddress(ctx.db, actor.userId)
    return done(calendarMessages.revoked)
  }),
  route(calendarApi.feed, ({ ctx, params }) => readFeed(ctx, params.file)),
]
