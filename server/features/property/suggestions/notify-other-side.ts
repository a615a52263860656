import type { Relation } from '#domain/access/property-rights.ts'
import type { Audience } from '#domain/people/notifications/notifications.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { type HostSide, hostSideOf } from '#server/access/audience.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { notify, type OwnLetter } from '#server/services/notifications/notify.ts'

interface SuggestionParties {
  id: string
  tenant: { id: string; username: string }
  property: { id: string; baslik: string; creator: string }
  relation: Relation
  /** The property's owner side, if already known. */
  host?: HostSide
}

export const suggestionLink = (property: string, id: string) => `/property-detail/${property}?tab=talepler&talep=${id}`

const senderOf = (relation: Relation): string =>
  relation === 'tenant' || relation === 'owner' || relation === 'admin' ? relation : 'authorised'

/**
 * The text for each side; `owner` when staff decided in the owner's name. Mails go to the owner or the tenant, not to
 * staff.
 */
export interface SuggestionNotification {
  event: string | { tenant: string; host: string; owner?: string }
  letter?: (reader: { username: string }) => OwnLetter
  /** What the reader has to answer. */
  asks?: string
}

/**
 * Notifies the other side: the owner and staff who manage requests read what the tenant did, the tenant reads what
 * others did. Open browsers of both sides reload the request.
 */
export async function notifyOtherSide(
  ctx: Context,
  tx: Tx,
  { actor, parties, notice }: { actor: Actor; parties: SuggestionParties; notice: SuggestionNotification },
): Promise<void> {
  const { id, tenant, property, relation } = parties
  const { event, letter, asks } = notice
  const host = parties.host ?? (await hostSideOf(tx, property, actor.today))
  const byTenant = actor.userId === tenant.id
  const ownerText = typeof event === 'string' ? undefined : event.owner
  const asOwner = <Person extends object>(person: Person) => ({ ...person, target_audience: 'owner' as const })
  const audience = (isOwner: boolean): Audience => (isOwner ? 'owner' : 'authorised')
  const recipients = byTenant
    ? host.map((person) => ({ ...person, target_audience: audience(person.isOwner) }))
    : [
        { ...tenant, target_audience: 'tenant' as const },
        ...(ownerText ? host.filter(({ isOwner }) => isOwner).map(asOwner) : []),
      ]
  const textFor = (audience: Audience) => {
    if (typeof event === 'string') return event
    if (byTenant) return event.host
    return audience === 'owner' ? ownerText! : event.tenant
  }
  await notify(
    ctx,
    tx,
    recipients
      .filter((recipient) => recipient.id !== actor.userId)
      .map(({ id: user_id, username, target_audience }) => ({
        user_id,
        target_audience,
        kind: 'request' as const,
        event: textFor(target_audience),
        property: { id: property.id, baslik: titleOf(property) },
        link: suggestionLink(property.id, id),
        sender_type: senderOf(relation),
        created_by: actor.userId,
        ...(asks && { asks }),
        // Mails only for new and refused requests (AMB-53); the rest is a notification.
        letter: letter && isToldByMail(target_audience, byTenant) ? letter({ username }) : ('sent' as const),
      })),
  )
  announce(ctx, tx, { id, property_id: property.id }, [...host.map((person) => person.id), tenant.id, actor.userId])
}

/** Mails are for the other side; owners see their own staff's decisions in the application. */
const isToldByMail = (audience: Audience, byTenant: boolean) => audience === (byTenant ? 'owner' : 'tenant')

/** Sends an event after commit, so that open browsers reload the request. */
export function announce(ctx: Context, tx: Tx, changed: { id: string; property_id: string }, people: string[]) {
  tx.afterCommit(() => ctx.realtime.toUsers([...new Set(people)], 'suggestionChanged', changed))
}
