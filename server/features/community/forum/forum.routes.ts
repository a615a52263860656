import { forumApi } from '#domain/community/forum/forum.api.ts'
import { forumMessages, refuseForum } from '#domain/community/forum/forum.messages.ts'
import { done } from '#server/http/done.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { countView, viewsWaiting } from './count-views.ts'
import { postsPage, searchPosts, similarPosts } from './forum-list.queries.ts'
import { readPost } from './forum-post.queries.ts'
import { bookmark, like } from './like.ts'
import { hide, historyOf, moderate, report } from './moderate.ts'
import { closeReport, openReports } from './reports.queries.ts'
import { addPicture, createPost, removePicture, removePost, updatePost } from './write-post.ts'
import { createReply, removeReply, updateReply } from './write-reply.ts'

export const forumRoutes: Route[] = [
  route(forumApi.list, ({ reads, actor, query }) => postsPage(reads, actor, query)),
  route(forumApi.search, async ({ reads, query }) => ({ documents: await searchPosts(reads, query.q) })),
  route(forumApi.similar, async ({ reads, query }) => ({ documents: await similarPosts(reads, query.title) })),
  route(forumApi.view, async ({ ctx, actor, params, query: { page, reply, again } }) => {
    const found = await readPost(ctx.db, actor, { id: params.id, page, reply })
    if (!found) throw refuseForum('post_missing')
    const unwritten = again ? viewsWaiting(ctx, params.id) : countView(ctx, params.id)
    return { ...found, post: { ...found.post, view_count: found.post.view_count + unwritten } }
  }),
  route(forumApi.create, async ({ ctx, actor, body }) => ({
    ...done(forumMessages.posted),
    id: await createPost(ctx, actor, body),
  })),
  action(forumApi.update, forumMessages.changed, ({ ctx, actor, params, body }) =>
    updatePost(ctx, actor, params.id, body),
  ),
  route(forumApi.remove, async ({ ctx, actor, params }) => ({
    ...done(forumMessages.postRemoved),
    bin_id: await removePost(ctx, actor, params.id),
  })),
  route(forumApi.reply, async ({ ctx, actor, params, body }) => ({
    ...done(forumMessages.replied),
    id: await createReply(ctx, actor, params.id, body),
  })),
  action(forumApi.updateReply, forumMessages.changed, ({ ctx, actor, params, body }) =>
    updateReply(ctx, actor, params.id, body.content),
  ),
  route(forumApi.removeReply, async ({ ctx, actor, params }) => ({
    ...done(forumMessages.replyRemoved),
    bin_id: await removeReply(ctx, actor, params.id),
  })),
  route(forumApi.like, ({ ctx, actor, body }) => like(ctx, actor, body)),
  route(forumApi.bookmark, ({ ctx, actor, params, body }) => bookmark(ctx, actor, { ...params, ...body })),
  route(forumApi.history, ({ ctx, actor, params }) => historyOf(ctx, actor, params)),
  route(forumApi.addPicture, async ({ ctx, actor, params, query, file }) => ({
    ...done(forumMessages.pictureAdded),
    file_id: await addPicture(ctx, actor, { id: params.id, name: query.name, bytes: file }),
  })),
  action(forumApi.removePicture, forumMessages.pictureRemoved, ({ ctx, actor, params }) =>
    removePicture(ctx, actor, params.id, params.file),
  ),
  action(forumApi.report, forumMessages.reported, ({ ctx, actor, body }) => report(ctx, actor, body)),
  route(forumApi.reports, ({ ctx, query }) => openReports(ctx.db, query)),
  route(forumApi.closeReport, async ({ ctx, actor, params }) => {
    if (!(await closeReport(ctx.db, params.id, { by: actor.userId, at: ctx.clock.now() })))
      throw refuseForum('report_missing')
    return done(forumMessages.reportClosed)
  }),
  action(forumApi.moderate, forumMessages.moderated, ({ ctx, actor, params, body }) =>
    moderate(ctx, actor, params.id, body),
  ),
  route(forumApi.hide, async ({ ctx, actor, body }) => {
    await hide(ctx, actor, body)
    return done(body.reason === null ? forumMessages.shownAgain : forumMessages.hidden)
  }),
]
