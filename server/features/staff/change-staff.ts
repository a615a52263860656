import { noFlags, type PermissionFlag, permissionFlags } from '#domain/access/flags.ts'
import { rightsChangeText } from '#domain/staff/rights-changes.rules.ts'
import { refuseStaff } from '#domain/staff/staff.messages.ts'
import { type StaffChange, type StaffState, staffLabels } from '#domain/staff/staff.schema.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { deleteAllSessions, deleteLinks, searchKey } from '#server/services/accounts/accounts.queries.ts'
import { sendInvitation } from '#server/services/accounts/invite-account.ts'
import { dropItemOf, itemOf } from '#server/services/bin/bin.queries.ts'
import { putInBin, type Restorer, takeFromBin } from '#server/services/bin/put-in-bin.ts'
import { filesInChatsOf } from '#server/services/files/files.queries.ts'
import { dropFiles } from '#server/services/files/keep-file.ts'
import { refuseUnlessOwner } from './create-staff.ts'
import { assign, checkGrant, lockGranted } from './grant.ts'
import { notifyOfRights } from './notify-of-rights.ts'
import {
  assignedTo,
  assignmentsOf,
  deletePerson,
  lockOwnProperties,
  lockStaff,
  replaceAssignments,
  stateOf,
  titlesOf,
  updateStaff,
} from './staff.queries.ts'

type Person = NonNullable<Awaited<ReturnType<typeof lockStaff>>>

/** What a person had until it was withdrawn. */
interface Withdrawn {
  flags: Record<PermissionFlag, boolean>
  acts_on_all: boolean
  assignments: Awaited<ReturnType<typeof assignmentsOf>>
}
const allFlagsOf = (person: Person) =>
  Object.fromEntries(permissionFlags.map((flag) => [flag, person[flag]])) as Withdrawn['flags']
const hasNothing = ({ flags, acts_on_all, assignments }: Withdrawn) =>
  !acts_on_all && assignments.length === 0 && !Object.values(flags).includes(true)

/** Only people whom the caller created; anybody else's answer like missing ones. */
export function withPerson<Result>(
  ctx: Context,
  actor: Actor,
  id: string,
  work: (tx: Tx, person: Person) => Promise<Result>,
) {
  refuseUnlessOwner(actor)
  return ctx.db.transact(async (tx) => {
    const person = await lockStaff(tx, actor, id)
    if (!person) throw refuseStaff('person_missing')
    tx.afterCommit(() => ctx.realtime.recheck(id))
    return work(tx, person)
  })
}

export const changeStaff = (ctx: Context, actor: Actor, id: string, { version, ...form }: StaffChange) =>
  withPerson(ctx, actor, id, async (tx, person) => {
    checkGrant(person.type, form)
    const before = { flags: person, acts_on_all: person.acts_on_all, properties: await assignedTo(tx, id) }
    const { properties: _, shares: __, ...columns } = form
    const change = { ...columns, search_key: searchKey(form.username, person.email) }
    if (!(await updateStaff(tx, id, version, change))) throw refuseStaff('changed_meanwhile')
    await lockGranted(tx, actor, form)
    await assign(tx, person, form)
    const after = { flags: form, acts_on_all: form.acts_on_all, properties: await assignedTo(tx, id) }
    const changed = rightsChangeText(before, after)
    if (changed) await notifyOfRights(ctx, tx, actor, { person, did: `yetkilerinizi değiştirdi. ${changed}` })
    // Decided anew: what was withdrawn before must not come back over it.
    await dropItemOf(tx, 'permissions', id)
  })

/**
 * The account stays, with nothing to open. The session ends so that no browser goes on showing what it has read. What the
 * person had is kept, so that a mistake can be taken back; answers with the id for that.
 */
export const revokeStaff = (ctx: Context, actor: Actor, id: string): Promise<string> =>
  withPerson(ctx, actor, id, async (tx, person) => {
    const assignments = await assignmentsOf(tx, id)
    const kept: Withdrawn = { flags: allFlagsOf(person), acts_on_all: person.acts_on_all, assignments }
    // Asked twice: there is nothing left to take, and what the first call kept must not be overwritten.
    const earlier = hasNothing(kept) ? await itemOf(tx, 'permissions', id) : null
    if (earlier) return earlier.id
    await updateStaff(tx, id, person.version, { ...noFlags, acts_on_all: false })
    await replaceAssignments(tx, id, { list: person.type, propertyIds: [], shares: {} })
    await deleteAllSessions(tx, person.accountId)
    const did = 'size verdiği bütün yetkileri ve mülkleri geri aldı.'
    await notifyOfRights(ctx, tx, actor, { person, did, letter: true })
    return putInBin(ctx, tx, actor, {
      kind: 'permissions',
      owner_id: actor.userId,
      person_id: id,
      subject_id: id,
      title: person.username,
      data: { ...kept },
    })
  })

