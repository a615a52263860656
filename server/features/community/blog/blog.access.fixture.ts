import { blogApi } from '#domain/community/blog/blog.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'
import { png } from '#server/testing/sample-files.ts'

const form = {
  title: 'Depozito',
  summary: 'Depozito üzerine kısa bir yazı.',
  body: 'Metin',
  draft: true,
  publish_on: '2026-11-16',
}
const missing = { call: () => ({ params: { id: newId() } }), through: 404 }

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
  }),
  anywhere(blogApi.saveCover, {
    call: async () => ({ params: { id: newId() }, file: new Blob([new Uint8Array(await png())]) }),
    through: 404,
  }),
  anywhere(blogApi.removeCover, missing),
]
