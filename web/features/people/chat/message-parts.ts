export interface TextPart {
  text: string
  /** Only http, https or mailto. */
  href: string | null
}

const candidate = /\b(?:https?:\/\/|www\.)[^\s<>"]+|\bmailto:[^\s<>"]+|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/giu
const allowed = ['http:', 'https:', 'mailto:']

/** Punctuation at the end of a sentence is not part of the address; a closing bracket is, if it was opened inside. */
function withoutSentenceEnd(found: string): string {
  let text = found.replace(/[.,;:!?'’”»…]+$/u, '')
  while (text.endsWith(')') && text.split('(').length < text.split(')').length)
    text = text.slice(0, -1).replace(/[.,;:!?]+$/, '')
  return text
}

function addressOf(text: string): string | null {
  const written = /^www\./i.test(text)
    ? `https://${text}`
    : /^(?:https?:\/\/|mailto:)/i.test(text)
      ? text
      : `mailto:${text}`
  try {
    const url = new URL(written)
    // `https://banka.com@elsewhere` leads elsewhere; a user name before the host only serves to mislead.
    if (!allowed.includes(url.protocol) || url.username || url.password) return null
    return url.href
  } catch {
    return null
  }
}

/** Only web and mail addresses become links; text is never interpreted as HTML. */
export function messageParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let done = 0
  for (const match of text.matchAll(candidate)) {
    const link = withoutSentenceEnd(match[0])
    const href = addressOf(link)
    if (!href) continue
    if (match.index > done) parts.push({ text: text.slice(done, match.index), href: null })
    parts.push({ text: link, href })
    done = match.index + link.length
  }
  if (done < text.length) parts.push({ text: text.slice(done), href: null })
  return parts
}

const emoji = /^(?:\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f|\u200d\p{Extended_Pictographic})*\s*){1,3}$/u
/** One to three emoji and nothing else are shown large. */
export const isOnlyEmoji = (text: string) => emoji.test(text)
