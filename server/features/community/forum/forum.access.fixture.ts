import { forumApi } from '#domain/community/forum/forum.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'
import type { World } from '#server/testing/access-world.ts'
import { picture } from '#server/testing/pictures.ts'

const post = {
  title: 'Depozito ne zaman geri verilir?',
  content: 'Evden bir ay önce çıktım, depozitom hâlâ gelmedi.',
  category: 'Depozito' as const,
  tags: ['depozito'],
}
const photo = picture(5, { width: 8, height: 8 })
const one = () => ({ id: newId() })
const target = () => ({ target_id: newId(), target_type: 'post' })
const missing = { through: 404, call: () => ({ params: one() }) }

/** A post of the owner's, and the tenant's reply. */
async function posted({ people: { owner, tenant } }: World) {
  const { id } = (await owner.call(forumApi.create, { body: post })).body
  const reply = (await tenant.call(forumApi.reply, { params: { id }, body: { content: 'Bende de öyle oldu.' } })).body
    .id
  return { post: { id }, reply: { id: reply }, target: { target_id: id, target_type: 'post' as const } }
}
type Posted = Awaited<ReturnType<typeof posted>>
const on = (by: 'owner' | 'tenant' | 'admin', input: (made: Posted) => object) => async (world: World) => ({
  by: world.people[by],
  input: input(await posted(world)),
})

/** Access depends on authorship, not role; forum.test.ts covers it. Here every id is unknown. */
export const forumAccess: AccessRow[] = [
  anywhere(forumApi.list),
  anywhere(forumApi.search, { call: () => ({ query: { q: 'depozito' } }) }),
  anywhere(forumApi.similar, { call: () => ({ query: { title: 'Depozito iadesi' } }) }),
  anywhere(forumApi.view, missing),
  anywhere(forumApi.create, { call: () => ({ body: post }) }),
  anywhere(forumApi.update, {
    through: 404,
    call: () => ({ params: one(), body: post }),
    success: on('owner', (made) => ({ params: made.post, body: { ...post, title: 'Depozito ne zaman iade edilir?' } })),
  }),
  anywhere(forumApi.remove, { ...missing, success: on('owner', (made) => ({ params: made.post })) }),
  anywhere(forumApi.reply, {
    through: 404,
    call: () => ({ params: one(), body: { content: 'Bende de öyle oldu.' } }),
    success: on('tenant', (made) => ({ params: made.post, body: { content: 'Bende de öyle oldu.' } })),
  }),
  anywhere(forumApi.updateReply, {
    through: 404,
    call: () => ({ params: one(), body: { content: 'Düzeltiyorum.' } }),
    success: on('tenant', (made) => ({ params: made.reply, body: { content: 'Düzeltiyorum.' } })),
  }),
  anywhere(forumApi.removeReply, { ...missing, success: on('tenant', (made) => ({ params: made.reply })) }),
  anywhere(forumApi.like, {
    through: 404,
    call: () => ({ body: target() }),
    success: on('tenant', (made) => ({ body: made.target })),
  }),
  anywhere(forumApi.bookmark, {
    through: 404,
    call: () => ({ params: one(), body: {} }),
    success: on('tenant', (made) => ({ params: made.post, body: {} })),
  }),
  anywhere(forumApi.history, { through: 404, call: () => ({ params: target() }) }),
  anywhere(forumApi.addPicture, {
    through: 404,
    call: async () => ({ params: one(), file: await photo }),
    success: async (world) => ({
      by: world.people.owner,
      input: { params: (await posted(world)).post, file: await photo },
    }),
  }),
  anywhere(forumApi.removePicture, {
    through: 404,
    call: () => ({ params: { ...one(), file: newId() } }),
    success: async (world) => {
      const { post: params } = await posted(world)
      const { owner } = world.people
      const { file_id: file } = (await owner.call(forumApi.addPicture, { params, file: await photo })).body
      return { by: owner, input: { params: { ...params, file } } }
    },
  }),
  anywhere(forumApi.report, {
    through: 404,
    call: () => ({ body: { ...target(), reason: 'Diğer' } }),
    success: on('tenant', (made) => ({
      body: { ...made.target, reason: 'Diğer', note: 'Bir kişinin adını yazıyor.' },
    })),
  }),
  anywhere(forumApi.reports),
  anywhere(forumApi.closeReport, {
    ...missing,
    success: async (world) => {
      const { target: reported } = await posted(world)
      const { tenant, admin } = world.people
      const body = { ...reported, reason: 'Diğer' as const, note: 'Bir kişinin adını yazıyor.' }
      await tenant.call(forumApi.report, { body })
      const { documents } = (await admin.call(forumApi.reports)).body
      return { by: admin, input: { params: { id: documents[0]!.id } } }
    },
  }),
  anywhere(forumApi.moderate, {
    through: 404,
    call: () => ({ params: one(), body: { is_pinned: true } }),
    success: on('admin', (made) => ({ params: made.post, body: { is_pinned: true } })),
  }),
  anywhere(forumApi.hide, {
    through: 404,
    call: () => ({ body: { ...target(), reason: 'Kişisel bilgi var' } }),
    success: on('admin', (made) => ({ body: { ...made.target, reason: 'Kişisel bilgi var' } })),
  }),
]
