import { type SQL, sql } from 'drizzle-orm'
import { propertyShares } from '#server/db/schema/properties.ts'
import type { Viewer } from '#server/http/actor.ts'

/** Owners whose shareholder the caller is. */
export const shareOwners = ({ engagements }: Pick<Viewer, 'engagements'>) =>
  engagements.filter(({ role }) => role === 'shareholder').map(({ owner_id }) => owner_id)

export const holdsOn = (row: string, day: SQL) =>
  sql`(${sql.raw(row)}.from_on is null or ${sql.raw(row)}.from_on <= ${day})
    and (${sql.raw(row)}.until_on is null or ${sql.raw(row)}.until_on >= ${day})`

/** The caller's share `s` of a day; a shareholder without one may read nothing. */
export const ownShare = ({ callerId }: Pick<Viewer, 'callerId'>, day: SQL) =>
  sql`s.user_id = ${callerId} and ${holdsOn('s', day)}`

/** The first day on which the shares of a day held; null for ever. Amounts of one such time are summed, then divided. */
export const sharesSince = (property: SQL, day: SQL) => sql`(select max(turn.day) from ${propertyShares} h
  cross join lateral (values (h.from_on), (h.until_on + 1)) turn(day)
  where h.property_id = ${property} and turn.day <= ${day})`

/** The day to ask for the shares of such a time. */
export const dayOfTime = (since: string) => sql.raw(`coalesce(${since}, '0001-01-01'::date)`)

/**
 * A row `s` with the caller's share of a day and where it begins and ends when the shares are laid end to end in the
 * order of `partsOf`; nothing without a share. Fractions have forty digits, so that thirds make a whole.
 */
export const ownPiece = ({ callerId }: Pick<Viewer, 'callerId'>, property: SQL, day: SQL) => sql`lateral (
  select s.pay, s.payda,
    round(coalesce(sum(o.pay::numeric(60, 40) / o.payda) filter (where coalesce(o.user_id, o.id) < s.user_id), 0), 30) as cut_from,
    round(sum(o.pay::numeric(60, 40) / o.payda) filter (where coalesce(o.user_id, o.id) <= s.user_id), 30) as cut_to
  from ${propertyShares} s join ${propertyShares} o on o.property_id = s.property_id and ${holdsOn('o', day)}
  where s.property_id = ${property} and s.user_id = ${callerId} and ${holdsOn('s', day)}
  group by s.id, s.pay, s.payda, s.user_id) s`

/** The caller's part of an amount by the piece `cut_from` to `cut_to`: each cut is rounded once, as in `partsOf`. */
export const partOf = (amount: string): SQL =>
  sql.raw(`(round(round((${amount}) * cut_to, 15)) - round(round((${amount}) * cut_from, 15)))::bigint`)
