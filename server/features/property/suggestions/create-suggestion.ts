import { newId } from '#domain/kernel/ids.ts'
import { Refusal, refuse } from '#domain/kernel/refusal.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { refuseSuggestion } from '#domain/property/suggestions/suggestions.messages.ts'
import { subjectOf } from '#domain/property/suggestions/suggestions.rules.ts'
import type { NewSuggestion } from '#domain/property/suggestions/suggestions.schema.ts'
import { findProperty } from '#server/access/property-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { awaitAll } from '#server/db/write-together.ts'
import type { Actor } from '#server/http/actor.ts'
import { auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { asksFor } from '#server/services/notifications/settle-notifications.ts'
import { notifyOtherSide, suggestionLink } from './notify-other-side.ts'
import { aroundRequest, findSuggestion, insertSuggestion } from './suggestions.queries.ts'

/** A tenant asks for themselves; people who manage requests may ask for a tenant. */
export async function createSuggestion(ctx: Context, actor: Actor, input: NewSuggestion): Promise<string> {
  const { property_id, tenant_id } = input
  if (!property_id) throw refuseSuggestion('property_id_missing')
  if (!tenant_id) throw refuseSuggestion('tenant_id_missing')
  try {
    return await ctx.db.transact((tx) => create(ctx, tx, actor, { ...input, property_id, tenant_id }))
  } catch (error) {
    if (error instanceof Refusal) throw error
    ctx.log.error({ err: error }, 'suggestion not created')
    throw refuseSuggestion('suggestion_not_created')
  }
}

type Complete = NewSuggestion & { property_id: string; tenant_id: string }

async function create(ctx: Context, tx: Tx, actor: Actor, input: Complete): Promise<string> {
  const { property_id, tenant_id, oncelik, oneri_tipi, aciklama } = input
  const { property, relation, rights } = await findProperty(tx, actor, property_id, { lock: true })
  const mayAsk = relation === 'tenant' ? tenant_id === actor.userId : rights.manageSuggestions
  if (!mayAsk) throw refuse('not_allowed')
  const { tenant, fixture, host } = await aroundRequest(tx, {
    property,
    tenant: tenant_id,
    fixture: input.fixture_id || null,
    today: actor.today,
  })
  if (!tenant) throw refuseSuggestion('tenant_elsewhere')
  const demirbas = fixture ?? input.demirbas
  const id = input.id ?? newId()
  const created = await insertSuggestion(tx, {
    id,
    property_id,
    tenant_id,
    demirbas,
    aciklama,
    oncelik,
    oneri_tipi,
    host_id: property.creator,
    // For a deleted fixture only its name is kept, in the text.
    fixture_id: fixture === null ? null : input.fixture_id,
    created_by: actor.userId,
    olusturma_tarihi: ctx.clock.now(),
  })
  if (!created) {
    // The same request again because the reply was lost; another person's id is treated as missing.
    const known = await findSuggestion(tx, actor, id)
    if (known?.suggestion.created_by !== actor.userId) throw refuseSuggestion('suggestion_missing')
    // A different text under the same id was not saved, so it is refused.
    if (known.suggestion.aciklama !== aciklama || known.suggestion.demirbas !== demirbas)
      throw refuseSuggestion('already_kept')
    return id
  }
  const subject = subjectOf({ demirbas, oneri_tipi })
  const about = {
    author: actor.username,
    property: titleOf(property),
    subject,
    request: aciklama,
    priority: oncelik,
    link: `${ctx.config.publicUrl}${suggestionLink(property_id, id)}`,
  }
  await awaitAll([
    auditLog.append(tx, {
      property: property_id,
      kind: 'suggestion_created',
      actor: auditActor(actor),
      detail: { name: subject },
    }),
    notifyOtherSide(ctx, tx, {
      actor,
      parties: { id, tenant, property, relation, host },
      notice: {
        asks: asksFor.request(id),
        event: `${oncelik === 'Acil' ? 'Acil: ' : ''}${actor.username} yeni bir talep oluşturdu: ${subject}`,
        letter: ({ username }) => ({ name: 'request-created', data: { firstname: username, ...about } }),
      },
    }),
  ])
  return id
}
