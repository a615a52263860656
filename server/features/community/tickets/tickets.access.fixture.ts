import { ticketsApi } from '#domain/community/tickets/tickets.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { tickets } from '#server/db/schema/tickets.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'
import type { World } from '#server/testing/access-world.ts'
import { pdf } from '#server/testing/sample-files.ts'

/** Another person's ticket: missing for everyone but administrators. Own tickets are tested in tickets.test.ts. */
async function foreign({ app }: World, status: 'Açık' | 'Kapalı' = 'Açık') {
  const id = newId()
  const at = app.ctx.clock.now()
  const texts = { subject: 'Giriş', body: 'Giriş yapamıyorum', category: 'Soru', priority: 'Normal' as const }
  await app.ctx.db.insert(tickets).values({ id, creator_id: null, ...texts, status, created_at: at, updated_at: at })
  return { id }
}
/** The owner's own ticket. */
async function own({ people: { owner } }: World) {
  const { id } = (await owner.call(ticketsApi.create, { body: { subject: 'Giriş', body: 'Giriş yapamıyorum.' } })).body
  return { id }
}
const byAdmin = (body?: object) => async (world: World) => ({
  by: world.people.admin,
  input: { params: await own(world), ...(body && { body }) },
})
const onlyAdmin = { through: 404, except: { admin: 200 } }

export const ticketsAccess: AccessRow[] = [
  anywhere(ticketsApi.own),
  anywhere(ticketsApi.create, { call: () => ({ body: { subject: 'Giriş', body: 'Giriş yapamıyorum.' } }) }),
  anywhere(ticketsApi.view, { ...onlyAdmin, call: async (world) => ({ params: await foreign(world) }) }),
  anywhere(ticketsApi.reply, {
    ...onlyAdmin,
    call: async (world) => ({ params: await foreign(world), body: { text: 'Bakıyoruz' } }),
    success: byAdmin({ text: 'Bakıyoruz' }),
  }),
  anywhere(ticketsApi.addFile, {
    // Administrators may only add files to texts they wrote, and this ticket has none.
    through: 404,
    call: async (world) => ({
      params: await foreign(world),
      query: { name: 'a.pdf' },
      file: new Blob([new Uint8Array(pdf())]),
    }),
    success: async (world) => ({
      by: world.people.owner,
      input: { params: await own(world), query: { name: 'a.pdf' }, file: new Blob([new Uint8Array(pdf())]) },
    }),
  }),
  anywhere(ticketsApi.close, {
    ...onlyAdmin,
    call: async (world) => ({ params: await foreign(world) }),
    success: byAdmin(),
  }),
  anywhere(ticketsApi.reopen, {
    ...onlyAdmin,
    call: async (world) => ({ params: await foreign(world, 'Kapalı') }),
    success: async (world) => {
      const params = await own(world)
      await world.people.owner.call(ticketsApi.close, { params })
      return { by: world.people.admin, input: { params } }
    },
  }),
  anywhere(ticketsApi.rate, {
    through: 404,
    except: { admin: 403 },
    call: async (world) => ({ params: await foreign(world, 'Kapalı'), body: { rating: 5 } }),
    success: async (world) => {
      const params = await own(world)
      await world.people.owner.call(ticketsApi.close, { params })
      return { by: world.people.owner, input: { params, body: { rating: 5 } } }
    },
  }),
  anywhere(ticketsApi.all),
  anywhere(ticketsApi.statistics),
  anywhere(ticketsApi.assign, {
    call: async (world) => ({ params: await foreign(world), body: { admin: null } }),
    success: async (world) => byAdmin({ admin: (await world.app.build.admin()).id })(world),
  }),
  anywhere(ticketsApi.answers),
  anywhere(ticketsApi.keepAnswer, { call: () => ({ body: { title: `Ad ${newId()}`, text: 'Bakıyoruz' } }) }),
  anywhere(ticketsApi.removeAnswer, {
    through: 404,
    call: () => ({ params: { id: newId() } }),
    success: async ({ people: { admin } }) => {
      const { id } = (await admin.call(ticketsApi.keepAnswer, { body: { title: 'Sırada', text: 'Bakıyoruz' } })).body
      return { by: admin, input: { params: { id } } }
    },
  }),
]
