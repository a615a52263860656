import { isoDate } from '#domain/kernel/dates.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import { newestShared } from '#server/features/property/documents/documents.queries.ts'
import { deadlineQueryOn } from '#server/features/work/deadlines/deadline-scope.queries.ts'
import { deadlineViews } from '#server/features/work/deadlines/list-deadlines.ts'
import type { Actor } from '#server/http/actor.ts'
import { lawyerProperties } from './lawyer.queries.ts'

const shownDocuments = 5
const shownDeadlines = 3

/** The lawyer's start page in one call. */
export async function lawyerOverview(ctx: Context, actor: Actor) {
  const { rows, hasMore } = await lawyerProperties(ctx.db, actor)
  const documents = await newestShared(ctx.db, actor, shownDocuments)
  const { views } = await deadlineViews(ctx.db, actor, deadlineQueryOn(isoDate(ctx.clock.now())))
  // Excludes properties that the person only rents.
  const open = views.filter(({ done, side }) => !done && side === 'landlord')
  const properties = rows.map(({ baslik, ...property }) => ({ ...property, title: titleOf({ baslik }) }))
  return { properties, hasMore, deadlines: open.slice(0, shownDeadlines), deadlineCount: open.length, documents }
}
