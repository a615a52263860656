import { newId } from '#domain/kernel/ids.ts'
import type { Context } from '#server/context.ts'
import { insertArticle, markFilled } from './blog.queries.ts'
import { firstArticles } from './first-articles/first-articles.ts'

/**
 * Inserts each built-in article once: articles that an administrator changed or removed stay so, and articles new in
 * this version are added at the next start.
 */
export const fillArticles = (ctx: Context): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const now = ctx.clock.now()
    for (const article of firstArticles) {
      if (!(await markFilled(tx, article.slug, now))) continue
      const at = new Date(`${article.publish_on}T09:00:00+03:00`)
      await insertArticle(tx, {
        ...article,
        id: newId(),
        draft: false,
        author_id: null,
        created_at: at,
        updated_at: at,
      })
    }
  })
