import type { z } from 'zod'
import { Refusal, refuse } from '#domain/kernel/refusal.ts'
import type { notificationsApi } from '#domain/people/notifications/notifications.api.ts'
import { refuseNotification } from '#domain/people/notifications/notifications.messages.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { audienceOf } from '#server/access/audience.queries.ts'
import { propertyToChange } from '#server/access/property-scope.queries.ts'
import { titleOfActor } from '#server/access/role-title.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { notify } from './notify.ts'

type NewNotification = z.output<(typeof notificationsApi.create)['body']>

/** Those who may change a property notify its people; only an administrator notifies everyone. */
export async function createNotification(ctx: Context, actor: Actor, input: NewNotification): Promise<number> {
  const { event, target_audience, sender_type } = input
  if (!event || !target_audience || (!input.property && target_audience !== 'general'))
    throw refuseNotification('fields_missing')
  if (target_audience === 'general' && actor.subject.role !== 'admin') throw refuse('not_allowed')
  try {
    return await ctx.db.transact(async (tx) => {
      const property = input.property ? (await propertyToChange(tx, actor, input.property, 'edit')).property : null
      const people = await audienceOf(tx, target_audience, property, { sender: actor.userId, today: actor.today })
      await notify(
        ctx,
        tx,
        people.map((user_id) => ({
          user_id,
          kind: property ? 'property' : 'system',
          event,
          target_audience,
          property: property && { id: property.id, baslik: titleOf(property) },
          sender_type: sender_type || titleOfActor(actor, property?.creator),
          created_by: actor.userId,
        })),
      )
      return people.length
    })
  } catch (error) {
    if (error instanceof Refusal) throw error
    ctx.log.error({ err: error }, 'notification not created')
    throw refuseNotification('not_created')
  }
}
