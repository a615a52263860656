import { passesAs, subjectsOf } from '#domain/access/engagements.ts'
import { type WebhookEvent, webhookEventRow } from '#domain/insight/webhooks/webhook-events.rules.ts'
import { Refusal } from '#domain/kernel/refusal.ts'
import { findProperty } from '#server/access/property-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { actorOfUser } from '#server/http/session.ts'

/** The person of an address as of today; null while the account is not active or an administrator's. */
export async function personOfWebhook(db: Db, userId: string, today: string) {
  const actor = await actorOfUser(db, userId, today)
  if (!actor || actor.subject.role === 'admin') return null
  return passesAs('signed-in', subjectsOf(actor.subject, actor.engagements)) ? actor : null
}
type Person = NonNullable<Awaited<ReturnType<typeof personOfWebhook>>>

/** By the rights of today on the landlord's side: tenants hear what concerns them in their own words, as notifications. */
export async function receivesEvent(
  db: Db,
  person: Person,
  { event, property }: { event: WebhookEvent; property: string },
) {
  try {
    const { relation, rights } = await findProperty(db, person, property)
    return relation !== 'tenant' && webhookEventRow(event).holds(rights)
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
