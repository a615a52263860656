import type { IsoDate } from '#domain/kernel/dates.ts'
import { fold } from '#domain/kernel/turkish-text.ts'

export const articleStates = ['draft', 'scheduled', 'published'] as const
export type ArticleState = (typeof articleStates)[number]

export const articleStateLabels: Record<ArticleState, string> = {
  draft: 'Taslak',
  scheduled: 'Zamanlandı',
  published: 'Yayında',
}

export function articleState({ draft, publish_on }: { draft: boolean; publish_on: IsoDate }, today: IsoDate) {
  if (draft) return 'draft' satisfies ArticleState
  return publish_on <= today ? ('published' satisfies ArticleState) : ('scheduled' satisfies ArticleState)
}

const longestSlug = 80

/** `Kira artışı: %25 mi?` → `kira-artisi-25-mi` */
export const slugOf = (title: string) =>
  fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '')

/** Turkish words are long, so reading speed is counted in characters: about a thousand a minute. */
const signsPerMinute = 1000
export const readingMinutes = (signs: number) => Math.max(1, Math.round(signs / signsPerMinute))

export const publicArticlePath = (slug: string) => `/yazilar/${slug}` as const
export const coverAddress = (id: string, size: 'full' | 'thumb' = 'full') =>
  `/api/blog/covers/${id}${size === 'thumb' ? '?size=thumb' : ''}`

/** Shown below every article. */
export const noAdvice =
  'Bu yazı genel bilgi verir, hukuki ya da mali danışmanlık değildir. Kurallar ve rakamlar yayın gününe göredir ve değişebilir; karar vermeden önce güncel metne bakın ve bir uzmana danışın.'
