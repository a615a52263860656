import { newId } from '#domain/kernel/ids.ts'
import { Refusal } from '#domain/kernel/refusal.ts'
import { refuseStaff } from '#domain/people/staff/staff.messages.ts'
import { mayActOnAll, mayManageStaff } from '#domain/people/staff/staff.rules.ts'
import type { NewStaff } from '#domain/people/staff/staff.schema.ts'
import type { Context } from '#server/context.ts'
import { searchKey } from '#server/features/people/accounts/accounts.queries.ts'
import { holderOf, lockAddress } from '#server/features/people/accounts/addresses.queries.ts'
import { insertEngagement, isEngaged } from '#server/features/people/engagements/engagements.queries.ts'
import type { Actor } from '#server/http/actor.ts'
import { checkGrant, checkShares, lockGranted, offerOf } from './grant.ts'
import { mailInvitation, personBehind } from './mail-invitation.ts'

/** The screen's guard also admits staff who may add properties, but only owners manage staff. */
export function refuseUnlessOwner(actor: Actor) {
  if (!mayManageStaff({ role: actor.subject.role, roles: actor.roles })) throw refuseStaff('owners_only')
}

/**
 * Creates engagement, offer and mail in one transaction. The reply does not tell whether the address has an account;
 * rights begin with the acceptance.
 */
export async function createStaff(ctx: Context, actor: Actor, form: NewStaff): Promise<string> {
  refuseUnlessOwner(actor)
  const { type, email, properties, shares, acts_on_all: wished, since, until, ...columns } = form
  if (email === actor.email) throw refuseStaff('own_address')
  const acts_on_all = wished ?? (mayActOnAll(type) && properties.length === 0)
  const dates = { since: since ?? actor.today, until: until ?? null }
  const grant = { properties, shares, acts_on_all, canManageMeters: form.canManageMeters, ...dates }
  checkGrant(type, grant)
  const invite = () =>
    ctx.db.transact(async (tx) => {
      const titles = await lockGranted(tx, actor, grant)
      const id = newId()
      await lockAddress(tx, email)
      const holder = await holderOf(tx, email)
      const same = { email, person_id: holder?.proven ? holder.userId : null }
      if (await isEngaged(tx, actor.userId, same)) throw refuseStaff('already_invited')
      await checkShares(tx, id, grant)
      const person = await personBehind(ctx, tx, holder, {
        email,
        username: form.username,
        phoneNumber: form.phoneNumber,
      })
      if (person.id === actor.userId) throw refuseStaff('own_address')
      const row = {
        ...columns,
        ...dates,
        id,
        owner_id: actor.userId,
        person_id: person.id,
        role: type,
        email,
        search_key: searchKey(form.username, email),
        acts_on_all,
        offer: offerOf(grant),
        invited_by: actor.userId,
        invited_at: ctx.clock.now(),
      }
      await insertEngagement(tx, row)
      await mailInvitation(ctx, tx, actor, { engagement: { ...row, version: 1 }, person, titles })
      return id
    })
  try {
    // Of two concurrent invitations to one new address the later fails on the first's account and finds it when
    // repeated.
    return await invite().catch((error) => {
      if (error instanceof Refusal && error.code !== 'address_unusable') throw error
      return invite()
    })
  } catch (error) {
    if (error instanceof Refusal) throw error
    ctx.log.error({ err: error, type }, 'staff not created')
    throw refuseStaff(type === 'shareholder' ? 'shareholder_not_created' : 'user_not_created')
  }
}
