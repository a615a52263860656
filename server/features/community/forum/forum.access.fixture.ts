import { forumApi } from '#domain/community/forum/forum.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'
import { picture } from '#server/testing/pictures.ts'

const post = {
  title: 'Depozito ne zaman geri verilir?',
  content: 'Evden bir ay önce çıktım, depozitom hâlâ gelmedi.',
  category: 'Depozito',
  tags: ['depozito'],
}
const photo = picture(5, { width: 8, height: 8 })
const one = () => ({ id: newId() })
const target = () => ({ target_id: newId(), target_type: 'post' })
const missing = { through: 404, call: () => ({ params: one() }) }

/** Access depends on authorship, not role; forum.test.ts covers it. Here every id is unknown. */
export const forumAccess: AccessRow[] = [
  anywhere(forumApi.list),
  anywhere(forumApi.search, { call: () => ({ query: { q: 'depozito' } }) }),
  anywhere(forumApi.similar, { call: () => ({ query: { title: 'Depozito iadesi' } }) }),
  anywhere(forumApi.view, missing),
  anywhere(forumApi.create, { call: () => ({ body: post }) }),
  anywhere(forumApi.update, { through: 404, call: () => ({ params: one(), body: post }) }),
  anywhere(forumApi.remove, missing),
  anywhere(forumApi.reply, { through: 404, call: () => ({ params: one(), body: { content: 'Bende de öyle oldu.' } }) }),
  anywhere(forumApi.updateReply, { through: 404, call: () => ({ params: one(), body: { content: 'Düzeltiyorum.' } }) }),
  anywhere(forumApi.removeReply, missing),
  anywhere(forumApi.like, { through: 404, call: () => ({ body: target() }) }),
  anywhere(forumApi.bookmark, { through: 404, call: () => ({ params: one(), body: {} }) }),
  anywhere(forumApi.history, { through: 404, call: () => ({ params: target() }) }),
  anywhere(forumApi.addPicture, { through: 404, call: async () => ({ params: one(), file: await photo }) }),
  anywhere(forumApi.removePicture, { through: 404, call: () => ({ params: { ...one(), file: newId() } }) }),
  anywhere(forumApi.report, { through: 404, call: () => ({ body: { ...target(), reason: 'Diğer' } }) }),
  anywhere(forumApi.reports),
  anywhere(forumApi.closeReport, missing),
  anywhere(forumApi.moderate, { through: 404, call: () => ({ params: one(), body: { is_pinned: true } }) }),
  anywhere(forumApi.hide, { through: 404, call: () => ({ body: { ...target(), reason: 'Kişisel bilgi var' } }) }),
]
