import type { ArticleForm } from '#domain/community/blog/blog.schema.ts'

/** A built-in article; its slug is also the key that makes sure it is inserted only once. */
export type FirstArticle = Omit<ArticleForm, 'draft'>
