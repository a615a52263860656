import type { ForumFilter, ForumTarget, PostView, ReplyView } from '#domain/community/forum/forum.schema.ts'
import { queryClient } from './query-client.ts'

const all = ['forum'] as const

export const forumKeys = {
  list: (filter: ForumFilter) => [...all, 'list', filter] as const,
  search: (q: string) => [...all, 'search', q] as const,
  similar: (title: string) => [...all, 'similar', title] as const,
  post: (id: string) => [...all, 'post', id] as const,
  postPage: (id: string, position: { page?: number | undefined; reply?: string | undefined }) =>
    [...all, 'post', id, position] as const,
  history: (target: { target_id: string; target_type: ForumTarget }) => [...all, 'history', target] as const,
  reports: (page: number) => [...all, 'reports', page] as const,
}

export const refreshForum = () => queryClient.invalidateQueries({ queryKey: all })

/** An open post is already counted as read; refetching it must not count as a second reading. */
export const wasRead = (id: string): boolean =>
  queryClient.getQueriesData({ queryKey: forumKeys.post(id) }).some(([, data]) => data !== undefined)

interface ReadPost {
  post: PostView
  replies: { documents: ReplyView[]; total: number; hasMore: boolean; page: number }
}

/** Shows the server's reply for one text at once, without refetching the whole page. */
export function changeShown(
  post: string,
  { target_id, target_type }: { target_id: string; target_type: ForumTarget },
  change: Partial<Pick<PostView, 'liked' | 'like_count' | 'bookmarked'>>,
): void {
  queryClient.setQueriesData<ReadPost>({ queryKey: forumKeys.post(post) }, (read) => {
    if (!read) return read
    if (target_type === 'post') return { ...read, post: { ...read.post, ...change } }
    const documents = read.replies.documents.map((reply) => (reply.id === target_id ? { ...reply, ...change } : reply))
    return { ...read, replies: { ...read.replies, documents } }
  })
  // The lists are refetched when they are opened again.
  void queryClient.invalidateQueries({ queryKey: [...all, 'list'], refetchType: 'none' })
}
