import { staffApi } from '#domain/people/staff/staff.api.ts'
import { refuseStaff, staffMessages } from '#domain/people/staff/staff.messages.ts'
import { listLimits } from '#domain/people/staff/staff.schema.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { done } from '#server/http/done.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { assignProperties } from './assign-properties.ts'
import { changeStaff, inviteAgain, removeStaff, resumeStaff, revokeStaff, suspendStaff } from './change-staff.ts'
import { createStaff } from './create-staff.ts'
import { peopleById, relatedPeople, visibleStaffPage } from './people.queries.ts'
import { ownProperties, staffMember, staffPage } from './staff.queries.ts'

async function viewOf(ctx: Context, actor: Actor, id: string) {
  const found = await staffMember(ctx.db, actor, id, ctx.clock.now())
  if (!found) throw refuseStaff('person_missing')
  return found
}

export const staffRoutes: Route[] = [
  route(staffApi.list, ({ ctx, actor, query }) => staffPage(ctx.db, actor, query, ctx.clock.now())),
  route(staffApi.properties, ({ ctx, actor, query }) => ownProperties(ctx.db, actor, query.q, listLimits.role)),
  route(staffApi.visible, ({ ctx, actor, query }) => visibleStaffPage(ctx.db, actor, query)),
  route(staffApi.one, ({ ctx, actor, params }) => viewOf(ctx, actor, params.id)),
  route(staffApi.create, async ({ ctx, actor, body }) => viewOf(ctx, actor, await createStaff(ctx, actor, body))),
  route(staffApi.change, async ({ ctx, actor, params, body }) => {
    await changeStaff(ctx, actor, params.id, body)
    return viewOf(ctx, actor, params.id)
  }),
  route(staffApi.assign, ({ ctx, actor, params, body }) => assignProperties(ctx, actor, params.id, body)),
  route(staffApi.revoke, async ({ ctx, actor, params }) => {
    const bin_id = await revokeStaff(ctx, actor, params.id)
    return { ...done(staffMessages.revoked), bin_id }
  }),
  action(staffApi.suspend, staffMessages.suspended, ({ ctx, actor, params }) => suspendStaff(ctx, actor, params.id)),
  action(staffApi.resume, staffMessages.resumed, ({ ctx, actor, params }) => resumeStaff(ctx, actor, params.id)),
  action(staffApi.invite, staffMessages.invited, ({ ctx, actor, params }) => inviteAgain(ctx, actor, params.id)),
  action(staffApi.remove, staffMessages.deleted, ({ ctx, actor, params }) => removeStaff(ctx, actor, params.id)),
  route(staffApi.related, async ({ ctx, actor }) => ({ documents: await relatedPeople(ctx.db, actor) })),
  route(staffApi.people, async ({ ctx, actor, body }) => ({ documents: await peopleById(ctx.db, actor, body.ids) })),
]
