import { createHash } from 'node:crypto'
import { passesAs, subjectsOf } from '#domain/access/engagements.ts'
import { isoDate } from '#domain/kernel/dates.ts'
import { isDemoAddress } from '#domain/people/accounts/accounts.schema.ts'
import { refuseCalendar } from '#domain/work/calendar/calendar.messages.ts'
import { feedEvents, feedRange, nearestEvents } from '#domain/work/calendar/feed.rules.ts'
import { icalOf } from '#domain/work/calendar/ical.rules.ts'
import { informsShortly } from '#domain/work/deadlines/deadline-kinds.rules.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import type { FileReply } from '#server/http/route.ts'
import { actorOfUser } from '#server/http/session.ts'
import { tokenHash } from '#server/platform/signed-parts.ts'
import { addressByHash, noteRead } from './calendar-address.queries.ts'
import { fileEnd, mayHaveAddress } from './calendar-address.ts'
import { findCalendarItems } from './find-items.ts'

const notedEveryMs = 5 * 60_000
const tooMany = 'Çok sayıda tarih olduğu için yalnızca yakındakiler burada; hepsi Anahtar’dadır.'

/** Shows what the person may see now, not when the address was created. */
export async function readFeed(ctx: Context, file: string): Promise<FileReply> {
  const now = ctx.clock.now()
  const today = isoDate(now)
  const row = file.endsWith(fileEnd) ? await addressByHash(ctx.db, tokenHash(file.slice(0, -fileEnd.length))) : null
  const actor = row && (await actorOfUser(ctx.db, row.user_id, today))
  if (!row || !actor || !isOpenTo(ctx, actor)) throw refuseCalendar('calendar_missing')
  const { items, truncated } = await findCalendarItems(ctx.db, actor, { today, ...feedRange(today) })
  const all = feedEvents(items, row, { id: row.id, publicUrl: ctx.config.publicUrl })
  const events = nearestEvents(all, today)
  const isCut = truncated || events.length < all.length
  await noteRead(ctx.db, row, now, new Date(now.getTime() - notedEveryMs))
  const calendar = { name: 'Anahtar', description: isCut ? `${tooMany} ${informsShortly}` : informsShortly, events }
  // The stamp changes with every read, so it is not part of the etag.
  const same = createHash('sha256').update(JSON.stringify(calendar)).digest('base64url')
  return {
    content: new TextEncoder().encode(icalOf({ ...calendar, stamp: now.toISOString() })),
    type: 'text/calendar; charset=utf-8',
    cache: 'private, no-cache',
    etag: `W/"${same}"`,
  }
}

/** Same rule as for a session: no access for closed accounts, nor for demo accounts outside demo mode. */
const isOpenTo = (ctx: Context, actor: Actor): boolean =>
  mayHaveAddress(actor) &&
  passesAs('signed-in', subjectsOf(actor.subject, actor.engagements)) &&
  (ctx.config.demo || !isDemoAddress(actor.email))
