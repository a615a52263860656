/**
 * The small part of Markdown that people write in posts: paragraphs, headings, lists, quotations, code, bold, italic and
 * links. A text becomes a tree of words, never HTML: whoever draws it makes elements of it, so nothing that was typed can
 * become a tag, an attribute or a script.
 */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'bold' | 'italic'; parts: Inline[] }
  | { kind: 'link'; href: string; text: string }

export type Block =
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'heading'; parts: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }

/** Quotations within quotations beyond this are read as plain lines. */
const deepestQuote = 4
const deepestInline = 6

const fence = /^```/
const quoteLine = /^>\s?/
const headingLine = /^#{1,6}\s+/
const listLine = /^\s{0,3}(?:[-*]|(\d{1,3})[.)])\s+/
const begins = (line: string) => [fence, quoteLine, headingLine, listLine].some((sign) => sign.test(line))

export function parseMarkdown(text: string, depth = 0): Block[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const blocks: Block[] = []
  let at = 0
  const take = (fits: (line: string) => boolean): string[] => {
    const from = at
    while (at < lines.length && fits(lines[at]!)) at += 1
    return lines.slice(from, at)
  }
  while (at < lines.length) {
    const line = lines[at]!
    if (line.trim() === '') at += 1
    else if (fence.test(line)) {
      at += 1
      blocks.push({ kind: 'code', text: take((each) => !fence.test(each)).join('\n') })
      at += 1
    } else if (quoteLine.test(line) && depth < deepestQuote) {
      const inner = take((each) => quoteLine.test(each)).map((each) => each.replace(quoteLine, ''))
      blocks.push({ kind: 'quote', blocks: parseMarkdown(inner.join('\n'), depth + 1) })
    } else if (headingLine.test(line)) {
      at += 1
      blocks.push({ kind: 'heading', parts: parseInline(line.replace(headingLine, '').trim()) })
    } else if (listLine.test(line)) {
      const ordered = listLine.exec(line)![1] !== undefined
      const items = take((each) => listLine.test(each) && (listLine.exec(each)![1] !== undefined) === ordered)
      blocks.push({ kind: 'list', ordered, items: items.map((item) => parseInline(item.replace(listLine, ''))) })
    } else {
      at += 1
      const rest = take((each) => each.trim() !== '' && !begins(each))
      blocks.push({ kind: 'paragraph', parts: parseInline([line, ...rest].join('\n')) })
    }
  }
  return blocks
}

/** In the order in which they are looked for at each place. */
const signs = new RegExp(
  [
    /`(?<code>[^`\n]+)`/u,
    /\[(?<label>[^\]\n]{1,200})\]\((?<href>[^\s()]{1,1000})\)/u,
    /\*\*(?<bold>[^\s*](?:[^\n]{0,500}?[^\s*])?)\*\*/u,
    /(?<![\p{L}\p{N}*])\*(?<italic>[^\s*](?:[^\n*]*[^\s*])?)\*(?![\p{L}\p{N}*])/u,
    /(?<bare>https?:\/\/[^\s<>"'`]{1,1000})/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
)

export function parseInline(text: string, depth = 0): Inline[] {
  if (depth > deepestInline) return [{ kind: 'text', text }]
  const parts: Inline[] = []
  let at = 0
  const plain = (upTo: number) => {
    if (upTo > at) parts.push({ kind: 'text', text: text.slice(at, upTo) })
  }
  for (const match of text.matchAll(signs)) {
    const found = inlineOf(match.groups!, depth)
    if (!found) continue
    plain(match.index)
    parts.push(found)
    at = match.index + (found.kind === 'link' && match.groups!.bare ? found.text.length : match[0].length)
  }
  plain(text.length)
  return parts
}

function inlineOf({ code, label, href, bold, italic, bare }: Record<string, string | undefined>, depth: number) {
  if (code !== undefined) return { kind: 'code' as const, text: code }
  if (bold !== undefined) return { kind: 'bold' as const, parts: parseInline(bold, depth + 1) }
  if (italic !== undefined) return { kind: 'italic' as const, parts: parseInline(italic, depth + 1) }
  // The full stop that ends the sentence is no part of the address.
  const address = bare?.replace(/[.,;:!?)\]]+$/, '') ?? href
  const safe = address === undefined ? null : safeAddress(address)
  return safe && { kind: 'link' as const, href: safe, text: label ?? address! }
}

/** Web addresses and places of this product; anything else, `javascript:` above all, stays the text that it is. */
export function safeAddress(address: string): string | null {
  if (/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(address)) return address
  if (!/^https?:\/\//i.test(address)) return null
  try {
    const { href, username, password } = new URL(address)
    // A name before the @ makes a foreign address look like a known one.
    return username || password ? null : href
  } catch {
    return null
  }
}

const inlineText = (parts: readonly Inline[]): string =>
  parts.map((part) => ('parts' in part ? inlineText(part.parts) : part.text)).join('')

/** The words alone, for a line in a list; quotations are somebody else's words. */
export function plainText(text: string): string {
  const words = (block: Block): string => {
    if (block.kind === 'quote') return ''
    if (block.kind === 'code') return block.text
    return block.kind === 'list' ? block.items.map(inlineText).join(', ') : inlineText(block.parts)
  }
  return parseMarkdown(text).map(words).filter(Boolean).join(' ').replace(/\s+/g, ' ').trim()
}
