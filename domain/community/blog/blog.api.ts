import { z } from 'zod'
import { done, endpoint, fileReply, page } from '#domain/kernel/endpoint.ts'
import { maxFileBytes } from '#domain/services/files/files.schema.ts'
import {
  adminArticle,
  adminArticleFilter,
  adminArticleRow,
  article,
  articleCard,
  articleChange,
  articleFilter,
  articleForm,
} from './blog.schema.ts'

/** Published articles have public pages, so reading them needs no session. */
export const blogApi = {
  list: endpoint({
    path: 'GET /blog',
    access: 'anyone',
    mayLag: true,
    summary: 'Yayımlanmış yazılar, yeniden eskiye; en fazla 4000.',
    query: articleFilter,
    reply: page(articleCard),
  }),
  article: endpoint({
    path: 'GET /blog/:slug',
    access: 'anyone',
    mayLag: true,
    summary: 'Yayımlanmış bir yazı.',
    // A malformed slug answers 404, like one without an article.
    params: z.strictObject({ slug: z.string().max(200) }),
    reply: article,
  }),
  cover: endpoint({
    path: 'GET /blog/covers/:id',
    access: 'anyone',
    summary: 'Yayımlanmış bir yazının kapak resmi; yöneticiye taslaklarınki de. `size=thumb` küçüğünü verir.',
    query: z.strictObject({ size: z.enum(['full', 'thumb']).default('full') }),
    download: true,
    reply: fileReply,
  }),

  adminList: endpoint({
    path: 'GET /admin/blog',
    access: 'admin',
    summary: 'Taslaklarla birlikte bütün yazılar, yeniden eskiye.',
    query: adminArticleFilter,
    reply: page(adminArticleRow),
  }),
  adminArticle: endpoint({
    path: 'GET /admin/blog/:id',
    access: 'admin',
    summary: 'Düzenlenecek yazı.',
    reply: adminArticle,
  }),
  create: endpoint({
    path: 'POST /admin/blog',
    access: 'admin',
    summary: 'Yeni bir yazı yazar.',
    body: articleForm,
    reply: done.extend({ id: z.uuid() }),
  }),
  change: endpoint({
    path: 'PUT /admin/blog/:id',
    access: 'admin',
    summary: 'Bir yazıyı değiştirir, yayımlar ya da taslağa geri alır. Yayımlanmış yazının adresi aynı kalır.',
    body: articleChange,
  }),
  saveCover: endpoint({
    path: 'POST /admin/blog/:id/cover',
    access: 'admin',
    limit: 'filesByPerson',
    summary: 'Yazının kapak resmini koyar ya da değiştirir.',
    upload: { maxBytes: maxFileBytes },
    reply: done.extend({ cover: z.uuid() }),
  }),
  removeCover: endpoint({
    path: 'DELETE /admin/blog/:id/cover',
    access: 'admin',
    summary: 'Yazının kapak resmini kaldırır.',
  }),
}
