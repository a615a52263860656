import { Refusal } from '#domain/kernel/refusal.ts'
import { refuseStaff } from '#domain/staff/staff.messages.ts'
import { mayActOnAll, mayManageStaff } from '#domain/staff/staff.rules.ts'
import { type NewStaff, type StaffType, staffLabels } from '#domain/staff/staff.schema.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { inviteAccount } from '#server/services/accounts/invite-account.ts'
import { assign, checkGrant, lockGranted } from './grant.ts'

/** The guard of the screen lets staff in who may add properties; whom the owner trusts is the owner's alone. */
export function refuseUnlessOwner(actor: Actor) {
  if (!mayManageStaff({ role: actor.subject.role, roles: actor.roles })) throw refuseStaff('owners_only')
}

/** The specified booleans of each kind; a shareholder carries no other role flag (ROLE-01). */
const roleColumns = {
  authorised: { authorised: true, userType: 'landlord' },
  estate: { estate: true, userType: 'landlord' },
  lawyer: { lawyer: true, userType: 'lawyer' },
  proxy: { proxy: true, userType: 'proxy', role: 'proxy' },
  shareholder: { shareholder: true, userType: 'landlord' },
} as const satisfies Record<StaffType, object>

/** Account, lists, shares and invitation in one transaction. */
export async function createStaff(ctx: Context, actor: Actor, form: NewStaff): Promise<string> {
  refuseUnlessOwner(actor)
  const { type, properties, shares, acts_on_all: wished, ...columns } = form
  const acts_on_all = wished ?? (mayActOnAll(type) && properties.length === 0)
  const grant = { properties, shares, acts_on_all, canManageMeters: form.canManageMeters }
  checkGrant(type, grant)
  try {
    return await ctx.db.transact(async (tx) => {
      const titles = await lockGranted(tx, actor, grant)
      const id = await inviteAccount(ctx, tx, {
        ...columns,
        ...roleColumns[type],
        acts_on_all,
        createdBy: actor.userId,
        letter: { inviter: actor.username, role: staffLabels[type], properties: titles },
      })
      await assign(tx, { id, type }, grant)
      return id
    })
  } catch (error) {
    if (error instanceof Refusal) throw error
    ctx.log.error({ err: error, type }, 'staff not created')
    throw refuseStaff(type === 'shareholder' ? 'shareholder_not_created' : 'user_not_created')
  }
}
