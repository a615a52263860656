import { inflateSync } from 'node:zlib'

/** Limit for unpacking a file, once for its page tree and once for the pages' content. */
const maxUnpacked = 16 * 1024 * 1024
const maxPages = 5000

interface Objects {
  dictionaries: Map<number, string>
  /** The byte range of the stream that follows a dictionary. */
  streams: Map<number, { from: number; end: number }>
}

const isPage = /\/Type\s*\/Page(?![a-z])/i
const refIn = (dictionary: string, name: string) => {
  const found = new RegExp(`/${name}\\s+(\\d{1,10})\\s+\\d{1,5}\\s+R`).exec(dictionary)
  return found ? Number(found[1]) : null
}

const refs = (text: string) => [...text.matchAll(/(\d{1,10})\s+\d{1,5}\s+R/g)].map((found) => Number(found[1]))

/** Every object's text up to its stream, including objects packed in object streams. */
function objectsOf(text: string): Objects {
  const dictionaries: Objects['dictionaries'] = new Map()
  const streams: Objects['streams'] = new Map()
  const packed: { dictionary: string; from: number }[] = []
  const beginning = /(\d{1,10})\s{1,10}\d{1,5}\s{1,10}obj\b/g
  // Each search continues after the previous object, so that a file without `endobj` is only read once.
  for (let match = beginning.exec(text); match; match = beginning.exec(text)) {
    const from = beginning.lastIndex
    const closed = text.indexOf('endobj', from)
    const end = closed < 0 ? text.length : closed
    const body = text.slice(from, end)
    const stream = body.indexOf('stream')
    const dictionary = stream < 0 ? body : body.slice(0, stream)
    const start = from + stream + 'stream'.length
    const begin = start + (text[start] === '\r' ? 2 : 1)
    dictionaries.set(Number(match[1]), dictionary)
    // A later object of the same number replaces the earlier one.
    if (stream < 0) streams.delete(Number(match[1]))
    else streams.set(Number(match[1]), { from: begin, end })
    if (stream >= 0 && /\/Type\s*\/ObjStm/.test(dictionary)) packed.push({ dictionary, from: begin })
    beginning.lastIndex = end
  }
  let room = maxUnpacked
  for (const { dictionary, from } of packed) {
    const plain = unpacked(text, from, dictionary, room)
    // A broken or oversized stream uses up the whole budget, because its unpacked size is unknown.
    room = plain === null ? 0 : room - plain.length
    if (plain === null) continue
    const first = Number(/\/First\s+(\d{1,10})/.exec(dictionary)?.[1] ?? 0)
    const numbers = plain.slice(0, first).trim().split(/\s+/).map(Number)
    for (let at = 0; at + 1 < numbers.length; at += 2)
      dictionaries.set(numbers[at]!, plain.slice(first + numbers[at + 1]!, first + (numbers[at + 3] ?? plain.length)))
  }
  return { dictionaries, streams }
}

function unpacked(text: string, from: number, dictionary: string, room: number): string | null {
  const end = text.indexOf('endstream', from)
  const bytes = Buffer.from(text.slice(from, end < 0 ? text.length : end), 'latin1')
  if (!/\/FlateDecode/.test(dictionary)) return bytes.toString('latin1')
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(room, 1) }).toString('latin1')
  } catch {
    return null
  }
}

/** Whether a page has content; a stream in an unsupported format counts as content. */
function contentReader(text: string, { dictionaries, streams }: Objects) {
  let room = maxUnpacked
  const isFilled = (id: number) => {
    const stream = streams.get(id)
    if (!stream) return false
    const raw = text.slice(stream.from, stream.end).split('endstream', 1)[0]!
    if (raw.trim() === '') return false
    if (!/\/Filter\s*\[?\s*\/FlateDecode\s*[\]/>]/.test(dictionaries.get(id) ?? '')) return true
    try {
      const plain = inflateSync(Buffer.from(raw, 'latin1'), { maxOutputLength: Math.max(room, 1) })
      room -= plain.length
      return plain.toString('latin1').trim() !== ''
    } catch {
      room = 0
      return true
    }
  }
  // Many pages may share the same content, which is checked once.
  const known = new Map<number, boolean>()
  const look = (id: number) => {
    // A reference may point to a list of references.
    const filled = streams.has(id) ? isFilled(id) : refs(dictionaries.get(id) ?? '').some(isFilled)
    known.set(id, filled)
    return filled
  }
  return (page: string) => {
    const contents = /\/Contents\s*(\[[^\]]*\]|\d{1,10}\s+\d{1,5}\s+R)/.exec(page)?.[1] ?? ''
    return refs(contents).some((id) => known.get(id) ?? look(id))
  }
}

/**
 * Walks the page tree from the root, like a reader, and counts the pages up to the first with content. A file that only
 * begins and ends like a PDF has no pages; the content of an encrypted one is unknown.
 */
export function pagesOfPdf(bytes: Uint8Array): { pages: number; filled: number; encrypted: boolean } {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const objects = objectsOf(text)
  const root = [...text.matchAll(/\/Root\s+(\d{1,10})\s+\d{1,5}\s+R/g)].at(-1)?.[1]
  const catalog = root && objects.dictionaries.get(Number(root))
  const top = catalog ? refIn(catalog, 'Pages') : null
  const found = { pages: 0, filled: 0, encrypted: /\/Encrypt\s*(<<|\d{1,10}\s+\d{1,5}\s+R)/.test(text) }
  const holdsSomething = contentReader(text, objects)
  const open = top === null ? [] : [top]
  const seen = new Set<number>()
  while (open.length > 0 && found.pages < maxPages && found.filled === 0) {
    const id = open.pop()!
    const dictionary = objects.dictionaries.get(id)
    if (dictionary === undefined || seen.has(id)) continue
    seen.add(id)
    if (isPage.test(dictionary) && !/\/Kids\b/.test(dictionary)) {
      found.pages++
      if (holdsSomething(dictionary)) found.filled++
      continue
    }
    const kids = /\/Kids\s*\[([^\]]*)\]/.exec(dictionary)?.[1] ?? ''
    for (const kid of refs(kids)) open.push(kid)
  }
  return found
}
