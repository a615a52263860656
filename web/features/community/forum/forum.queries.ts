import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { forumApi } from '#domain/community/forum/forum.api.ts'
import type {
  ForumFilter,
  ForumTarget,
  hiding,
  moderation,
  newPost,
  newReply,
  newReport,
  PostForm,
} from '#domain/community/forum/forum.schema.ts'
import { fileName } from '#domain/services/files/files.schema.ts'
import { changeShown, forumKeys, refreshForum, wasRead } from '#web/cache/forum.keys.ts'
import { useUndoOffer } from '#web/layout/use-undo-offer.ts'
import { type CallOptions, call } from '#web/lib/call.ts'
import type { Upload } from '#web/ui/upload-queue.ts'
import { useWrite } from '#web/writes/use-write.ts'

/** Others write too, so every opening of a screen refetches. */
const always = { staleTime: 0, refetchOnMount: 'always' } as const

export const postsQuery = (filter: ForumFilter) =>
  queryOptions({
    queryKey: forumKeys.list(filter),
    queryFn: () => call(forumApi.list, { query: filter }),
    placeholderData: keepPreviousData,
    ...always,
  })

export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: forumKeys.search(q),
    queryFn: () => call(forumApi.search, { query: { q } }),
    placeholderData: keepPreviousData,
    enabled: q.length >= 2,
  })

export const similarQuery = (title: string) =>
  queryOptions({
    queryKey: forumKeys.similar(title),
    queryFn: () => call(forumApi.similar, { query: { title } }),
    placeholderData: keepPreviousData,
    enabled: title.length >= 5,
    staleTime: 60_000,
  })

export interface PostPosition {
  page?: number | undefined
  reply?: string | undefined
}

export const postQuery = (id: string, { page, reply }: PostPosition) =>
  queryOptions({
    queryKey: forumKeys.postPage(id, { page, reply }),
    queryFn: () =>
      call(forumApi.view, {
        params: { id },
        query: { ...(page && { page }), ...(reply && { reply }), ...(wasRead(id) && { again: '1' as const }) },
      }),
    placeholderData: keepPreviousData,
    ...always,
  })

interface Target {
  target_id: string
  target_type: ForumTarget
}

export const historyQuery = (target: Target) =>
  queryOptions({
    queryKey: forumKeys.history(target),
    queryFn: () => call(forumApi.history, { params: target }),
    ...always,
  })

export const reportsQuery = (page: number) =>
  queryOptions({
    queryKey: forumKeys.reports(page),
    queryFn: () => call(forumApi.reports, { query: { page } }),
    placeholderData: keepPreviousData,
    ...always,
  })

/** Pictures are uploaded afterwards, so the form shows the success message. */
export const useCreatePost = () =>
  useWrite({
    write: (body: z.input<typeof newPost>) => call(forumApi.create, { body }),
    success: () => null,
    failure: 'form',
  })

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
  useWrite({
    write: (body: PostForm) => call(forumApi.update, { params: { id }, body }),
    stale: refreshForum,
    failure: 'form',
  })

export const useRemovePost = () =>
  useWrite({
    write: (id: string) => call(forumApi.remove, { params: { id } }),
    success: useUndoOffer(),
    retry: false,
  })

export const useReply = (post: string) =>
  useWrite({
    write: (body: z.input<typeof newReply>) => call(forumApi.reply, { params: { id: post }, body }),
    failure: 'form',
  })

export const useUpdateReply = (id: string) =>
  useWrite({
    write: (content: string) => call(forumApi.updateReply, { params: { id }, body: { content } }),
    stale: refreshForum,
    failure: 'form',
  })

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
  useWrite({
    write: (body: Target & { on: boolean }) => call(forumApi.like, { body }),
    stale: (reply, { target_id, target_type }) =>
      reply
        ? changeShown(post, { target_id, target_type }, { liked: reply.liked, like_count: reply.like_count })
        : refreshForum(),
    success: () => null,
    parallel: true,
  })

export const useBookmark = (id: string) =>
  useWrite({
    write: (on: boolean) => call(forumApi.bookmark, { params: { id }, body: { on } }),
    stale: (reply) =>
      reply
        ? changeShown(id, { target_id: id, target_type: 'post' }, { bookmarked: reply.bookmarked })
        : refreshForum(),
    success: ({ bookmarked }) =>
      bookmarked ? 'Kaydedildi; “Kaydettiklerim” altında bulursunuz.' : 'Kaydettiklerinizden çıkarıldı.',
  })

export const useReport = () =>
  useWrite({
    write: (body: z.input<typeof newReport>) => call(forumApi.report, { body }),
    failure: 'form',
  })

export const useCloseReport = () =>
  useWrite({
    write: (id: string) => call(forumApi.closeReport, { params: { id } }),
    stale: refreshForum,
    parallel: true,
    retry: false,
  })

export const useModerate = (id: string) =>
  useWrite({
    write: (body: z.input<typeof moderation>) => call(forumApi.moderate, { params: { id }, body }),
    stale: refreshForum,
  })

export const useHide = () =>
  useWrite({
    write: (body: z.input<typeof hiding>) => call(forumApi.hide, { body }),
    stale: refreshForum,
    failure: 'form',
  })
