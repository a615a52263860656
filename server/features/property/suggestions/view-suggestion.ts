import { mayKeepExpenses } from '#domain/access/expense-rights.ts'
import { avatarOf } from '#domain/people/accounts/avatar.rules.ts'
import { refuseSuggestion } from '#domain/property/suggestions/suggestions.messages.ts'
import { relationLabels, rightsOnSuggestion, seenNote } from '#domain/property/suggestions/suggestions.rules.ts'
import { decisions, type SuggestionDetail, withdrawn } from '#domain/property/suggestions/suggestions.schema.ts'
import { rightsFor } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { readSuggestion } from './suggestion-list.queries.ts'
import { markSeen } from './suggestions.queries.ts'

/** One statement, plus one that records a first view (SUG-10). */
export async function viewSuggestion(ctx: Context, actor: Actor, id: string): Promise<SuggestionDetail> {
  const suggestion = await readSuggestion(ctx.db, actor, id)
  if (!suggestion) throw refuseSuggestion('suggestion_missing')
  const { views, relation, owner, yorumlar, ...shown } = suggestion
  const rights = rightsFor(actor, relation, owner)
  const reader = {
    manages: rights.manageSuggestions,
    isTenant: shown.tenant_id === actor.userId,
    isAuthor: shown.created_by === actor.userId,
  }
  // “Seen” promises an answer, so only the parties of the request set it, not everyone who may read it.
  if (shown.yeni && (reader.manages || reader.isTenant || reader.isAuthor)) {
    const mark = { user_id: actor.userId, role_label: relationLabels[relation] }
    const seen_at = ctx.clock.now()
    if (await markSeen(ctx.db, { ...mark, suggestion_id: id, seen_at })) {
      views.push({ ...mark, seen_at: seen_at.toISOString() })
      // Notifies the requester at once; others see it when they reload.
      const asked = new Set([shown.tenant_id, shown.created_by ?? shown.tenant_id])
      asked.delete(actor.userId)
      ctx.realtime.toUsers([...asked], 'suggestionChanged', { id, property_id: shown.property_id })
    }
  }
  return {
    ...shown,
    relation,
    goruldu: shown.goruldu || shown.created_by !== actor.userId,
    goruldu_kullanicilar: views.map((view) => view.user_id),
    goruldu_detaylar: views.map((view) => ({
      ...view,
      seen_at: new Date(view.seen_at).toISOString(),
      note: seenNote(view.role_label, view.seen_at),
    })),
    yorumlar: yorumlar.map(({ username, avatar_file, ...comment }) => ({
      ...comment,
      author_avatar: username === null ? null : avatarOf({ username, avatar_file }),
      created_at: new Date(comment.created_at).toISOString(),
    })),
    can: {
      ...rightsOnSuggestion(reader, shown.durum),
      // Refused and withdrawn requests cause no expense.
      expense: mayKeepExpenses(relation, rights) && shown.durum !== decisions[1] && shown.durum !== withdrawn,
    },
  }
}
