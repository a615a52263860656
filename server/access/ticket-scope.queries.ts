import { eq, type SQL, sql } from 'drizzle-orm'
import { tickets } from '#server/db/schema/tickets.ts'
import type { Viewer } from '#server/http/actor.ts'

/** Decided by `role`, the field that the guard reads; `userType` alone does not make an administrator. */
export const isAdministrator = (actor: Viewer) => actor.subject.role === 'admin'

/** A ticket is visible to its author and to administrators (TIC-12). */
export const ticketsSeenBy = (actor: Viewer): SQL =>
  isAdministrator(actor) ? sql`true` : eq(tickets.creator_id, actor.callerId)
