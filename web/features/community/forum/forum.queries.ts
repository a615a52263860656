import { forumApi } from '#domain/community/forum/forum.api.ts'
import type { ForumFilter, ForumTarget } from '#domain/community/forum/forum.schema.ts'
import { fileName } from '#domain/services/files/files.schema.ts'
import { changeShown, forumKeys, refreshForum, wasRead } from '#web/cache/forum.keys.ts'
import { listOf, queryOf } from '#web/cache/query-of.ts'
import { useUndoOffer } from '#web/layout/use-undo-offer.ts'
import { type CallOptions, call } from '#web/lib/call.ts'
import type { Upload } from '#web/ui/upload-queue.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

/** Others write too, so every opening of a screen refetches. */
const always = { staleTime: 0, refetchOnMount: 'always' } as const

export const postsQuery = (filter: ForumFilter) =>
  listOf(forumApi.list, { key: forumKeys.list(filter), query: filter, ...always })

export const searchQuery = (q: string) =>
  listOf(forumApi.search, { key: forumKeys.search(q), query: { q }, enabled: q.length >= 2 })

export const similarQuery = (title: string) =>
  listOf(forumApi.similar, {
    key: forumKeys.similar(title),
    query: { title },
    enabled: title.length >= 5,
    staleTime: 60_000,
  })

export interface PostPosition {
  page?: number | undefined
  reply?: string | undefined
}

export const postQuery = (id: string, { page, reply }: PostPosition) =>
  listOf(forumApi.view, {
    key: forumKeys.postPage(id, { page, reply }),
    params: { id },
    query: { ...(page && { page }), ...(reply && { reply }), ...(wasRead(id) && { again: '1' as const }) },
    ...always,
  })

interface Target {
  target_id: string
  target_type: ForumTarget
}

export const historyQuery = (target: Target) =>
  queryOf(forumApi.history, { key: forumKeys.history(target), params: target, ...always })

export const reportsQuery = (page: number) =>
  listOf(forumApi.reports, { key: forumKeys.reports(page), query: { page }, ...always })

/** Pictures are uploaded afterwards, so the form shows the success message. */
export const useCreatePost = () => useSend(forumApi.create, { success: () => null, failure: 'form' })

export function sendPicture(id: string, file: File, progress: CallOptions) {
  const { data: name } = fileName.safeParse(file.name)
  return call(forumApi.addPicture, { params: { id }, query: name ? { name } : {}, file }, progress)
}
export const uploadPicture =
  (id: string): Upload =>
  (file, progress) =>
    sendPicture(id, file, progress)

export const useRemovePicture = (id: string) =>
  useWrite({
    write: (file: string) => call(forumApi.removePicture, { params: { id, file } }),
    stale: refreshForum,
    retry: false,
  })

export const useUpdatePost = (id: string) =>
  useSend(forumApi.update, { params: { id }, stale: refreshForum, failure: 'form' })

export const useRemovePost = () =>
  useWrite({
    write: (id: string) => call(forumApi.remove, { params: { id } }),
    success: useUndoOffer(),
    retry: false,
  })

export const useReply = (post: string) => useSend(forumApi.reply, { params: { id: post }, failure: 'form' })

export const useUpdateReply = (id: string) =>
  useSend(forumApi.updateReply, { params: { id }, stale: refreshForum, failure: 'form' })

export const useRemoveReply = () =>
  useWrite({
    write: (id: string) => call(forumApi.removeReply, { params: { id } }),
    stale: refreshForum,
    success: useUndoOffer(),
    parallel: true,
    retry: false,
  })

/** Sends the wanted state `on`, so that a retry after a lost reply does not toggle the like back. */
export const useLike = (post: string) =>
  useSend(forumApi.like, {
    stale: (reply, { target_id, target_type }) =>
      reply
        ? changeShown(post, { target_id, target_type }, { liked: reply.liked, like_count: reply.like_count })
        : refreshForum(),
    success: () => null,
    parallel: true,
  })

export const useBookmark = (id: string) =>
  useSend(forumApi.bookmark, {
    params: { id },
    stale: (reply) =>
      reply
        ? changeShown(id, { target_id: id, target_type: 'post' }, { bookmarked: reply.bookmarked })
        : refreshForum(),
    success: ({ bookmarked }) =>
      bookmarked ? 'Kaydedildi; “Kaydettiklerim” altında bulursunuz.' : 'Kaydettiklerinizden çıkarıldı.',
  })

export const useReport = () => useSend(forumApi.report, { failure: 'form' })

export const useCloseReport = () =>
  useWrite({
    write: (id: string) => call(forumApi.closeReport, { params: { id } }),
    stale: refreshForum,
    parallel: true,
    retry: false,
  })

export const useModerate = (id: string) => useSend(forumApi.moderate, { params: { id }, stale: refreshForum })

export const useHide = () => useSend(forumApi.hide, { stale: refreshForum, failure: 'form' })
