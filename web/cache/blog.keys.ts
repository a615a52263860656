import type { AdminArticleFilter, ArticleFilter } from '#domain/community/blog/blog.schema.ts'
import { queryClient } from './query-client.ts'

const all = ['blog'] as const

export const blogKeys = {
  list: (filter: ArticleFilter) => [...all, 'list', filter] as const,
  article: (slug: string) => [...all, 'article', slug] as const,
  adminList: (filter: AdminArticleFilter) => [...all, 'admin', filter] as const,
  adminArticle: (id: string) => [...all, 'edit', id] as const,
}

export const refreshBlog = () => queryClient.invalidateQueries({ queryKey: all })
