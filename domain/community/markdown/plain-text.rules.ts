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
    // Quotations are not the author's own words.
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

/** A colon separates a heading from the text after it, since both stand on one line. */
const titled = (title: string): string => (/[.!?…:;,]$/.test(title) ? title : `${title}:`)

/** List items are joined by commas, except after punctuation. */
const listed = (items: readonly string[]): string =>
  items.map((item, at) => (at === items.length - 1 || /[.!?…:;,]$/.test(item) ? item : `${item},`)).join(' ')

/** The text without markdown and quotations, for one line in a list. */
export const plainText = (text: string): string =>
  parseMarkdown(text).map(blockWords).filter(Boolean).join(' ').replace(/\s+/g, ' ').trim()
