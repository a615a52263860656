export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; children: Inline[] }

const deepest = 4
const punctuation = /[!-/:-@[-`{-~]/
const wordSign = /[\p{L}\p{N}]/u
/** Lengths are bounded, so that a text full of brackets takes linear time. */
const link = /\[([^[\]\n]{1,300})\]\(([^()\s]{1,1000})\)/y
const address = /https?:\/\/[^\s<>"'`*[\](){}|\\^]{1,1000}/iy
/** Invisible characters and those that reverse the writing direction can make an address look like another. */
const disguise = /[\p{Cc}\p{Cf}\s\\]/u

/**
 * Allows http and https addresses without a user name before the host (https://bank@elsewhere), mail addresses and
 * pages of this product. Returns null for everything else.
 */
export function safeHref(href: string): string | null {
  if (disguise.test(href)) return null
  if (/^https?:\/\/[^/?#@]+(?:[/?#].*)?$/i.test(href)) return href
  if (/^mailto:[^@?]+@[^@?]+$/i.test(href)) return href
  return /^\/(?!\/)/.test(href) ? href : null
}

export const isOwnAddress = (href: string) => href.startsWith('/')

interface Piece {
  node: Inline
  end: number
}

export function parseInline(text: string, depth = 0): Inline[] {
  const found: Inline[] = []
  let plain = ''
  const flush = () => {
    if (plain) found.push({ kind: 'text', text: plain })
    plain = ''
  }
  /** Marks without a partner are remembered, so that the search for one is not repeated at every position. */
  const alone = new Set<string>()
  let at = 0
  while (at < text.length) {
    const sign = text[at]!
    if (sign === '\\' && punctuation.test(text[at + 1] ?? '')) {
      plain += text[at + 1]
      at += 2
      continue
    }
    const piece = depth < deepest ? pieceAt(text, at, depth, alone) : null
    if (piece) {
      flush()
      found.push(piece.node)
      at = piece.end
    } else if (sign === '\n') {
      flush()
      found.push({ kind: 'break' })
      at++
    } else {
      plain += sign
      at++
    }
  }
  flush()
  return found
}

function pieceAt(text: string, at: number, depth: number, alone: Set<string>): Piece | null {
  switch (text[at]) {
    case '`':
      return codeAt(text, at, alone)
    case '[':
      return linkAt(text, at, depth)
    case 'h':
    case 'H':
      return addressAt(text, at)
    case '*':
    case '_':
      return stressAt(text, at, depth, alone)
    default:
      return null
  }
}

function codeAt(text: string, at: number, alone: Set<string>): Piece | null {
  const end = partnerOf(text, '`', at + 1, alone)
  if (end <= at + 1) return null
  return { node: { kind: 'code', text: text.slice(at + 1, end) }, end: end + 1 }
}

function linkAt(text: string, at: number, depth: number): Piece | null {
  link.lastIndex = at
  const [whole, words, target] = link.exec(text) ?? []
  const href = target && safeHref(target)
  if (!whole || !words || !href || namesAnother(words, href)) return null
  // HTML allows no link inside a link.
  const children = withoutLinks(parseInline(words, depth + 1))
  return { node: { kind: 'link', href, children }, end: at + whole.length }
}

/** A link text that is itself an address must equal the target: [https://bank.example](https://elsewhere.example). */
const namesAnother = (words: string, href: string) => /^\W*(?:https?:|www\.)/i.test(words) && words.trim() !== href

const withoutLinks = (nodes: Inline[]): Inline[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'link') return withoutLinks(node.children)
    return 'children' in node ? [{ ...node, children: withoutLinks(node.children) }] : [node]
  })

/** An address typed as plain text; punctuation after it belongs to the sentence. */
function addressAt(text: string, at: number): Piece | null {
  if (wordSign.test(text[at - 1] ?? '')) return null
  address.lastIndex = at
  const found = address.exec(text)?.[0].replace(/[.,;:!?…]+$/, '')
  const href = found && safeHref(found)
  if (!href) return null
  return { node: { kind: 'link', href, children: [{ kind: 'text', text: found }] }, end: at + found.length }
}

function stressAt(text: string, at: number, depth: number, alone: Set<string>): Piece | null {
  const sign = text[at]!
  const mark = text[at + 1] === sign ? sign + sign : sign
  const start = at + mark.length
  if (!isInk(text[start]) || (sign === '_' && wordSign.test(text[at - 1] ?? ''))) return null
  const end = partnerOf(text, mark, start, alone)
  if (end <= start || !isInk(text[end - 1])) return null
  const after = end + mark.length
  // An underscore inside a word (snake_case) is no emphasis.
  if (sign === '_' && wordSign.test(text[after] ?? '')) return null
  const children = parseInline(text.slice(start, end), depth + 1)
  return { node: { kind: mark.length === 2 ? 'strong' : 'emphasis', children }, end: after }
}

const isInk = (sign: string | undefined) => sign !== undefined && sign.trim() !== ''

function partnerOf(text: string, mark: string, from: number, alone: Set<string>): number {
  if (alone.has(mark)) return -1
  let end = text.indexOf(mark, from)
  // A single star closes a single star; two stars belong to bold text inside.
  while (mark.length === 1 && mark !== '`' && end !== -1 && text[end + 1] === mark) end = text.indexOf(mark, end + 2)
  if (end === -1) alone.add(mark)
  return end
}
