import { eq, type SQL, sql } from 'drizzle-orm'
import { tickets } from '#server/db/schema/tickets.ts'
import type { Viewer } from '#server/http/actor.ts'

/** By the field that the guard reads: `userType` alone makes nobody an administrator. */
export const isAdministrator = (actor: Viewer) => actor.subject.role === 'admin'

/** A ticket is between the one who wrote it and the administrators (TIC-12). */
export const ticketsSeenBy = (actor: Viewer): SQL =>
  isAdministrator(actor) ? sql`true` : eq(tickets.creator_id, actor.callerId)
