import { calendarApi } from '#domain/work/calendar/calendar.api.ts'
import { calendarMessages } from '#domain/work/calendar/calendar.messages.ts'
import { inView } from '#server/access/in-view.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { deleteAddress } from './calendar-address.queries.ts'
import { changeAddress, createAddress, renewAddress, viewAddress } from './calendar-address.ts'
import { readFeed } from './read-feed.ts'
import { viewMonth } from './view-month.ts'

export const calendarRoutes: Route[] = [
  route(calendarApi.month, ({ ctx, actor, query }) => viewMonth(ctx, inView(actor, query.owner), query)),
  route(calendarApi.address, ({ ctx, actor }) => viewAddress(ctx, actor)),
  action(calendarApi.create, calendarMessages.created, ({ ctx, actor, body }) => createAddress(ctx, actor, body)),
  action(calendarApi.change, calendarMessages.changed, ({ ctx, actor, body }) => changeAddress(ctx, actor, body)),
  action(calendarApi.renew, calendarMessages.renewed, ({ ctx, actor }) => renewAddress(ctx, actor)),
  action(calendarApi.revoke, calendarMessages.revoked, ({ ctx, actor }) => deleteAddress(ctx.db, actor.userId)),
  route(calendarApi.feed, ({ ctx, params }) => readFeed(ctx, params.file)),
]
