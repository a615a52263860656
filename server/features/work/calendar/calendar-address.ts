import { randomBytes } from 'node:crypto'
import { newId } from '#domain/kernel/ids.ts'
import { refuseCalendar } from '#domain/work/calendar/calendar.messages.ts'
import type { AddressOptions, CalendarAddress } from '#domain/work/calendar/calendar.schema.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { decryptText, encryptText } from '#server/platform/crypto.ts'
import { tokenHash } from '#server/platform/signed-parts.ts'
import { type AddressRow, addressOf, insertAddress, setAddress } from './calendar-address.queries.ts'

const tokenBytes = 32
export const fileEnd = '.ics'

/** Administrators see all records, so their address would reveal all of them. */
export const mayHaveAddress = ({ subject }: Pick<Actor, 'subject'>): boolean => subject.role !== 'admin'

export async function viewAddress(ctx: Context, actor: Actor) {
  const allowed = mayHaveAddress(actor)
  const row = allowed ? await addressOf(ctx.db, actor.userId) : undefined
  return { allowed, address: row ? viewOf(ctx, row) : null }
}

function viewOf(
  ctx: Context,
  { token_encrypted, names, groups, created_at, last_read_at }: AddressRow,
): CalendarAddress {
  const token = decryptText(ctx.secrets.encryption, token_encrypted)
  return {
    names,
    groups,
    url: token && `${ctx.config.publicUrl}/api/calendar/${token}${fileEnd}`,
    created_at: created_at.toISOString(),
    last_read_at: last_read_at?.toISOString() ?? null,
  }
}

function freshToken(ctx: Context) {
  const token = randomBytes(tokenBytes).toString('base64url')
  return { token_hash: tokenHash(token), token_encrypted: encryptText(ctx.secrets.encryption, token) }
}

/** One per person: a second call keeps the first. */
export async function createAddress(ctx: Context, actor: Actor, options: AddressOptions): Promise<void> {
  if (!mayHaveAddress(actor)) throw refuseCalendar('address_not_for_admins')
  const user_id = actor.userId
  await insertAddress(ctx.db, { user_id, id: newId(), ...freshToken(ctx), ...options, created_at: ctx.clock.now() })
}

export async function changeAddress(ctx: Context, actor: Actor, { names, groups }: AddressOptions): Promise<void> {
  const change = { names, groups: [...new Set(groups)] }
  if (!(await setAddress(ctx.db, actor.userId, change))) throw refuseCalendar('address_missing')
}

/** The old key stops working at once. */
export async function renewAddress(ctx: Context, actor: Actor): Promise<void> {
  const change = { ...freshToken(ctx), created_at: ctx.clock.now(), last_read_at: null }
  if (!(await setAddress(ctx.db, actor.userId, change))) throw refuseCalendar('address_missing')
}
