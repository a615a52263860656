import { z } from 'zod'
import { pageQuery, recordVersion } from '#domain/kernel/endpoint.ts'
import { enteredDay } from '#domain/kernel/entered-days.ts'
import { articleStates } from './blog.rules.ts'

/** LIM-02: larger requests are cut to this number. */
const mostArticles = 4000

const search = z.string().trim().max(100).default('')
const size = z.coerce
  .number()
  .int()
  .min(1)
  .transform((asked) => Math.min(asked, mostArticles))

export const articleFilter = z.strictObject({ ...pageQuery, size: size.default(12), q: search })
export type ArticleFilter = z.output<typeof articleFilter>

export const adminArticleFilter = z.strictObject({
  ...articleFilter.shape,
  size: size.default(20),
  state: z.enum(['all', ...articleStates]).default('all'),
})
export type AdminArticleFilter = z.output<typeof adminArticleFilter>

const slug = z
  .string()
  .trim()
  .min(3, 'Adres en az 3 karakter olmalıdır')
  .max(80, 'Adres en fazla 80 karakter olabilir')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Adreste yalnız küçük harf, rakam ve kısa çizgi olur: kira-artisi')

export const articleForm = z.strictObject({
  title: z.string().trim().min(3, 'Başlık yazın').max(140, 'Başlık en fazla 140 karakter olabilir'),
  slug,
  summary: z.string().trim().min(20, 'Özeti bir iki cümleyle yazın').max(300, 'Özet en fazla 300 karakter olabilir'),
  body: z.string().trim().min(1, 'Yazının metni boş olamaz').max(40_000, 'Metin en fazla 40.000 karakter olabilir'),
  /** Only administrators see a draft, whatever its publication day. */
  draft: z.boolean(),
  /** Public from this day on. */
  publish_on: enteredDay('Yayın gününü girin'),
})
export type ArticleForm = z.output<typeof articleForm>

export const articleChange = z.strictObject({ ...articleForm.shape, version: recordVersion })
export type ArticleChange = z.output<typeof articleChange>

export const articleCard = z.strictObject({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  publish_on: z.iso.date(),
  /** The day of the last change, but not before the day of publication. */
  updated_on: z.iso.date(),
  minutes: z.number().int(),
  /** Id of the cover picture. */
  cover: z.uuid().nullable(),
})
export type ArticleCard = z.output<typeof articleCard>

export const article = z.strictObject({ ...articleCard.shape, body: z.string() })
export type Article = z.output<typeof article>

const adminFields = {
  id: z.uuid(),
  version: recordVersion,
  state: z.enum(articleStates),
  updated_at: z.iso.datetime(),
  /** Null for articles that came with the product. */
  author: z.string().nullable(),
  cover: z.uuid().nullable(),
}
export const adminArticleRow = z.strictObject({
  ...adminFields,
  title: z.string(),
  slug: z.string(),
  publish_on: z.iso.date(),
})
export type AdminArticleRow = z.output<typeof adminArticleRow>

export const adminArticle = z.strictObject({
  ...adminArticleRow.shape,
  summary: z.string(),
  body: z.string(),
  draft: z.boolean(),
})
export type AdminArticle = z.output<typeof adminArticle>
