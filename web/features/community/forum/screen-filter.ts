import { z } from 'zod'
import { type ForumFilter, forumFilter } from '#domain/community/forum/forum.schema.ts'

/** The list's own filter, and the title search that replaces it. */
export const screenFilter = forumFilter.extend({ q: z.string().trim().max(100).default('') })
export type ScreenFilter = z.output<typeof screenFilter>
export const noScreenFilter = screenFilter.parse({})

export const listFilterOf = ({ q: _, ...filter }: ScreenFilter): ForumFilter => filter
export const shortestSearch = 2

export const sortLabels: Record<ForumFilter['sort'], string> = {
  activity: 'Son yanıt',
  new: 'En yeni',
  liked: 'En beğenilen',
}
export const viewLabels: Record<ForumFilter['show'], string> = {
  all: 'Tümü',
  mine: 'Gönderilerim',
  bookmarks: 'Kaydettiklerim',
  hidden: 'Yayından kaldırılanlar',
}
