import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { takeItem } from '#server/services/bin/bin.queries.ts'
import { dropFiles } from '#server/services/files/keep-file.ts'
import { deletePropertyRow, lockDeleted, releaseFiles, stripProperty } from './property-deletion.queries.ts'

/**
 * Deletes permanently, including files. Contracts are evidence for both sides: while one refers to the property, its
 * title and address stay, hidden from everything else.
 */
export async function purgeProperty(ctx: Context, tx: Tx, item: { id: string; subject_id: string }): Promise<void> {
  const property = await lockDeleted(tx, item.subject_id)
  if (!(await takeItem(tx, item.id)) || !property) return
  const isNamed = await stripProperty(tx, property.id)
  await dropFiles(ctx, tx, await releaseFiles(tx, property.id))
  if (!isNamed) await deletePropertyRow(tx, property.id)
}
