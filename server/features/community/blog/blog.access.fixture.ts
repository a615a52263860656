import { blogApi } from '#domain/community/blog/blog.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'
import type { World } from '#server/testing/access-world.ts'
import { png } from '#server/testing/sample-files.ts'

const form = {
  title: 'Depozito',
  summary: 'Depozito üzerine kısa bir yazı.',
  body: 'Metin',
  draft: true,
  publish_on: '2026-11-16',
}
const missing = { call: () => ({ params: { id: newId() } }), through: 404 }

const coverFile = async () => new Blob([new Uint8Array(await png())])

async function article({ people: { admin } }: World) {
  return { id: (await admin.call(blogApi.create, { body: { ...form, slug: `yazi-${newId()}` } })).body.id }
}

/** Public articles and drafts are tested in blog.test.ts. */
export const blogAccess: AccessRow[] = [
  anywhere(blogApi.list),
  anywhere(blogApi.article, { call: () => ({ params: { slug: 'boyle-bir-yazi-yok' } }), through: 404 }),
  anywhere(blogApi.cover, missing),
  anywhere(blogApi.adminList),
  anywhere(blogApi.adminArticle, missing),
  anywhere(blogApi.create, { call: () => ({ body: { ...form, slug: `yazi-${newId()}` } }) }),
  anywhere(blogApi.change, {
    call: () => ({ params: { id: newId() }, body: { ...form, slug: 'depozito', version: 1 } }),
    through: 404,
    success: async (world) => ({
      by: world.people.admin,
      input: { params: await article(world), body: { ...form, slug: 'depozito', version: 1 } },
    }),
  }),
  anywhere(blogApi.saveCover, {
    call: async () => ({ params: { id: newId() }, file: await coverFile() }),
    through: 404,
    success: async (world) => ({
      by: world.people.admin,
      input: { params: await article(world), file: await coverFile() },
    }),
  }),
  anywhere(blogApi.removeCover, {
    ...missing,
    success: async (world) => {
      const params = await article(world)
      await world.people.admin.call(blogApi.saveCover, { params, file: await coverFile() })
      return { by: world.people.admin, input: { params } }
    },
  }),
]
