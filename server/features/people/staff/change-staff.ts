import { noFlags, type PermissionFlag, permissionFlags } from '#domain/access/flags.ts'
import { rightsChangeText } from '#domain/people/staff/rights-changes.rules.ts'
import { refuseStaff } from '#domain/people/staff/staff.messages.ts'
import type { StaffChange, StaffState } from '#domain/people/staff/staff.schema.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { OfferedProperty } from '#server/db/schema/engagements.ts'
import { searchKey } from '#server/features/people/accounts/accounts.queries.ts'
import { holderOf } from '#server/features/people/accounts/addresses.queries.ts'
import {
  deleteLink,
  lockPropertiesOf,
  replaceDelegates,
  updateEngagement,
} from '#server/features/people/engagements/engagements.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { dropItemOf, itemOf } from '#server/services/bin/bin.queries.ts'
import { putInBin, type Restorer, takeFromBin } from '#server/services/bin/put-in-bin.ts'
import { refuseUnlessOwner } from './create-staff.ts'
import { assign, checkGrant, lockGranted } from './grant.ts'
import { mailInvitation, personBehind } from './mail-invitation.ts'
import { notifyOfRights } from './notify-of-rights.ts'
import { assignedTo, assignmentsOf, lockStaff, type Member, stateOf } from './staff.queries.ts'

/** The rights of a person before they were withdrawn. */
interface Withdrawn {
  flags: Record<PermissionFlag, boolean>
  acts_on_all: boolean
  assignments: OfferedProperty[]
}
const allFlagsOf = (member: Member) =>
  Object.fromEntries(permissionFlags.map((flag) => [flag, member[flag]])) as Withdrawn['flags']
const hasNothing = ({ flags, acts_on_all, assignments }: Withdrawn) =>
  !acts_on_all && assignments.length === 0 && !Object.values(flags).includes(true)

/**
 * Only the caller's own engagements; others are treated as missing. Changes affect the engagement only, not the
 * person's account or their work for other owners.
 */
export function withMember<Result>(
  ctx: Context,
  actor: Actor,
  id: string,
  work: (tx: Tx, member: Member) => Promise<Result>,
) {
  refuseUnlessOwner(actor)
  return ctx.db.transact(async (tx) => {
    const member = await lockStaff(tx, actor, id)
    if (!member) throw refuseStaff('person_missing')
    const { person_id } = member
    if (person_id) tx.afterCommit(() => ctx.realtime.recheck(person_id))
    return work(tx, member)
  })
}

export const changeStaff = (ctx: Context, actor: Actor, id: string, { version, ...form }: StaffChange) =>
  withMember(ctx, actor, id, async (tx, member) => {
    const { properties: _, shares: __, username, phoneNumber, ...columns } = form
    const dates = { since: form.since ?? member.since, until: form.until === undefined ? member.until : form.until }
    checkGrant(member.role, { ...form, ...dates })
    const before = { flags: member, acts_on_all: member.acts_on_all, properties: await assignedTo(tx, member) }
    // After acceptance only the person may change name and number.
    const named = member.accepted_at ? {} : { username, phoneNumber, search_key: searchKey(username, member.email) }
    if (!(await updateEngagement(tx, { id, version }, { ...columns, ...dates, ...named })))
      throw refuseStaff('changed_meanwhile')
    await lockGranted(tx, actor, form)
    await assign(tx, member, form)
    const now = (await lockStaff(tx, actor, id))!
    const after = { flags: form, acts_on_all: form.acts_on_all, properties: await assignedTo(tx, now) }
    const changed = rightsChangeText(before, after)
    if (changed) await notifyOfRights(ctx, tx, actor, { member, did: `yetkilerinizi değiştirdi. ${changed}` })
    // The new decision replaces earlier withdrawn rights.
    await dropItemOf(tx, 'permissions', id)
  })

/**
 * The engagement stays without any rights. Keeps the former ones so that they can be restored; returns the id for that.
 */