/**
 * Flags and properties as they were, as far as the properties are still the owner's. Shares that others took meanwhile
 * are not taken from them: then it is refused.
 */
export const restorePermissions: Restorer = async (ctx, tx, actor, item) => {
  const person = item.owner_id === actor.userId ? await lockStaff(tx, actor, item.subject_id) : null
  if (!person) throw refuseStaff('person_missing')
  await takeFromBin(tx, item)
  const { flags, acts_on_all, assignments } = item.data as unknown as Withdrawn
  const own = await lockOwnProperties(
    tx,
    actor,
    assignments.map(({ property_id }) => property_id),
  )
  const still = assignments.filter(({ property_id }) => own.some(({ id }) => id === property_id))
  const shares = still.flatMap(({ property_id, pay, payda }) =>
    pay !== null && payda !== null ? [[property_id, { pay, payda }] as const] : [],
  )
  await updateStaff(tx, person.id, person.version, { ...flags, acts_on_all })
  await assign(tx, person, {
    properties: still.map(({ property_id }) => property_id),
    shares: Object.fromEntries(shares),
    acts_on_all,
    canManageMeters: flags.canManageMeters,
  })
  tx.afterCommit(() => ctx.realtime.recheck(person.id))
}

const suspendable: StaffState[] = ['active', 'invited']

/** `decided_at` too: for an administrator this account is passive, not waiting. */
export const suspendStaff = (ctx: Context, actor: Actor, id: string) =>
  withPerson(ctx, actor, id, async (tx, person) => {
    if (!suspendable.includes(stateOf(person))) throw refuseStaff('already_suspended')
    const now = ctx.clock.now()
    await updateStaff(tx, id, person.version, { is_active: false, suspended_at: now, decided_at: now })
    await deleteAllSessions(tx, person.accountId)
    await notifyOfRights(ctx, tx, actor, { person, did: 'hesabınızı askıya aldı.', letter: true })
  })

export const resumeStaff = (ctx: Context, actor: Actor, id: string) =>
  withPerson(ctx, actor, id, async (tx, person) => {
    if (stateOf(person) !== 'suspended') throw refuseStaff('not_suspended')
    await updateStaff(tx, id, person.version, { is_active: true, suspended_at: null })
    await notifyOfRights(ctx, tx, actor, { person, did: 'askıya aldığı hesabınızı yeniden açtı.', letter: true })
  })

export async function inviteAgain(ctx: Context, actor: Actor, id: string) {
  refuseUnlessOwner(actor)
  // Not declared: somebody who may not invite must not use up what one address can get.
  await ctx.limits.spend('invitationsToAddress', id)
  await withPerson(ctx, actor, id, async (tx, person) => {
    if (stateOf(person) !== 'invited') throw refuseStaff('already_joined')
    await sendInvitation(ctx, tx, person, {
      inviter: actor.username,
      role: staffLabels[person.type],
      properties: await titlesOf(tx, id),
    })
  })
}

/** The record goes, the login account stays and opens nothing (ROLE-18, AMB-72). What the person did stays, unnamed. */
export const removeStaff = (ctx: Context, actor: Actor, id: string) =>
  withPerson(ctx, actor, id, async (tx, person) => {
    await deleteAllSessions(tx, person.accountId)
    await deleteLinks(tx, person.accountId)
    await dropFiles(ctx, tx, await filesInChatsOf(tx, id))
    await deletePerson(tx, person)
    const event = `${actor.username} sizi kullanıcıları arasından çıkardı; hesabınız kapatıldı.`
    await ctx.mailer.post(tx, person.email, 'rights-changed', { firstname: person.username, event })
    const { avatar_file } = person
    if (avatar_file) tx.afterCommit(() => ctx.storage.remove('avatars', avatar_file))
  })
