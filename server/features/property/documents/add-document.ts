import { newId } from '#domain/kernel/ids.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { refuseDocument } from '#domain/property/documents/documents.messages.ts'
import { mayManageDocument, seenByLawyer } from '#domain/property/documents/documents.rules.ts'
import { contractCategory, type NewDocument } from '#domain/property/documents/documents.schema.ts'
import { refuseFile } from '#domain/services/files/files.messages.ts'
import { extensionFits, fileTypeOf } from '#domain/services/files/files.rules.ts'
import { findProperty, propertyToChange } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { keepFile } from '#server/services/files/keep-file.ts'
import { prepareDocument } from '#server/services/files/prepare-file.ts'
import { viewOf } from './document-to-change.ts'
import { contractDocumentOf, insertDocument, updateDocument } from './documents.queries.ts'
import { keepReplaced } from './keep-replaced.ts'

/** A new contract document replaces the earlier one: the record stays, the old file moves to the bin (PROP-18). */
export async function addDocument(ctx: Context, actor: Actor, input: NewDocument, bytes: Uint8Array) {
  const { property, category, name } = input
  // Checked first, so that a caller without the right costs no image processing.
  if (!(await findProperty(ctx.db, actor, property)).rights.manageDocuments) throw refuse('not_allowed')
  const prepared = await prepareDocument(bytes)
  if (!extensionFits(name, prepared.type)) throw refuseFile('wrong_extension')

  return keepFile(
    ctx,
    actor,
    { area: 'property-documents', name, property_id: property, prepared },
    async (tx, file) => {
      const { property: owned, relation, rights } = await propertyToChange(tx, actor, property, 'manageDocuments')
      const now = ctx.clock.now()
      const earlier = category === contractCategory ? await contractDocumentOf(tx, property) : undefined
      const isShared = (with_: 'tenant_can_see' | 'lawyer_can_see') =>
        input[with_] === undefined ? (earlier?.[with_] ?? false) : input[with_] === 'true'
      const fields = {
        name,
        category,
        file_id: file.id,
        size: file.size,
        file_type: fileTypeOf(file.type),
        tenant_can_see: isShared('tenant_can_see'),
        lawyer_can_see: seenByLawyer(relation, isShared('lawyer_can_see')),
        // A new file does not inherit the earlier file's expiry date.
        valid_until: input.valid_until ?? null,
        uploaded_by: actor.userId,
        updated_at: now,
      }
      const id = earlier?.id ?? newId()
      if (earlier) {
        if (!mayManageDocument(relation, rights, earlier.uploaded_by === actor.userId))
          throw refuseDocument('contract_of_owner')
        await updateDocument(tx, id, earlier.version, fields)
        await keepReplaced(ctx, tx, actor, { document: earlier, owner: owned.creator })
      } else {
        await insertDocument(tx, { id, property, created_at: now, ...fields })
      }
      await auditLog.append(tx, {
        property,
        kind: earlier ? 'document_replaced' : 'document_added',
        actor: auditActor(actor),
        detail: { name, category },
      })
      return viewOf(tx, actor, id)
    },
  )
}
