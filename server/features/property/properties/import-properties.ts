import { newId } from '#domain/kernel/ids.ts'
import type { SheetRow } from '#domain/kernel/sheets.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import { type CheckedRow, checkSheet } from '#domain/property/properties/import.rules.ts'
import type { ImportAnswer } from '#domain/property/properties/properties.api.ts'
import { refuseProperty } from '#domain/property/properties/properties.messages.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuseOnFailure } from '#server/http/refuse-on-failure.ts'
import { rowIds } from '#server/platform/row-ids.ts'
import { addToPortfolio, ownerFor } from './create-property.ts'
import { type PropertyToInsert, titlesOf } from './properties.queries.ts'

interface Import {
  rows: SheetRow[]
  dryRun: boolean
  owner?: string | undefined
  id?: string | undefined
}

/** Imports all rows or none; the reply lists the wrong rows with reasons. */
export async function importProperties(
  ctx: Context,
  actor: Actor,
  { rows, dryRun, owner, id = newId() }: Import,
): Promise<ImportAnswer> {
  const portfolio = await ownerFor(ctx.db, actor, owner)
  return refuseOnFailure(ctx, refuseProperty('property_not_saved'), () =>
    ctx.db.transact(async (tx) => {
      const own = await titlesOf(tx, actor, portfolio.creator)
      const buildings = new Map(
        own.filter(({ is_bina }) => is_bina).map(({ id, baslik }) => [fold(baslik), { id, baslik }]),
      )
      const checked = checkSheet(rows, {
        titles: new Set(own.map(({ baslik }) => fold(baslik))),
        buildings: new Set(buildings.keys()),
      })
      const toImport = checked.valid && !dryRun ? withIds(checked.rows, buildings, rowIds(id, actor.userId)) : []
      if (toImport.length > 0)
        await addToPortfolio(ctx, tx, { actor, owner: portfolio, given: toImport, kind: 'imported' })
      return {
        rows: checked.rows.map(({ report }) => report),
        unknownColumns: checked.unknownColumns,
        imported: toImport.length,
      }
    }),
  )
}

/** The file's buildings first, because units refer to them by title. */
function withIds(
  rows: CheckedRow[],
  existing: Map<string, { id: string; baslik: string }>,
  idOf: (row: number) => string,
): PropertyToInsert[] {
  const buildings = new Map(existing)
  const numbered = rows.map((row, index) => ({ ...row, id: idOf(index) }))
  for (const { id, property } of numbered) {
    const key = fold(property.baslik)
    if (property.is_bina && !existing.has(key)) buildings.set(key, { id, baslik: property.baslik })
  }
  return numbered
    .map(({ id, property, building }) => {
      const inside = building ? buildings.get(building)! : null
      return { ...property, id, bina_id: inside?.id ?? null, bina: inside?.baslik ?? null }
    })
    .sort((a, b) => Number(b.is_bina) - Number(a.is_bina))
}
