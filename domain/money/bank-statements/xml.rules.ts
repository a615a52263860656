import { StatementProblem } from './statement.rules.ts'

/** An element of an XML file; names without their prefix. */
export interface XmlElement {
  name: string
  /** Line in the file, counted from 1. */
  line: number
  attributes: Record<string, string>
  /** The element's own text, without that of its children. */
  text: string
  children: XmlElement[]
}

/** Far more than a bank writes; a file beyond this is no statement. */
const mostElements = 150_000
const mostDepth = 40
const longestTag = 4000

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Only the five entities of XML itself and numbers: a file cannot define others, so it cannot grow while it is read. */
const decoded = (text: string) =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,6}));/gi, (whole, decimal, hex, name) => {
        if (name) return entities[name] ?? whole
        const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
      })
    : text

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

const skipped = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const

/** Reads from one `<` to the next, so that the time grows with the length of the file alone. */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', line: 1, attributes: {}, text: '', children: [] }
  const open = [root]
  let [at, line, counted, elements] = [0, 1, 0, 0]
  const lineAt = (position: number) => {
    for (; counted < position; counted += 1) if (text.charCodeAt(counted) === 10) line += 1
    return line
  }
  const broken = (position: number, why = 'Dosya bozuk: XML olarak okunamıyor.') =>
    new StatementProblem(lineAt(position), why)
  while (at < text.length) {
    const next = text.indexOf('<', at)
    const inside = open.at(-1)!
    if (next < 0) {
      inside.text += decoded(text.slice(at))
      break
    }
    if (next > at) inside.text += decoded(text.slice(at, next))
    if (text.startsWith('<![CDATA[', next)) {
      const end = text.indexOf(']]>', next)
      if (end < 0) throw broken(next)
      inside.text += text.slice(next + 9, end)
      at = end + 3
      continue
    }
    const skip = skipped.find(([start]) => text.startsWith(start, next))
    if (skip) {
      const end = text.indexOf(skip[1], next + skip[0].length)
      if (end < 0) throw broken(next)
      at = end + skip[1].length
      continue
    }
    if (text.startsWith('<!', next))
      throw broken(next, 'Dosya bir belge tanımı (DOCTYPE) içeriyor; banka dosyalarında olmaz.')
    const end = text.indexOf('>', next)
    if (end < 0 || end - next > longestTag) throw broken(next)
    const tag = text.slice(next + 1, end)
    at = end + 1
    if (tag.startsWith('/')) {
      if (open.length < 2 || localName(tag.slice(1).trim()) !== inside.name) throw broken(next)
      open.pop()
      continue
    }
    const name = /^[\w:.-]+/.exec(tag)?.[0]
    elements += 1
    if (!name || elements > mostElements || open.length > mostDepth) throw broken(next)
    const element = {
      name: localName(name),
      line: lineAt(next),
      attributes: tag.includes('=') ? attributesOf(tag) : none,
      text: '',
      children: [],
    }
    inside.children.push(element)
    if (!tag.endsWith('/')) open.push(element)
  }
  if (open.length > 1 || root.children.length !== 1) throw broken(text.length)
  return root.children[0]!
}

const none: Record<string, string> = {}
const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name, double, single]) => [
      localName(name!),
      decoded(double ?? single ?? ''),
    ]),
  )

export const childrenNamed = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? []

/** The first element on this way of names. */
export const elementAt = (element: XmlElement | undefined, ...names: string[]): XmlElement | undefined =>
  names.reduce((found, name) => childrenNamed(found, name)[0], element)

export const textAt = (element: XmlElement | undefined, ...names: string[]): string =>
  elementAt(element, ...names)?.text.trim() ?? ''
