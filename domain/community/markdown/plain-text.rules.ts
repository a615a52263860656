import type { Inline } from './inline.rules.ts'
import { type Block, parseMarkdown } from './markdown.rules.ts'

const inlineWords = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'break') return ' '
      return 'children' in node ? inlineWords(node.children) : node.text
    })
    .join('')

const blockWords = (block: Block): string => {
  switch (block.kind) {
    // Somebody else's words.
    case 'quote':
      return ''
    case 'code':
      return block.text
    case 'list':
      return listed(block.items.map((item) => item.map(blockWords).join(' ')))
    case 'heading':
      return titled(inlineWords(block.children))
    default:
      return inlineWords(block.children)
  }
}

/** In one line with what follows, a title is told from it by a colon. */
const titled = (title: string): string => (/[.!?…:;,]$/.test(title) ? title : `${title}:`)

/** A sentence needs no comma after it. */
const listed = (items: readonly string[]): string =>
  items.map((item, at) => (at === items.length - 1 || /[.!?…:;,]$/.test(item) ? item : `${item},`)).join(' ')

/** The words alone, for a line in a list: without signs, and without what was quoted. */
export const plainText = (text: string): string =>
  parseMarkdown(text).map(blockWords).filter(Boolean).join(' ').replace(/\s+/g, ' ').trim()
