import { newId } from '#domain/kernel/ids.ts'
import { notificationsApi } from '#domain/people/notifications/notifications.api.ts'
import { type AccessRow, anywhere, onProperty } from '#server/testing/access-table.ts'
import { groups, type World } from '#server/testing/access-world.ts'

/** Every signed-in user only has their own notifications; a foreign one answers 404. */
const missing = { through: 404, call: () => ({ params: { id: newId() } }) }

const toTenants = ({ properties: { assigned } }: World) => ({
  body: { event: 'Yarın su kesilecek', target_audience: 'tenant' as const, property: assigned.id },
})
/** The tenant's newest notification. */
async function received(world: World) {
  const { owner, tenant } = world.people
  await owner.call(notificationsApi.create, toTenants(world))
  const { documents } = (await tenant.call(notificationsApi.list)).body
  return { by: tenant, input: { params: { id: documents[0]!.id } } }
}
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }

export const notificationsAccess: AccessRow[] = [
  anywhere(notificationsApi.list),
  anywhere(notificationsApi.read, { ...missing, success: received }),
  anywhere(notificationsApi.readAll),
  anywhere(notificationsApi.remove, { ...missing, success: received }),
  anywhere(notificationsApi.restore, {
    ...missing,
    success: async (world) => {
      const one = await received(world)
      await one.by.call(notificationsApi.remove, one.input)
      return one
    },
  }),
  onProperty(notificationsApi.create, {
    may: groups.editors,
    call: ({ id }) => ({ body: { event: 'Yarın su kesilecek', target_audience: 'owner', property: id } }),
    // To others than the sender.
    success: async (world) => ({ by: world.people.owner, input: toTenants(world) }),
  }),
  anywhere(notificationsApi.preferences),
  anywhere(notificationsApi.prefer, {
    call: () => ({ body: { kind: 'request', in_app: true, mail: true, push: false } }),
  }),
  anywhere(notificationsApi.subscribe, {
    call: () => ({ body: { endpoint: `https://push.services.mozilla.com/${newId()}`, keys } }),
  }),
  anywhere(notificationsApi.unsubscribe, {
    call: () => ({ body: { endpoint: 'https://push.services.mozilla.com/' } }),
  }),
]
