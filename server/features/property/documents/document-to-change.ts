import { refuse } from '#domain/kernel/refusal.ts'
import { refuseDocument } from '#domain/property/documents/documents.messages.ts'
import { mayManageDocument } from '#domain/property/documents/documents.rules.ts'
import { propertyToChange } from '#server/access/property-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { documentFor, readDocument } from './documents.queries.ts'

/** Locks the property and checks the right to change this document. */
export async function documentToChange(tx: Db, actor: Actor, id: string) {
  const seen = await documentFor(tx, actor, id)
  if (!seen) throw refuseDocument('document_missing')
  const { property, relation, rights } = await propertyToChange(tx, actor, seen.property, 'manageDocuments')
  const document = await readDocument(tx, id)
  if (!document) throw refuseDocument('document_missing')
  if (!mayManageDocument(relation, rights, document.uploaded_by === actor.userId)) throw refuse('not_allowed')
  return { document, relation, owner: property.creator }
}

export async function viewOf(db: Db, actor: Actor, id: string) {
  const view = await documentFor(db, actor, id)
  if (!view) throw refuseDocument('document_missing')
  return view
}
