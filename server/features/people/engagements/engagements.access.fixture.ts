import { engagementsApi } from '#domain/people/engagements/engagements.api.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'
import type { Caller, World } from '#server/testing/access-world.ts'

/** An engagement between a new owner and this caller. */
async function mine({ app, people }: World, caller: Caller, accepted_at: Date | null) {
  const person = caller === 'guest' ? people.tenant : people[caller]
  const owner = await app.build.host()
  return { params: { id: await app.build.engagement(owner, person, { authorised: true, accepted_at }) } }
}

/** Another person's engagement is missing for the caller. */
async function foreign({ app }: World) {
  const { engagement } = await app.build.staff(await app.build.host(), { authorised: true, accepted_at: null })
  return { params: { id: engagement } }
}

export const engagementsAccess: AccessRow[] = [
  anywhere(engagementsApi.list),
  anywhere(engagementsApi.accept, {
    through: 404,
    call: foreign,
    success: async (world) => ({ by: world.people.tenant, input: await mine(world, 'tenant', null) }),
  }),
  anywhere(engagementsApi.decline, {
    call: async (world, caller) => mine(world, caller, null),
  }),
  anywhere(engagementsApi.leave, {
    call: async (world, caller) => mine(world, caller, world.app.ctx.clock.now()),
  }),
]
