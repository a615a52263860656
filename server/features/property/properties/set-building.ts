import { refuse } from '#domain/kernel/refusal.ts'
import type { BuildingResult } from '#domain/property/properties/bulk.api.ts'
import { refuseProperty } from '#domain/property/properties/properties.messages.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { bulkText } from '#domain/services/bulk/bulk.rules.ts'
import { rightsFor } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { lockSelected, refreshKeysOf, setBuildings } from './property-bulk.queries.ts'

type Selected = Awaited<ReturnType<typeof lockSelected>>[number]

/** Moves units into a building or out of theirs. The building is locked too, so that it stays one until commit. */
export function setBuilding(
  ctx: Context,
  actor: Actor,
  { ids, bina_id }: { ids: string[]; bina_id: string | null },
): Promise<BuildingResult> {
  return ctx.db.transact(async (tx) => {
    const locked = await lockSelected(tx, actor, bina_id ? [...ids, bina_id] : ids)
    const found = new Map(locked.map((row) => [row.property.id, row]))
    const building = bina_id ? found.get(bina_id)?.property : null
    if (bina_id && !building?.is_bina) throw refuseProperty('building_missing')

    const problemOf = (row: Selected | undefined) => {
      if (!row) return refuseProperty('property_missing')
      if (!rightsFor(actor, row.relation, row.property.creator).edit) return refuse('not_allowed')
      if (building && row.property.is_bina) return refuseProperty('building_in_building')
      return building && row.property.creator !== building.creator ? refuseProperty('building_of_another') : null
    }
    const result: Omit<BuildingResult, 'message'> = { changed: [], refused: [] }
    for (const id of ids) {
      const row = found.get(id)
      const no = problemOf(row)
      if (no) result.refused.push({ id, baslik: titleOf(row?.property), code: no.code, message: no.message })
      else if (row && row.property.bina_id !== bina_id) result.changed.push({ id, from: row.property.bina_id })
    }
    const changed = result.changed.map(({ id }) => id)
    if (changed.length > 0) {
      await setBuildings(tx, changed, bina_id, ctx.clock.now())
      await refreshKeysOf(tx, changed)
      const by = auditActor(actor)
      const detail = { fields: ['bina_id'] }
      await auditLog.appendAll(
        tx,
        changed.map((property) => ({ property, kind: 'updated', actor: by, detail })),
      )
    }
    return { ...result, message: bulkText(doneText(changed.length, building && titleOf(building)), result.refused) }
  })
}

function doneText(count: number, building: string | null | undefined): string {
  if (count === 0)
    return building ? `Seçtiklerinizden bağlanacak mülk yok` : 'Seçtiklerinizden bir binaya bağlı olan yok'
  return building ? `${count} mülk “${building}” binasına bağlandı` : `${count} mülk binasından ayrıldı`
}
