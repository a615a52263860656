import { refuseProperty } from '#domain/property/properties/properties.messages.ts'
import { refuseFile } from '#domain/services/files/files.messages.ts'
import { extensionFits, fileTypeOf, nameToSave } from '#domain/services/files/files.rules.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { keepFile } from '#server/services/files/keep-file.ts'
import { prepareDocument } from '#server/services/files/prepare-file.ts'
import { documentToChange, viewOf } from './document-to-change.ts'
import { updateDocument } from './documents.queries.ts'
import { keepReplaced } from './keep-replaced.ts'

/** Replaces the file of a document: links, sharing and name stay. */
export async function replaceDocumentFile(
  ctx: Context,
  actor: Actor,
  { id, bytes, ...sent }: { id: string; name: string; version: number; bytes: Uint8Array },
) {
  // The right is checked before the file is prepared, and again under the lock for the change.
  const { document: before } = await ctx.db.transact((tx) => documentToChange(tx, actor, id))
  const prepared = await prepareDocument(bytes)
  if (!extensionFits(sent.name, prepared.type)) throw refuseFile('wrong_extension')
  const kept = { area: 'property-documents' as const, name: sent.name, property_id: before.property, prepared }

  return keepFile(ctx, actor, kept, async (tx, file) => {
    const { document, owner } = await documentToChange(tx, actor, id)
    const { property, category } = document
    // If "Tapu.pdf" is now an image, its extension must change.
    const name = extensionFits(document.name, file.type) ? document.name : nameToSave(document.name, file.type)
    const changes = {
      name,
      category,
      file_id: file.id,
      size: file.size,
      file_type: fileTypeOf(file.type),
      updated_at: ctx.clock.now(),
    }
    if (!(await updateDocument(tx, id, sent.version, changes))) throw refuseProperty('changed_meanwhile')
    await keepReplaced(ctx, tx, actor, { document, owner })
    await auditLog.append(tx, {
      property,
      kind: 'document_replaced',
      actor: auditActor(actor),
      detail: { name, category },
    })
    return viewOf(tx, actor, id)
  })
}