export const revokeStaff = (ctx: Context, actor: Actor, id: string): Promise<string> =>
  withMember(ctx, actor, id, async (tx, member) => {
    const assignments = await assignmentsOf(tx, member)
    const kept: Withdrawn = { flags: allFlagsOf(member), acts_on_all: member.acts_on_all, assignments }
    // Repeated call: keep what the first one stored.
    const earlier = hasNothing(kept) ? await itemOf(tx, 'permissions', id) : null
    if (earlier) return earlier.id
    await updateEngagement(tx, member, { ...noFlags, acts_on_all: false })
    await assign(tx, member, { properties: [], shares: {}, acts_on_all: false, canManageMeters: false })
    const did = 'size verdiği bütün yetkileri ve mülkleri geri aldı.'
    await notifyOfRights(ctx, tx, actor, { member, did, letter: true })
    return putInBin(ctx, tx, actor, {
      kind: 'permissions',
      owner_id: actor.userId,
      ...(member.person_id && { person_id: member.person_id }),
      subject_id: id,
      title: member.name,
      data: { ...kept },
    })
  })

/** Restores flags and properties that the owner still has. Refused when others took the shares meanwhile. */
export const restorePermissions: Restorer = async (ctx, tx, actor, item) => {
  const member = item.owner_id === actor.userId ? await lockStaff(tx, actor, item.subject_id) : null
  if (!member) throw refuseStaff('person_missing')
  await takeFromBin(tx, item)
  const { flags, acts_on_all, assignments } = item.data as unknown as Withdrawn
  const own = await lockPropertiesOf(
    tx,
    actor.userId,
    assignments.map(({ property_id }) => property_id),
  )
  const still = assignments.filter(({ property_id }) => own.some(({ id }) => id === property_id))
  const shares = still.flatMap(({ property_id, pay, payda }) =>
    pay !== null && payda !== null ? [[property_id, { pay, payda }] as const] : [],
  )
  await updateEngagement(tx, member, { ...flags, acts_on_all })
  await assign(tx, member, {
    properties: still.map(({ property_id }) => property_id),
    shares: Object.fromEntries(shares),
    acts_on_all,
    canManageMeters: flags.canManageMeters,
  })
  const { person_id } = member
  if (person_id) tx.afterCommit(() => ctx.realtime.recheck(person_id))
}

export const suspendStaff = (ctx: Context, actor: Actor, id: string) =>
  withMember(ctx, actor, id, async (tx, member) => {
    if (member.suspended_at) throw refuseStaff('already_suspended')
    await updateEngagement(tx, member, { suspended_at: ctx.clock.now() })
    await notifyOfRights(ctx, tx, actor, { member, did: 'size verdiği yetkileri askıya aldı.', letter: true })
  })

export const resumeStaff = (ctx: Context, actor: Actor, id: string) =>
  withMember(ctx, actor, id, async (tx, member) => {
    if (!member.suspended_at) throw refuseStaff('not_suspended')
    await updateEngagement(tx, member, { suspended_at: null })
    await notifyOfRights(ctx, tx, actor, { member, did: 'askıya aldığı yetkilerinizi geri verdi.', letter: true })
  })

const invitable: StaffState[] = ['invited', 'suspended']

export async function inviteAgain(ctx: Context, actor: Actor, id: string) {
  refuseUnlessOwner(actor)
  // Not declared on the endpoint, so that a caller without permission cannot use up the address's limit.
  await ctx.limits.consume('invitationsToAddress', id)
  await withMember(ctx, actor, id, async (tx, member) => {
    if (member.accepted_at || !invitable.includes(stateOf(member, actor.today))) throw refuseStaff('already_joined')
    const holder = await holderOf(tx, member.email)
    const person = await personBehind(ctx, tx, holder, member)
    const titles = (await assignedTo(tx, member)).map(({ baslik }) => baslik)
    await mailInvitation(ctx, tx, actor, { engagement: member, person, titles })
  })
}

/** Ends the engagement; the person keeps the account and all other work (ROLE-18). */
export const removeStaff = (ctx: Context, actor: Actor, id: string) =>
  withMember(ctx, actor, id, async (tx, member) => {
    const { owner_id, person_id, role, link_id } = member
    await updateEngagement(tx, member, { ended_at: ctx.clock.now(), link_id: null })
    if (person_id) {
      await replaceDelegates(tx, { owner_id, person_id, role }, [])
    }
    if (link_id) await deleteLink(tx, link_id)
    await dropItemOf(tx, 'permissions', id)
    const did = 'sizi kullanıcıları arasından çıkardı; mülklerini artık görmüyorsunuz.'
    await notifyOfRights(ctx, tx, actor, { member, did, letter: true })
  })
