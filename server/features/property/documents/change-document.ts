import { refuseDocument } from '#domain/property/documents/documents.messages.ts'
import { seenByLawyer } from '#domain/property/documents/documents.rules.ts'
import { contractCategory, type DocumentChange } from '#domain/property/documents/documents.schema.ts'
import { refuseProperty } from '#domain/property/properties/properties.messages.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { documentToChange, viewOf } from './document-to-change.ts'
import { contractDocumentOf, updateDocument } from './documents.queries.ts'

/** Changes name, category, expiry date and sharing; each change is recorded in the property's history. */
export function changeDocument(ctx: Context, actor: Actor, id: string, { version, ...input }: DocumentChange) {
  return ctx.db.transact(async (tx) => {
    const { document, relation } = await documentToChange(tx, actor, id)
    const changes = { ...input, lawyer_can_see: seenByLawyer(relation, input.lawyer_can_see) }
    const { property, name, category } = document
    if (changes.category === contractCategory && category !== contractCategory) {
      if (await contractDocumentOf(tx, property)) throw refuseDocument('contract_exists')
    }
    if (!(await updateDocument(tx, id, version, { ...changes, updated_at: ctx.clock.now() })))
      throw refuseProperty('changed_meanwhile')
    if (changes.name !== name)
      await auditLog.append(tx, {
        property,
        kind: 'document_renamed',
        actor: auditActor(actor),
        detail: { from: name, to: changes.name },
      })
    if (changes.category !== category)
      await auditLog.append(tx, {
        property,
        kind: 'document_filed',
        actor: auditActor(actor),
        detail: { name: changes.name, to: changes.category },
      })
    if (changes.tenant_can_see !== document.tenant_can_see || changes.lawyer_can_see !== document.lawyer_can_see) {
      const { tenant_can_see, lawyer_can_see } = changes
      await auditLog.append(tx, {
        property,
        kind: 'document_shared',
        actor: auditActor(actor),
        detail: { name: changes.name, tenant_can_see, lawyer_can_see },
      })
    }
    return viewOf(tx, actor, id)
  })
}
