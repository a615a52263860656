import { blogApi } from '#domain/community/blog/blog.api.ts'
import type { AdminArticleFilter, ArticleFilter, ArticleForm } from '#domain/community/blog/blog.schema.ts'
import { blogKeys, refreshBlog } from '#web/cache/blog.keys.ts'
import { listOf, queryOf } from '#web/cache/query-of.ts'
import { call } from '#web/lib/call.ts'
import type { Upload } from '#web/ui/upload-queue.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const articlesQuery = (filter: ArticleFilter) =>
  listOf(blogApi.list, { key: blogKeys.list(filter), query: filter })

export const articleQuery = (slug: string) =>
  queryOf(blogApi.article, { key: blogKeys.article(slug), params: { slug } })

export const adminArticlesQuery = (filter: AdminArticleFilter) =>
  listOf(blogApi.adminList, { key: blogKeys.adminList(filter), query: filter, staleTime: 0 })

export const adminArticleQuery = (id: string) =>
  queryOf(blogApi.adminArticle, { key: blogKeys.adminArticle(id), params: { id }, staleTime: 0 })

export const useCreateArticle = () =>
  useSend(blogApi.create, {
    stale: refreshBlog,
    failure: 'form',
    // A retry after a lost reply would find the address taken by the first request.
    retry: false,
  })

export const useChangeArticle = (id: string) =>
  useWrite({
    write: ({ form, version }: { form: ArticleForm; version: number }) =>
      call(blogApi.change, { params: { id }, body: { ...form, version } }),
    stale: refreshBlog,
    failure: 'form',
    retry: false,
  })

export const uploadCover =
  (id: string): Upload =>
  (file, progress) =>
    call(blogApi.saveCover, { params: { id }, file }, progress)

export const useRemoveCover = (id: string) =>
  useSend(blogApi.removeCover, { params: { id }, stale: refreshBlog, retry: false })

/** Read without the query cache, for pages that need no sign-in. */
export const readArticle = (slug: string) => call(blogApi.article, { params: { slug } })
export const readArticles = (page: number) => call(blogApi.list, { query: { page } })
