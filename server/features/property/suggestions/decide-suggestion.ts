import { Refusal, refuse } from '#domain/kernel/refusal.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { PropertyEventKind } from '#domain/property/properties/property-events.rules.ts'
import { refuseSuggestion } from '#domain/property/suggestions/suggestions.messages.ts'
import { mayMove, subjectOf } from '#domain/property/suggestions/suggestions.rules.ts'
import {
  type StateChange,
  suggestionState,
  waitingForAnswer,
  withdrawn,
} from '#domain/property/suggestions/suggestions.schema.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { asksFor, settleNotifications } from '#server/services/notifications/settle-notifications.ts'
import { notifyOtherSide, type SuggestionNotification, suggestionLink } from './notify-other-side.ts'
import { type FoundSuggestion, partiesOf, suggestionToChange } from './suggestion-to-change.ts'
import { type SuggestionRow, saveState } from './suggestions.queries.ts'

/** Changes the state, only if the caller has seen the current one. */
export async function decideSuggestion(ctx: Context, actor: Actor, id: string, change: StateChange): Promise<void> {
  try {
    await ctx.db.transact(async (tx) => {
      const found = await suggestionToChange(tx, actor, id)
      const { suggestion, property, reader } = found
      const { durum, onceki } = change
      // The outdated screen is reported first, because it explains all other refusals.
      if (suggestion.durum !== onceki && (reader.manages || reader.isAuthor))
        throw refuseSuggestion('suggestion_changed')
      if (durum === onceki) throw refuseSuggestion('suggestion_changed')
      if (!mayMove(onceki, durum, reader)) throw refuse('not_allowed')
      const at = ctx.clock.now()
      if (!(await saveState(tx, id, onceki, { durum, ...marks(suggestion, change, actor.userId, at) })))
        throw refuseSuggestion('suggestion_changed')

      const subject = subjectOf(suggestion)
      await auditLog.append(tx, {
        property: property.id,
        kind: kindOf(durum),
        actor: auditActor(actor),
        detail: { name: subject, to: suggestionState(durum) },
      })
      if ([onceki, durum].includes(waitingForAnswer))
        await settleNotifications(ctx, tx, { asks: asksFor.request(id), done: durum !== waitingForAnswer })
      await notifyOtherSide(ctx, tx, {
        actor,
        parties: partiesOf(found),
        notice: notificationOf(ctx, actor, found, change),
      })
    })
  } catch (error) {
    if (error instanceof Refusal) throw error
    ctx.log.error({ err: error }, 'suggestion not decided')
    throw refuseSuggestion('suggestion_not_saved')
  }
}

const kinds: Readonly<Record<string, PropertyEventKind>> = {
  onaylandi: 'suggestion_approved',
  reddedildi: 'suggestion_rejected',
  tamamlandi: 'suggestion_completed',
  [withdrawn]: 'suggestion_withdrawn',
}
const kindOf = (durum: string): PropertyEventKind => kinds[durum] ?? 'suggestion_moved'

const noApproval = { onaylayan_kullanici_id: null, onaylama_tarihi: null }
const noRejection = { reddeden_kullanici_id: null, reddetme_tarihi: null, ret_nedeni: '' }
const noCompletion = { tamamlayan_kullanici_id: null, tamamlanma_tarihi: null, maliyet: null, maliyet_sahibi: null }

/** Records who decided and when (SUG-06, SUG-07); clears marks of decisions no longer valid. */
function marks(
  suggestion: SuggestionRow,
  { durum, ret_nedeni, maliyet, maliyet_sahibi }: StateChange,
  by: string,
  at: Date,
): Partial<SuggestionRow> {
  switch (durum) {
    case 'onaylandi': {
      // When reopened after completion, the first approval still counts.
      const approved = suggestion.durum === 'tamamlandi' && suggestion.onaylama_tarihi !== null
      const approval = approved ? {} : { onaylayan_kullanici_id: by, onaylama_tarihi: at }
      return { ...approval, ...noRejection, ...noCompletion }
    }
    case 'reddedildi':
      return { ...noApproval, ...noCompletion, reddeden_kullanici_id: by, reddetme_tarihi: at, ret_nedeni }
    case 'tamamlandi':
      return { ...noRejection, tamamlayan_kullanici_id: by, tamamlanma_tarihi: at, maliyet, maliyet_sahibi }
    case waitingForAnswer:
      return { ...noApproval, ...noRejection, ...noCompletion }
    default:
      return { ...noRejection, ...noCompletion }
  }
}

const textsForTenant: Readonly<Record<string, string>> = {
  onaylandi: 'talebiniz onaylandı.',
  reddedildi: 'talebiniz reddedildi.',
  tamamlandi: 'talebiniz tamamlandı.',
  [waitingForAnswer]: 'talebinizin kararı geri alındı; yeniden değerlendiriliyor.',
}

const textsForOwner: Readonly<Record<string, string>> = {
  onaylandi: 'onayladı.',
  reddedildi: 'reddetti.',
  tamamlandi: 'tamamlandı olarak işaretledi.',
  [waitingForAnswer]: 'yeniden değerlendirmeye aldı.',
  [withdrawn]: 'geri çekti.',
}

function notificationOf(
  ctx: Context,
  actor: Actor,
  { suggestion, property }: FoundSuggestion,
  { durum, ret_nedeni }: StateChange,
): SuggestionNotification {
  const title = titleOf(property)
  const about = `${title}: “${subjectOf(suggestion)}”`
  const event = {
    tenant: `${about} ${textsForTenant[durum] ?? `talebinizin durumu: ${suggestionState(durum)}.`}`,
    owner: `${about} talebini ${actor.username} ${textsForOwner[durum] ?? `“${suggestionState(durum)}” durumuna aldı.`}`,
    host: durum === withdrawn ? `${about} talebini kiracınız geri çekti.` : `${about} talebini kiracınız yeniden açtı.`,
  }
  if (durum !== 'reddedildi') return { event }
  const link = `${ctx.config.publicUrl}${suggestionLink(property.id, suggestion.id)}`
  const refusal = { property: title, request: suggestion.aciklama, reason: ret_nedeni, link }
  return {
    event,
    letter: ({ username }) => ({ name: 'request-rejected', data: { firstname: username, ...refusal } }),
  }
}
