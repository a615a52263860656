import { Refusal } from '#domain/kernel/refusal.ts'
import { titleOf } from '#domain/properties/properties.rules.ts'
import { refuseSuggestion } from '#domain/suggestions/suggestions.messages.ts'
import type { Decision } from '#domain/suggestions/suggestions.schema.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { notify } from '#server/features/notifications/notify.ts'
import { recordEvent } from '#server/features/properties/property-events.queries.ts'
import { propertyToChange } from '#server/features/properties/property-scope.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { findSuggestion, saveDecision } from './suggestions.queries.ts'

/** What each decision says to the tenant and to the history. */
const outcomes = {
  onaylandi: { event: 'suggestion_approved', said: 'onaylandı' },
  reddedildi: { event: 'suggestion_rejected', said: 'reddedildi' },
} as const

/** A decision may be changed, but only by somebody who has seen the one that stands. */
export async function decideSuggestion(
  ctx: Context,
  actor: Actor,
  id: string,
  { durum, onceki }: { durum: Decision; onceki: string },
): Promise<void> {
  try {
    await ctx.db.transact(async (tx) => {
      const { suggestion, tenant, property } = await suggestionToDecide(tx, actor, id)
      const decided = await saveDecision(tx, id, { durum, onceki, by: actor.userId, at: ctx.clock.now() })
      if (!decided || durum === onceki) throw refuseSuggestion('suggestion_changed')

      const { event, said } = outcomes[durum]
      const subject = suggestion.demirbas || suggestion.oneri_tipi
      await recordEvent(tx, actor, property.id, event, { name: subject })
      const baslik = titleOf(property)
      const page = `/property-detail/${property.id}?tab=talepler`
      const link = `${ctx.config.publicUrl}${page}`
      const rejected = { firstname: tenant.username, property: baslik, request: suggestion.aciklama, link }
      await notify(ctx, tx, [
        {
          user_id: suggestion.tenant_id,
          kind: 'request',
          event: `${baslik}: “${subject}” talebiniz ${said}.`,
          target_audience: 'tenant',
          property: { id: property.id, baslik },
          link: page,
          sender_type: 'owner',
          created_by: actor.userId,
          ...(durum === 'reddedildi' && { letter: { name: 'request-rejected', data: rejected } }),
        },
      ])
    })
  } catch (error) {
    if (error instanceof Refusal) throw error
    ctx.log.error({ err: error }, 'suggestion not decided')
    throw refuseSuggestion('suggestion_not_saved')
  }
}

/** A request on a property that the caller does not know of is as good as none. */
async function suggestionToDecide(tx: Tx, actor: Actor, id: string) {
  const found = await findSuggestion(tx, id)
  if (!found) throw refuseSuggestion('suggestion_missing')
  try {
    const { property } = await propertyToChange(tx, actor, found.suggestion.property_id, 'manageSuggestions')
    return { ...found, property }
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) throw refuseSuggestion('suggestion_missing')
    throw error
  }
}
