import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { dropFiles } from '#server/services/files/keep-file.ts'
import { documentToChange } from './document-to-change.ts'
import { deleteDocument } from './documents.queries.ts'

export function removeDocument(ctx: Context, actor: Actor, id: string): Promise<void> {
  return ctx.db.transact(async (tx) => {
    const { document } = await documentToChange(tx, actor, id)
    const { property, name, category } = document
    await deleteDocument(tx, id)
    await dropFiles(ctx, tx, [document.file_id])
    await auditLog.append(tx, {
      property,
      kind: 'document_removed',
      actor: auditActor(actor),
      detail: { name, category },
    })
  })
}
