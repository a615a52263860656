import { fold } from '#domain/kernel/turkish-text.ts'

/** Signs that turn the direction of writing or take no room: with them a text shows other words than it holds. */
const deceiving = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** Whatever is no sign of writing; lines and tabs are. */
const control = /(?![\n\t])\p{Cc}/gu
/** A letter with more than three marks climbs over the lines around it. */
const piledMarks = /(\p{M}{3})\p{M}+/gu

export const cleanText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(control, '').replace(deceiving, '').replace(piledMarks, '$1')

/** Everybody reads the forum, so nobody is named in full: `Ayşe Yılmaz` is `Ayşe Y.`, `Av. Cem İnönü` is `Av. Cem İ.`. */
export function shownName(username: string | null): string {
  const parts = (username ?? '').trim().split(/\s+/).filter(Boolean)
  if (parts.length === 0) return 'Ayrılan üye'
  const titles = parts.slice(0, -1).findIndex((part) => !part.endsWith('.'))
  const known = parts.slice(0, titles + 1 || parts.length).join(' ')
  const last = titles < 0 ? undefined : parts.slice(titles + 1).at(-1)
  return last ? `${known} ${[...last][0]}.` : known
}

/** Of those who take part, the people whom a text calls by `@Ayşe Y.`. */
export function mentionedIn<Person extends { name: string }>(text: string, people: readonly Person[]): Person[] {
  const key = fold(text)
  return people.filter(({ name }) => key.includes(`@${fold(name)}`))
}

const link = /https?:\/\/|(?<![\p{L}\p{N}.])www\./giu
export const linksIn = (text: string): number => text.match(link)?.length ?? 0

/** Whoever came within the last three days. */
const newcomerMs = 3 * 86_400_000
export const newcomerLinks = 1
export const isNewcomer = (since: Date, now: Date): boolean => now.getTime() - since.getTime() < newcomerMs

interface Standing {
  isAuthor: boolean
  isAdmin: boolean
  isLocked: boolean
  isHidden: boolean
}

/** Authors change what they wrote, administrators keep order, and a closed discussion stays as it is. */
export const rightsOnPost = ({ isAuthor, isAdmin, isLocked, isHidden }: Standing) => ({
  edit: isAuthor && !isLocked,
  remove: isAuthor,
  reply: !isLocked && !isHidden,
  moderate: isAdmin,
})

/** Deeper answers stand beside the last one that fits, and still say whom they answer. */
export const maxDepth = 6
const idLength = 36

/**
 * Replies are read in the order of this text: an answer follows what it answers, the older before the newer. `step` is an
 * id of the server's own: whoever chose it could write above everybody.
 */
export function replyPath(parent: string | null, step: string): string {
  if (!parent) return step
  const place = parent.split('/').slice(0, maxDepth).join('/')
  return `${place}/${step}`
}
export const depthOf = (path: string): number => (path.length - idLength) / (idLength + 1)

/** Lines of a quotation, as the reply form begins with them. */
export const quoted = (name: string, content: string): string => {
  const lines = content.split('\n').filter((line) => !line.startsWith('>'))
  const text = lines.join('\n').trim().slice(0, 500)
  return `${[`**${name}** yazdı:`, ...text.split('\n')].map((line) => `> ${line}`).join('\n')}\n\n`
}
