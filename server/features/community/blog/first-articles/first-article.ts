import type { ArticleForm } from '#domain/community/blog/blog.schema.ts'

/** An article that comes with the product; its address is also the key by which it is put in once. */
export type FirstArticle = Omit<ArticleForm, 'draft'>
