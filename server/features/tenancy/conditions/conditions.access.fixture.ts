import { newId } from '#domain/kernel/ids.ts'
import { conditionsApi } from '#domain/tenancy/conditions/conditions.api.ts'
import { type AccessRow, anywhere, onProperty } from '#server/testing/access-table.ts'
import { groups, type World } from '#server/testing/access-world.ts'

const given = { title: 'Anahtarlar', body: 'Anahtarlar tutanakla iade edilir.', uses: [] }

/** A condition in the owner's library; missing for everyone else. */
async function ofOwner({ people }: World) {
  const body = { ...given, id: newId() }
  await people.owner.call(conditionsApi.create, { body })
  return { id: body.id }
}
const hidden = Object.fromEntries(
  (['other host', 'authorised with all flags', 'estate with canAddProperty', 'proxy', 'admin'] as const).map(
    (caller) => [caller, 404],
  ),
)

export const conditionsAccess: AccessRow[] = [
  onProperty(conditionsApi.list, {
    may: groups.editors,
    call: ({ id }) => ({ query: { property_id: id } }),
  }),
  anywhere(conditionsApi.create, { call: () => ({ body: { ...given, id: newId() } }) }),
  anywhere(conditionsApi.order, { call: () => ({ body: { ids: [] } }) }),
  anywhere(conditionsApi.change, {
    except: hidden,
    call: async (world) => ({ params: await ofOwner(world), body: { ...given, version: 1 } }),
  }),
  anywhere(conditionsApi.remove, { except: hidden, call: async (world) => ({ params: await ofOwner(world) }) }),
]
