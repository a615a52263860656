import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { recordEvent } from '#server/services/audit/property-events.queries.ts'
import { dropFiles } from '#server/services/files/keep-file.ts'
import { documentToChange } from './document-to-change.ts'
import { deleteDocument } from './documents.queries.ts'

export function removeDocument(ctx: Context, actor: Actor, id: string): Promise<void> {
  return ctx.db.transact(async (tx) => {
    const { document } = await documentToChange(tx, actor, id)
    const { property, name, category } = document
    await deleteDocument(tx, id)
    await dropFiles(ctx, tx, [document.file_id])
    await recordEvent(tx, actor, property, 'document_removed', { name, category })
  })
}
