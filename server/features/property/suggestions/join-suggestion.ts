import { newId } from '#domain/kernel/ids.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { refuseSuggestion } from '#domain/property/suggestions/suggestions.messages.ts'
import { mayJoin, relationLabels, subjectOf } from '#domain/property/suggestions/suggestions.rules.ts'
import { type CommentView, maxSuggestionPhotos } from '#domain/property/suggestions/suggestions.schema.ts'
import { refuseFile } from '#domain/services/files/files.messages.ts'
import { hostSideOf } from '#server/access/audience.queries.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { dropFiles, keepFile } from '#server/services/files/keep-file.ts'
import { prepareImage } from '#server/services/files/prepare-file.ts'
import { announce, notifyOtherSide } from './notify-other-side.ts'
import { readSuggestion } from './suggestion-list.queries.ts'
import { partiesOf, suggestionFor, suggestionToChange } from './suggestion-to-change.ts'
import { commentById, countFiles, insertComment, insertFileOf, type KeptComment } from './suggestions.queries.ts'

async function suggestionToJoin(db: Db, actor: Actor, id: string, lock = true) {
  const found = await (lock ? suggestionToChange : suggestionFor)(db, actor, id)
  if (!mayJoin(found.reader, found.suggestion.durum)) throw refuse('not_allowed')
  return found
}

const shownComment = ({ suggestion_id: _, created_at, ...comment }: KeptComment): CommentView => ({
  ...comment,
  created_at: created_at.toISOString(),
})

export const addComment = (ctx: Context, actor: Actor, id: string, input: { id?: string | undefined; text: string }) =>
  ctx.db.transact(async (tx): Promise<CommentView> => {
    const found = await suggestionToJoin(tx, actor, id)
    const comment = {
      id: input.id ?? newId(),
      suggestion_id: id,
      author_id: actor.userId,
      author_name: actor.username,
      role_label: relationLabels[found.relation],
      text: input.text,
      created_at: ctx.clock.now(),
    }
    if (!(await insertComment(tx, comment))) {
      // Repeated because the reply was lost: written and notified once. A different text under the same id was not
      // saved, so it is refused.
      const kept = await commentById(tx, comment.id)
      const isSame = kept?.suggestion_id === id && kept.author_id === actor.userId && kept.text === input.text
      if (!kept || !isSame) throw refuseSuggestion('already_kept')
      return shownComment(kept)
    }
    const subject = subjectOf(found.suggestion)
    await auditLog.append(tx, {
      property: found.property.id,
      kind: 'suggestion_commented',
      actor: auditActor(actor),
      detail: { name: subject },
    })
    const event = `${titleOf(found.property)}: ${actor.username} “${subject}” talebine yorum yazdı.`
    await notifyOtherSide(ctx, tx, { actor, parties: partiesOf(found), notice: { event } })
    return shownComment(comment)
  })

/** Not among the property's own pictures: only people who see the request may see them. */
export async function addPhoto(
  ctx: Context,
  actor: Actor,
  { id, name, bytes }: { id: string; name: string; bytes: Uint8Array },
) {
  const { property } = await suggestionToJoin(ctx.db, actor, id, false)
  const prepared = await prepareImage(bytes)
  const kept = { area: 'general-files' as const, name, property_id: property.id, prepared }
  return keepFile(ctx, actor, kept, async (tx, file): Promise<string> => {
    const { suggestion } = await suggestionToJoin(tx, actor, id)
    const position = await countFiles(tx, id)
    if (position >= maxSuggestionPhotos) throw refuseSuggestion('too_many_photos')
    await insertFileOf(tx, { suggestion_id: id, file_id: file.id, position })
    const host = await hostSideOf(tx, property, actor.today)
    const people = [...host.map((person) => person.id), suggestion.tenant_id, actor.userId]
    announce(ctx, tx, { id, property_id: property.id }, people)
    return file.id
  })
}

/** Only the person who added a photo may remove it. */
export const removePhoto = (ctx: Context, actor: Actor, id: string, file: string) =>
  ctx.db.transact(async (tx) => {
    const { property, suggestion } = await suggestionToChange(tx, actor, id)
    const view = await readSuggestion(tx, actor, id)
    if (!view?.dosyalar.includes(file)) throw refuseFile('file_missing')
    if (!view.kendi_dosyalari.includes(file)) throw refuse('not_allowed')
    await dropFiles(ctx, tx, [file])
    const host = await hostSideOf(tx, property, actor.today)
    const people = [...host.map((person) => person.id), suggestion.tenant_id]
    announce(ctx, tx, { id, property_id: property.id }, people)
  })
