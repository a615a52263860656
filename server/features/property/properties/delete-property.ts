import { isoDate } from '#domain/kernel/dates.ts'
import { type Refusal, refuse } from '#domain/kernel/refusal.ts'
import type { DeletionResult } from '#domain/property/properties/bulk.api.ts'
import { refuseProperty } from '#domain/property/properties/properties.messages.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { bulkText } from '#domain/services/bulk/bulk.rules.ts'
import { type FoundProperty, propertyToChange, rightsFor } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { putAllInBin } from '#server/services/bin/put-in-bin.ts'
import { notifyOfRemoval } from './notify-of-deletion.ts'
import { lockSelected } from './property-bulk.queries.ts'
import { blockersOf, peopleOn, setDeleted, takeLinks } from './property-deletion.queries.ts'

type Property = FoundProperty['property']

/** Returns the id for restoring it. */
export function deleteProperty(
  ctx: Context,
  actor: Actor,
  id: string,
  { confirmed }: { confirmed: boolean },
): Promise<string> {
  return ctx.db.transact(async (tx) => {
    const { property } = await propertyToChange(tx, actor, id, 'own')
    const problem = (await problemsOf(ctx, tx, [property], confirmed)).get(id)
    if (problem) throw problem
    return (await sendToBin(ctx, tx, actor, [property])).get(id)!
  })
}

/** Deletes the permitted ones; the others are listed with the reason. A dry run reports the same without deleting. */
export function deleteProperties(
  ctx: Context,
  actor: Actor,
  { ids, confirmed, dryRun }: { ids: string[]; confirmed: boolean; dryRun: boolean },
): Promise<DeletionResult> {
  return ctx.db.transact(async (tx) => {
    const found = new Map((await lockSelected(tx, actor, ids)).map((row) => [row.property.id, row]))
    const own = [...found.values()].filter(({ relation, property }) => rightsFor(actor, relation, property.creator).own)
    const problems = await problemsOf(
      ctx,
      tx,
      own.map(({ property }) => property),
      confirmed,
    )
    const may = own.filter(({ property }) => !problems.has(property.id)).map(({ property }) => property)
    const binIds = dryRun || may.length === 0 ? new Map<string, string>() : await sendToBin(ctx, tx, actor, may)
    const going = new Set(may.map(({ id }) => id))
    const refused = ids
      .filter((id) => !going.has(id))
      .map((id) => {
        const no = problems.get(id) ?? (found.has(id) ? refuse('not_allowed') : refuseProperty('property_missing'))
        return { id, baslik: titleOf(found.get(id)?.property), code: no.code, message: no.message }
      })
    const done = dryRun ? `${may.length} mülk çöp kutusuna taşınacak` : `${may.length} mülk çöp kutusuna taşındı`
    const none = dryRun ? 'Seçtiğiniz mülklerin hiçbiri taşınamıyor' : 'Hiçbir mülk taşınmadı'
    return {
      message: bulkText(may.length > 0 ? done : none, refused),
      removed: may.map((property) => ({
        id: property.id,
        baslik: titleOf(property),
        bin_id: binIds.get(property.id) ?? null,
      })),
      refused,
    }
  })
}

/** Units are checked before their building, because one emptied by the same deletion may go too. */
async function problemsOf(ctx: Context, tx: Tx, properties: Property[], confirmed: boolean) {
  const problems = new Map<string, Refusal>()
  if (properties.length === 0) return problems
  const ids = properties.map(({ id }) => id)
  const { live, units, rented } = await blockersOf(tx, ids, isoDate(ctx.clock.now()))
  const going = new Set(ids)
  for (const { id, is_bina } of properties.toSorted((a, b) => Number(a.is_bina) - Number(b.is_bina))) {
    const staying = is_bina && units.some((unit) => unit.bina_id === id && !going.has(unit.id))
    const problem = staying
      ? refuseProperty('building_has_units')
      : live.has(id)
        ? refuseProperty('live_contract')
        : rented.has(id) && !confirmed
          ? refuseProperty('has_tenants')
          : null
    if (!problem) continue
    problems.set(id, problem)
    going.delete(id)
  }
  return problems
}

/** Hides the rows and everything that belongs to them; the bin keeps the removed links to people. */
async function sendToBin(ctx: Context, tx: Tx, actor: Actor, properties: Property[]) {
  const ids = properties.map(({ id }) => id)
  const people = await peopleOn(tx, ids)
  const links = await takeLinks(tx, ids)
  await setDeleted(tx, ids, ctx.clock.now())
  const by = auditActor(actor)
  await auditLog.appendAll(
    tx,
    ids.map((property) => ({ property, kind: 'removed', actor: by })),
  )
  await notifyOfRemoval(ctx, tx, actor, { properties, links })
  tx.afterCommit(() => people.forEach(ctx.realtime.recheck))
  const of = <Link extends { property_id: string }>(all: Link[], id: string) =>
    all.filter((link) => link.property_id === id)
  return putAllInBin(
    ctx,
    tx,
    actor,
    properties.map((property) => ({
      kind: 'property',
      owner_id: property.creator,
      property_id: property.id,
      subject_id: property.id,
      title: titleOf(property),
      data: { tenants: of(links.tenants, property.id), delegates: of(links.delegates, property.id) },
    })),
  )
}
