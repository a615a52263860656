import { isActive } from '#domain/access/guards.ts'
import { blogApi } from '#domain/community/blog/blog.api.ts'
import { blogMessages, refuseBlog } from '#domain/community/blog/blog.messages.ts'
import { isoDate } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { done } from '#server/http/done.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { allArticles, articleToEdit, publicArticle, publicArticles } from './blog.queries.ts'
import { openCover, removeCover, saveCover } from './cover.ts'
import { changeArticle, createArticle } from './write-article.ts'

/** Same check as the editor's endpoints: a disabled account or one without its required second factor is no editor. */
const mayEdit = (actor: Actor | null) =>
  actor !== null && actor.subject.role === 'admin' && isActive(actor.subject.is_active) && !actor.secondFactorDue

const today = (ctx: Context) => isoDate(ctx.clock.now())

export const blogRoutes: Route[] = [
  route(blogApi.list, ({ ctx, reads, query }) => publicArticles(reads, query, today(ctx))),
  route(blogApi.article, async ({ ctx, reads, params }) => {
    const found = await publicArticle(reads, params.slug, today(ctx))
    if (!found) throw refuseBlog('article_missing')
    return found
  }),
  route(blogApi.cover, async ({ ctx, params, query, optionalActor }) => {
    const isAdmin = mayEdit(await optionalActor())
    // The image under an id never changes, but whether it is public may, so the cache lives one minute only.
    const cache = isAdmin ? 'private, no-store' : 'public, max-age=60'
    return { ...(await openCover(ctx, { id: params.id, size: query.size, isAdmin })), cache }
  }),

  route(blogApi.adminList, ({ ctx, query }) => allArticles(ctx.db, query, today(ctx))),
  route(blogApi.adminArticle, async ({ ctx, params }) => {
    const found = await articleToEdit(ctx.db, params.id, today(ctx))
    if (!found) throw refuseBlog('article_missing')
    return found
  }),
  route(blogApi.create, async ({ ctx, actor, body }) => ({
    ...done(blogMessages.created),
    id: await createArticle(ctx, actor, body),
  })),
  action(blogApi.change, blogMessages.changed, ({ ctx, params, body }) => changeArticle(ctx, params.id, body)),
  route(blogApi.saveCover, async ({ ctx, actor, params, file }) => ({
    ...done(blogMessages.coverSaved),
    cover: await saveCover(ctx, actor, { id: params.id, bytes: file }),
  })),
  action(blogApi.removeCover, blogMessages.coverRemoved, ({ ctx, params }) => removeCover(ctx, params.id)),
]
