import { dayMs } from '#domain/kernel/dates.ts'
import { fold } from '#domain/kernel/turkish-text.ts'

/** Invisible characters and direction marks, which make a text look different from its content. */
const deceiving = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** Control characters, except line breaks and tabs. */
const control = /(?![\n\t])\p{Cc}/gu
/** More than three combining marks on a letter would cover the lines above and below. */
const piledMarks = /(\p{M}{3})\p{M}+/gu

export const cleanText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(control, '').replace(deceiving, '').replace(piledMarks, '$1')

/** The forum is open to all users, so surnames are cut: `Ayşe Yılmaz` is `Ayşe Y.`, `Av. Cem İnönü` is `Av. Cem İ.`. */
export function shownName(username: string | null): string {
  const parts = (username ?? '').trim().split(/\s+/).filter(Boolean)
  if (parts.length === 0) return 'Ayrılan üye'
  const titles = parts.slice(0, -1).findIndex((part) => !part.endsWith('.'))
  const known = parts.slice(0, titles + 1 || parts.length).join(' ')
  const last = titles < 0 ? undefined : parts.slice(titles + 1).at(-1)
  return last ? `${known} ${[...last][0]}.` : known
}

/** The participants whom a text mentions as `@Ayşe Y.`. */
export function mentionedIn<Person extends { name: string }>(text: string, people: readonly Person[]): Person[] {
  const key = fold(text)
  return people.filter(({ name }) => key.includes(`@${fold(name)}`))
}

const link = /https?:\/\/|(?<![\p{L}\p{N}.])www\./giu
export const linksIn = (text: string): number => text.match(link)?.length ?? 0

/** An account counts as new for three days. */
const newcomerMs = 3 * dayMs
export const newcomerLinks = 1
export const isNewcomer = (since: Date, now: Date): boolean => now.getTime() - since.getTime() < newcomerMs

interface PostReader {
  isAuthor: boolean
  isAdmin: boolean
  isLocked: boolean
  isHidden: boolean
}

/** Authors edit and remove their posts, administrators moderate; a locked discussion takes no edits or replies. */
export const rightsOnPost = ({ isAuthor, isAdmin, isLocked, isHidden }: PostReader) => ({
  edit: isAuthor && !isLocked,
  remove: isAuthor,
  reply: !isLocked && !isHidden,
  moderate: isAdmin,
})

/** Deeper replies are shown at this depth and still name the person they answer. */
export const maxDepth = 6
const idLength = 36

/**
 * Sorting replies by this text puts each reply below the one it answers, older before newer. `step` is an id made by
 * the server, because a chosen id could put a reply above all others.
 */
export function replyPath(parent: string | null, step: string): string {
  if (!parent) return step
  const branch = parent.split('/').slice(0, maxDepth).join('/')
  return `${branch}/${step}`
}
export const depthOf = (path: string): number => (path.length - idLength) / (idLength + 1)

/** The quotation with which the reply form starts. */
export const quoted = (name: string, content: string): string => {
  const lines = content.split('\n').filter((line) => !line.startsWith('>'))
  const text = lines.join('\n').trim().slice(0, 500)
  return `${[`**${name}** yazdı:`, ...text.split('\n')].map((line) => `> ${line}`).join('\n')}\n\n`
}
