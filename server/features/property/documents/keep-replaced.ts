import { newId } from '#domain/kernel/ids.ts'
import { contractCategory } from '#domain/property/documents/documents.schema.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { putInBin } from '#server/services/bin/put-in-bin.ts'
import { type DocumentRow, keysOf } from './documents.queries.ts'

/** Tapu.pdf becomes Tapu (önceki).pdf. */
const earlierName = (name: string) => name.replace(/(\.\w{1,5})?$/, ' (önceki)$1')

/**
 * Moves a replaced file to the bin, so that a mistake loses nothing; it is restored as a separate document. A property
 * has one contract document, so an earlier one is restored as an ordinary document.
 */
export function keepReplaced(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { document, owner }: { document: DocumentRow; owner: string },
) {
  const name = earlierName(document.name)
  const category = document.category === contractCategory ? 'Diğer' : document.category
  const row = { ...document, id: newId(), name, category, ...keysOf(name, category), version: 1 }
  return putInBin(ctx, tx, actor, {
    kind: 'document',
    owner_id: owner,
    property_id: document.property,
    subject_id: row.id,
    title: name,
    data: { row },
    file_ids: [document.file_id],
  })
}
