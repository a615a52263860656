import { blogRefusals, refuseBlog } from '#domain/community/blog/blog.messages.ts'
import { articleState } from '#domain/community/blog/blog.rules.ts'
import type { ArticleChange, ArticleForm } from '#domain/community/blog/blog.schema.ts'
import { isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { articleRow, insertArticle, lockArticles, slugIsTaken, updateArticle } from './blog.queries.ts'

const refuseSlug = (code: 'slug_taken' | 'slug_public') => refuseBlog(code, { slug: blogRefusals[code].message })

async function takeSlug(tx: Tx, slug: string, id: string) {
  await lockArticles(tx)
  if (await slugIsTaken(tx, slug, id)) throw refuseSlug('slug_taken')
}

export const createArticle = (ctx: Context, actor: Actor, form: ArticleForm): Promise<string> =>
  ctx.db.transact(async (tx) => {
    const id = newId()
    const now = ctx.clock.now()
    await takeSlug(tx, form.slug, id)
    await insertArticle(tx, { ...form, id, author_id: actor.userId, created_at: now, updated_at: now })
    return id
  })

export const changeArticle = (ctx: Context, id: string, { version, ...form }: ArticleChange): Promise<void> =>
  ctx.db.transact(async (tx) => {
    await takeSlug(tx, form.slug, id)
    const before = await articleRow(tx, id)
    if (!before) throw refuseBlog('article_missing')
    if (before.version !== version) throw refuseBlog('article_changed')
    const now = ctx.clock.now()
    if (form.slug !== before.slug && articleState(before, isoDate(now)) === 'published') throw refuseSlug('slug_public')
    await updateArticle(tx, { id, version }, { ...form, updated_at: now })
  })
