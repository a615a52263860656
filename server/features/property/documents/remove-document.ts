import { refuse } from '#domain/kernel/refusal.ts'
import { refuseDocument } from '#domain/property/documents/documents.messages.ts'
import { mayManageDocument } from '#domain/property/documents/documents.rules.ts'
import { contractCategory } from '#domain/property/documents/documents.schema.ts'
import { propertyToChange } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { putInBin, type Restorer, takeFromBin } from '#server/services/bin/put-in-bin.ts'
import { documentToChange } from './document-to-change.ts'
import { contractDocumentOf, type DocumentRow, deleteDocument, insertDocumentAgain } from './documents.queries.ts'

/** Returns the id for restoring it. */
export function removeDocument(ctx: Context, actor: Actor, id: string): Promise<string> {
  return ctx.db.transact(async (tx) => {
    const { document, owner } = await documentToChange(tx, actor, id)
    const { property, name, category } = document
    await deleteDocument(tx, id)
    await auditLog.append(tx, {
      property,
      kind: 'document_removed',
      actor: auditActor(actor),
      detail: { name, category },
    })
    return putInBin(ctx, tx, actor, {
      kind: 'document',
      owner_id: owner,
      property_id: property,
      subject_id: id,
      title: name,
      data: { row: document },
      file_ids: [document.file_id],
    })
  })
}

/** Keeps its sharing. Refused when the property has another contract document by now. */
export const restoreDocument: Restorer = async (_, tx, actor, item) => {
  const { row } = item.data as { row: DocumentRow }
  const { property, relation, rights } = await propertyToChange(tx, actor, item.property_id!, 'manageDocuments')
  if (!mayManageDocument(relation, rights, row.uploaded_by === actor.userId)) throw refuse('not_allowed')
  if (row.category === contractCategory && (await contractDocumentOf(tx, property.id)))
    throw refuseDocument('contract_exists')
  await takeFromBin(tx, item)
  await insertDocumentAgain(tx, row)
  await auditLog.append(tx, {
    property: property.id,
    kind: 'document_restored',
    actor: auditActor(actor),
    detail: { name: row.name, category: row.category },
  })
}
