import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { takeItem } from '#server/services/bin/bin.queries.ts'
import { dropFiles } from '#server/services/files/keep-file.ts'
import { deletePropertyRow, lockDeleted, releaseFiles, stripProperty } from './property-deletion.queries.ts'

/**
 * Out of the bin for good, files included. Contracts are evidence of both sides: while one of them names the place, its
 * title and address stay for them, hidden from everything else.
 */
export async function purgeProperty(ctx: Context, tx: Tx, item: { id: string; subject_id: string }): Promise<void> {
  const property = await lockDeleted(tx, item.subject_id)
  if (!(await takeItem(tx, item.id)) || !property) return
  const isNamed = await stripProperty(tx, property.id)
  await dropFiles(ctx, tx, await releaseFiles(tx, property.id))
  if (!isNamed) await deletePropertyRow(tx, property.id)
}
