import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { blogApi } from '#domain/community/blog/blog.api.ts'
import type { AdminArticleFilter, ArticleFilter, ArticleForm } from '#domain/community/blog/blog.schema.ts'
import { blogKeys, refreshBlog } from '#web/cache/blog.keys.ts'
import { call } from '#web/lib/call.ts'
import type { Upload } from '#web/ui/upload-queue.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const articlesQuery = (filter: ArticleFilter) =>
  queryOptions({
    queryKey: blogKeys.list(filter),
    queryFn: () => call(blogApi.list, { query: filter }),
    placeholderData: keepPreviousData,
  })

export const articleQuery = (slug: string) =>
  queryOptions({
    queryKey: blogKeys.article(slug),
    queryFn: () => call(blogApi.article, { params: { slug } }),
  })

export const adminArticlesQuery = (filter: AdminArticleFilter) =>
  queryOptions({
    queryKey: blogKeys.adminList(filter),
    queryFn: () => call(blogApi.adminList, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const adminArticleQuery = (id: string) =>
  queryOptions({
    queryKey: blogKeys.adminArticle(id),
    queryFn: () => call(blogApi.adminArticle, { params: { id } }),
    staleTime: 0,
  })

export const useCreateArticle = () =>
  useWrite({
    write: (body: ArticleForm) => call(blogApi.create, { body }),
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
  useWrite({
    write: () => call(blogApi.removeCover, { params: { id } }),
    stale: refreshBlog,
    retry: false,
  })

/** Read without the query cache, for pages that need no sign-in. */
export const readArticle = (slug: string) => call(blogApi.article, { params: { slug } })
export const readArticles = (page: number) => call(blogApi.list, { query: { page } })
