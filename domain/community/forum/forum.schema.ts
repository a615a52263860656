import { z } from 'zod'
import { instant, pageQuery } from '#domain/kernel/endpoint.ts'
import { tooLong } from '#domain/kernel/trimmed-text.ts'
import { lower } from '#domain/kernel/turkish-text.ts'
import { cleanText } from './forum.rules.ts'

export const forumCategories = [
  'Genel',
  'Kira ve Artış',
  'Depozito',
  'Sözleşme',
  'Bakım ve Onarım',
  'Aidat ve Site',
  'Vergi',
  'Tahliye',
] as const

export const maxTags = 5
export const maxPostPictures = 5
export const maxSearchResults = 20
export const maxSimilarPosts = 5
/** Counting stops at this number; older posts are found by search. */
export const mostPostsCounted = 1000
export const repliesPerPage = 50

export const forumTargets = ['post', 'reply'] as const
export type ForumTarget = (typeof forumTargets)[number]

export const reportReasons = [
  'İstenmeyen reklam',
  'Hakaret ya da tehdit',
  'Kişisel bilgi paylaşımı',
  'Yanıltıcı bilgi',
  'Diğer',
] as const

const words = (max: number) => z.string().overwrite(cleanText).trim().max(max, tooLong(max))

const tag = z
  .string()
  .trim()
  .overwrite(lower)
  .min(2, 'Etiket en az 2 karakter olmalı')
  .max(24, tooLong(24))
  .regex(/^[\p{L}\p{N}-]+$/u, 'Etikette yalnızca harf, rakam ve tire olabilir')

const postTexts = {
  title: z
    .string()
    .overwrite((text) => cleanText(text).replace(/\s+/g, ' '))
    .trim()
    .min(5, 'Başlık en az 5 karakter olmalı')
    .max(140, tooLong(140)),
  content: words(10_000).min(10, 'Birkaç kelimeyle de olsa anlatın (en az 10 karakter)'),
  category: z.enum(forumCategories, { error: 'Bir konu seçin' }),
  tags: z.array(tag).max(maxTags, `En fazla ${maxTags} etiket eklenebilir`).default([]),
}
/** The fields of the form, also sent by an edit. */
export const postForm = z.strictObject(postTexts)
export type PostForm = z.output<typeof postForm>
/** The browser makes the id, so that a retry creates no second post. */
export const newPost = z.strictObject({ id: z.uuid().optional(), ...postTexts })

const replyContent = words(5000).min(2, 'Yanıtınızı yazın')
export const replyForm = z.strictObject({ content: replyContent })
export const newReply = z.strictObject({
  id: z.uuid().optional(),
  content: replyContent,
  parent_reply_id: z.uuid().nullable().default(null),
})

export const forumSorts = ['activity', 'new', 'liked'] as const
export const forumViews = ['all', 'mine', 'bookmarks', 'hidden'] as const

export const forumFilter = z.strictObject({
  ...pageQuery,
  category: z.enum(['all', ...forumCategories]).default('all'),
  tag: z.string().trim().max(24).default(''),
  sort: z.enum(forumSorts).default('activity'),
  /** `hidden` is for administrators only. */
  show: z.enum(forumViews).default('all'),
})
export type ForumFilter = z.output<typeof forumFilter>

const count = z.number().int().min(0)
const author = {
  /** Null after the account was deleted. */
  author_id: z.uuid().nullable(),
  /** First name and the initial of the surname. */
  author_name: z.string(),
  author_is_admin: z.boolean(),
}

export const postCard = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  /** The beginning of `content` without markdown. */
  excerpt: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  ...author,
  view_count: count,
  reply_count: count,
  like_count: count,
  is_pinned: z.boolean(),
  is_locked: z.boolean(),
  created_at: instant,
  last_activity: instant,
  bookmarked: z.boolean(),
  /** Set when an administrator hid the post; shown only to the author and administrators. */
  hidden_reason: z.string().nullable(),
})
export type PostCard = z.output<typeof postCard>

export const postView = postCard.omit({ excerpt: true }).extend({
  content: z.string(),
  is_edited: z.boolean(),
  updated_at: instant.nullable(),
  liked: z.boolean(),
  /** File ids of the pictures. */
  files: z.array(z.uuid()),
  can: z.strictObject({ edit: z.boolean(), remove: z.boolean(), reply: z.boolean(), moderate: z.boolean() }),
})
export type PostView = z.output<typeof postView>

export const replyView = z.strictObject({
  id: z.uuid(),
  post_id: z.uuid(),
  ...author,
  /** Empty when the reader may no longer read it. */
  content: z.string(),
  parent_reply_id: z.uuid().nullable(),
  /** The author of the reply that this one answers, while that reply is still shown. */
  answers: z.string().nullable(),
  depth: z.number().int().min(0),
  like_count: count,
  liked: z.boolean(),
  is_edited: z.boolean(),
  created_at: instant,
  updated_at: instant.nullable(),
  state: z.enum(['shown', 'deleted', 'hidden']),
  hidden_reason: z.string().nullable(),
  can: z.strictObject({ edit: z.boolean(), remove: z.boolean() }),
})
export type ReplyView = z.output<typeof replyView>

export const foundPost = postCard.pick({
  id: true,
  title: true,
  category: true,
  reply_count: true,
  is_locked: true,
  last_activity: true,
})
export type FoundPost = z.output<typeof foundPost>

export const forumTarget = z.strictObject({ target_id: z.uuid(), target_type: z.enum(forumTargets) })
/** `on` sets the state; without it the call toggles. */
export const wantedState = { on: z.boolean().optional() }

export const moderation = z.strictObject({
  is_pinned: z.boolean().optional(),
  is_locked: z.boolean().optional(),
  category: z.enum(forumCategories).optional(),
})
export const hiding = forumTarget.extend({
  /** Shown to the author; null unhides the post. */
  reason: words(500).min(5, 'Yazarın okuyacağı bir neden yazın').nullable(),
})

export const newReport = forumTarget.extend({
  reason: z.enum(reportReasons, { error: 'Bir neden seçin' }),
  note: words(500).default(''),
})
export const reportView = z.strictObject({
  id: z.uuid(),
  ...forumTarget.shape,
  post_id: z.uuid(),
  title: z.string(),
  excerpt: z.string(),
  /** The author of the reported text. */
  author_name: z.string(),
  reporter_name: z.string(),
  reason: z.string(),
  note: z.string(),
  created_at: instant,
})
export type ReportView = z.output<typeof reportView>

export const earlierText = z.strictObject({ id: z.uuid(), title: z.string(), content: z.string(), until: instant })
