import { staffLabels } from '#domain/access/roles.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { AddressHolder } from '#server/features/people/accounts/addresses.queries.ts'
import { openInvitedAccount, sendInvitation } from '#server/features/people/accounts/invite-account.ts'
import { askPerson } from '#server/features/people/engagements/ask-person.ts'
import {
  deleteLink,
  type EngagementRow,
  updateEngagement,
} from '#server/features/people/engagements/engagements.queries.ts'
import type { Actor } from '#server/http/actor.ts'

/**
 * The person behind an address, which only its mailbox may learn:
 * - `unopened`: an account without a password, made for this or an earlier invitation; a mailed link opens it
 * - `proven`: a person with an account, who answers there
 * - `unproven`: an account that registered with the address without proving it; nothing is linked yet
 */
export type PersonBehind =
  | { id: string; kind: 'unopened'; accountId: string }
  | { id: string; kind: 'proven' }
  | { id: null; kind: 'unproven' }

type Named = Pick<EngagementRow, 'email' | 'username' | 'phoneNumber'>

export async function personBehind(
  ctx: Context,
  tx: Tx,
  holder: AddressHolder | null,
  named: Named,
): Promise<PersonBehind> {
  if (!holder?.userId) {
    const opened = await openInvitedAccount(ctx, tx, { ...named, userType: 'landlord' })
    return { ...opened, kind: 'unopened' }
  }
  if (holder.proven) return { id: holder.userId, kind: 'proven' }
  return holder.invited_at
    ? { id: holder.userId, kind: 'unopened', accountId: holder.accountId }
    : { id: null, kind: 'unproven' }
}

interface Invited {
  engagement: Named &
    Pick<EngagementRow, 'id' | 'version' | 'role' | 'owner_id' | 'person_id'> & { link_id?: string | null }
  person: PersonBehind
  titles: string[]
}

/** A new mail invalidates the link of the last one. */
export async function mailInvitation(ctx: Context, tx: Tx, actor: Actor, { engagement, person, titles }: Invited) {
  const { email, username, role } = engagement
  const letter = { inviter: actor.username, role: staffLabels[role], properties: titles }
  if (engagement.link_id) await deleteLink(tx, engagement.link_id)
  const now = ctx.clock.now()
  if (person.kind === 'unopened') {
    const link_id = await sendInvitation(ctx, tx, { ...person, email, username }, letter)
    await updateEngagement(tx, engagement, { invited_at: now, person_id: person.id, link_id })
    return
  }
  await updateEngagement(tx, engagement, { invited_at: now, person_id: person.id, link_id: null })
  const { publicUrl } = ctx.config
  const data = { ...letter, firstname: username, publicUrl, hasAccount: person.kind === 'proven' }
  await ctx.mailer.post(tx, email, 'engagement-offer', data)
  await askPerson(ctx, tx, { ...engagement, person_id: person.id })
}
