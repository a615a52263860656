import { type Inline, parseInline } from './inline.rules.ts'

/**
 * A small part of markdown as a tree: headings, lists, quotes, code and paragraphs. Raw HTML, pictures and everything
 * else stay text, so a renderer cannot be made to draw them.
 */
export type Block =
  | { kind: 'heading'; level: 2 | 3 | 4; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'code'; text: string }

/** Deeper nesting of lists and quotes is shown as plain text. */
const deepest = 5

const heading = /^(#{1,6})[ \t]+(\S.*)$/
const fence = /^ {0,3}```/
const quoteMark = /^ {0,3}> ?/
const itemMark = /^( {0,3})([-*+]|\d{1,9}[.)])[ \t]+(?=\S)/

export const parseMarkdown = (text: string): Block[] => parseBlocks(text.replaceAll(/\r\n?/g, '\n').split('\n'), 0)

function parseBlocks(lines: string[], depth: number): Block[] {
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    if (isBlank(lines[at]!)) {
      at++
      continue
    }
    const { block, next } = readBlock(lines, at, depth)
    blocks.push(block)
    at = next
  }
  return blocks
}

interface ParsedBlock {
  block: Block
  /** Index of the first line after the block. */
  next: number
}

function readBlock(lines: string[], at: number, depth: number): ParsedBlock {
  const line = lines[at]!
  if (fence.test(line)) return readCode(lines, at)
  const title = heading.exec(line)
  if (title) return { block: headingOf(title[1]!.length, title[2]!), next: at + 1 }
  if (depth < deepest && quoteMark.test(line)) return readQuote(lines, at, depth)
  if (depth < deepest && itemMark.test(line)) return readList(lines, at, depth)
  return readParagraph(lines, at, depth)
}

/** The page has its own title, so the highest heading in a text is level two. */
const headingOf = (signs: number, text: string): Block => ({
  kind: 'heading',
  level: signs <= 2 ? 2 : signs === 3 ? 3 : 4,
  children: parseInline(text.replace(/[ \t]+#+[ \t]*$/, '').trim()),
})

/** A fence without an end runs to the end of the text. */
function readCode(lines: string[], at: number): ParsedBlock {
  let end = at + 1
  while (end < lines.length && !fence.test(lines[end]!)) end++
  return { block: { kind: 'code', text: lines.slice(at + 1, end).join('\n') }, next: end + 1 }
}

function readQuote(lines: string[], at: number, depth: number): ParsedBlock {
  let end = at
  while (end < lines.length && quoteMark.test(lines[end]!)) end++
  const inside = lines.slice(at, end).map((line) => line.replace(quoteMark, ''))
  return { block: { kind: 'quote', children: parseBlocks(inside, depth + 1) }, next: end }
}

function readList(lines: string[], at: number, depth: number): ParsedBlock {
  const first = itemMark.exec(lines[at]!)!
  const ordered = isNumber(first[2]!)
  const items: Block[][] = []
  let next = at
  while (next < lines.length) {
    const mark = itemMark.exec(lines[next]!)
    if (!mark || isNumber(mark[2]!) !== ordered) break
    const { inside, end } = readItem(lines, next, mark[0].length)
    items.push(parseBlocks(inside, depth + 1))
    next = skipBlank(lines, end)
  }
  return { block: { kind: 'list', ordered, start: ordered ? Number.parseInt(first[2]!, 10) : 1, items }, next }
}

/** The lines of a list item: its first line, indented lines below it, and unmarked continuation lines. */
function readItem(lines: string[], at: number, width: number): { inside: string[]; end: number } {
  const inside = [lines[at]!.slice(width)]
  let end = at + 1
  while (end < lines.length) {
    const line = lines[end]!
    if (isBlank(line)) {
      const after = skipBlank(lines, end)
      if (!isIndented(lines[after] ?? '')) break
      inside.push('')
      end = after
      continue
    }
    if (isIndented(line)) inside.push(unindented(line, width))
    else if (startsBlock(line) || isBlank(lines[end - 1]!)) break
    else inside.push(line)
    end++
  }
  return { inside, end }
}

function readParagraph(lines: string[], at: number, depth: number): ParsedBlock {
  let end = at + 1
  while (end < lines.length && !isBlank(lines[end]!) && (depth >= deepest || !startsBlock(lines[end]!))) end++
  const text = lines
    .slice(at, end)
    .map((line) => line.trim())
    .join('\n')
  return { block: { kind: 'paragraph', children: parseInline(text) }, next: end }
}

const isBlank = (line: string) => line.trim() === ''
const isNumber = (mark: string) => mark.length > 1
const isIndented = (line: string) => /^(?: {2}|\t)/.test(line)
const unindented = (line: string, width: number) => line.replace(new RegExp(`^(?:\\t| {1,${Math.min(width, 4)}})`), '')
const startsBlock = (line: string) =>
  fence.test(line) || heading.test(line) || quoteMark.test(line) || itemMark.test(line)

function skipBlank(lines: string[], at: number): number {
  let next = at
  while (next < lines.length && isBlank(lines[next]!)) next++
  return next
}
