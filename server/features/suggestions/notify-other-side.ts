import type { Relation } from '#domain/access/property-rights.ts'
import type { Audience } from '#domain/notifications/notifications.schema.ts'
import { titleOf } from '#domain/properties/properties.rules.ts'
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
  /** Of the property, where it is known. */
  host?: HostSide
}

export const suggestionLink = (property: string, id: string) => `/property-detail/${property}?tab=talepler&talep=${id}`

const senderOf = (relation: Relation): string =>
  relation === 'tenant' || relation === 'owner' || relation === 'admin' ? relation : 'authorised'

/**
 * The text for the side that reads it; `owner` when somebody else decided in the owner's name. A letter goes to the owner
 * or the tenant, not to staff.
 */
export interface SuggestionNotice {
  event: string | { tenant: string; host: string; owner?: string }
  letter?: (reader: { username: string }) => OwnLetter
}

/**
 * Writes a notification for the other side: the owner and those who manage suggestions there read what the tenant did,
 * the tenant reads what everybody else did. Open browsers of both sides learn that the suggestion changed.
 */
export async function notifyOtherSide(
  ctx: Context,
  tx: Tx,
  { actor, parties, notice }: { actor: Actor; parties: SuggestionParties; notice: SuggestionNotice },
): Promise<void> {
  const { id, tenant, property, relation } = parties
  const { event, letter } = notice
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
        // A mail only for what is new and what was refused (AMB-53); the rest is read where it is answered.
        letter: letter && isToldByMail(target_audience, byTenant) ? letter({ username }) : ('sent' as const),
      })),
  )
  announce(ctx, tx, { id, property_id: property.id }, [...host.map((person) => person.id), tenant.id, actor.userId])
}

/** A letter is for the other side; an owner who reads what their own people decided finds it in the product. */
const isToldByMail = (audience: Audience, byTenant: boolean) => audience === (byTenant ? 'owner' : 'tenant')

/** Sends an event, so that open browsers load again what they show of this suggestion. */
export function announce(ctx: Context, tx: Tx, changed: { id: string; property_id: string }, people: string[]) {
  tx.afterCommit(() => ctx.realtime.toUsers([...new Set(people)], 'suggestionChanged', changed))
}
