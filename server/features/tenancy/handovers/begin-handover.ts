import { type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { type Meter, meters } from '#domain/property/properties/properties.schema.ts'
import { refuseHandover } from '#domain/tenancy/handovers/handovers.messages.ts'
import { usualRooms } from '#domain/tenancy/handovers/handovers.rules.ts'
import type { FrozenHandover, HandoverData, HandoverKind } from '#domain/tenancy/handovers/handovers.schema.ts'
import { findTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Db, Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { lastRound } from '#server/services/papers/papers.queries.ts'
import { mayWrite } from './find-handover.ts'
import { handoverOf, insertHandover, startOf } from './handovers.queries.ts'

/** One record of each kind per tenancy: a second call returns the existing one. */
export const beginHandover = (ctx: Context, actor: Actor, tenancyId: string, kind: HandoverKind) =>
  ctx.db.transact(async (tx) => {
    const found = await findTenancy(tx, actor, tenancyId, { lock: true })
    if (!mayWrite(found)) throw refuse('not_allowed')
    const known = await handoverOf(tx, tenancyId, kind)
    if (known) return { id: known.id }
    const { tenancy } = found
    const now = ctx.clock.now()
    if (kind === 'in' && tenancy.ended_on && tenancy.ended_on < isoDate(now)) throw refuseHandover('tenancy_ended')
    if (kind === 'out' && tenancy.started_on > isoDate(now)) throw refuseHandover('not_begun')
    const id = newId()
    await insertHandover(tx, {
      id,
      tenancy_id: tenancyId,
      property_id: tenancy.property_id,
      kind,
      state: 'draft',
      data: await firstDraft(tx, { tenancyId, property: tenancy.property_id, kind, today: isoDate(now) }),
      version: 1,
      round: 0,
      sent_by_side: null,
      confirmed_at: null,
      created_by: actor.userId,
      updated_by: actor.userId,
      updated_by_name: actor.username,
      created_at: now,
      updated_at: now,
    })
    return { id }
  })

/** The move-in record as sent, shown beside the move-out. */
export async function sentMoveIn(db: Db, tenancyId: string): Promise<FrozenHandover | null> {
  const moveIn = await handoverOf(db, tenancyId, 'in')
  const paper = moveIn && (await lastRound(db, moveIn.id))
  return paper && paper.state !== 'superseded' ? (paper.document.data as FrozenHandover) : null
}

/**
 * The move-out starts from the move-in's list; otherwise, and for a move-in, from the property's data. Its day is today,
 * because a record is begun in the flat, with the keys in hand.
 */
async function firstDraft(
  tx: Tx,
  { tenancyId, property, kind, today }: { tenancyId: string; property: string; kind: HandoverKind; today: IsoDate },
): Promise<HandoverData> {
  const moveIn = kind === 'out' ? await sentMoveIn(tx, tenancyId) : null
  const start = await startOf(tx, property)
  const empty = { date: today, present: '', remarks: '' }
  if (moveIn)
    return {
      ...empty,
      rooms: moveIn.data.rooms.map((room) => ({ ...room, condition: '', remarks: '' })),
      fixtures: moveIn.data.fixtures.map((fixture) => ({ ...fixture, condition: '', remarks: '' })),
      meters: moveIn.data.meters.map((meter) => ({ ...meter, reading: null })),
      keys: moveIn.data.keys,
    }
  const number = (meter: Meter) =>
    start.features?.[`${meter}SayacNo`] || start.readings.find(({ sayac }) => sayac === meter)?.sayacNo || ''
  return {
    ...empty,
    rooms: usualRooms(start.features?.odaSayisi ?? '').map((name) => ({
      id: newId(),
      name,
      condition: '',
      remarks: '',
    })),
    fixtures: start.fixtures.map(({ id, demirbasCinsi, marka, sayisi, teslimDurumu, tahliyeDurumu }) => ({
      id,
      name: demirbasCinsi,
      brand: marka,
      count: sayisi,
      condition: kind === 'in' ? teslimDurumu : tahliyeDurumu,
      remarks: '',
    })),
    meters: meters.map((meter) => ({ meter, number: number(meter), reading: null, absent: false })),
    keys: [{ id: newId(), kind: 'Daire', count: 0 }],
  }
}
