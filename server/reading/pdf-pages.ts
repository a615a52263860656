import { inflateSync } from 'node:zlib'

/** What is unpacked of one file at most: a page tree is small, whatever the pages hold. */
const maxUnpacked = 16 * 1024 * 1024
const maxPages = 5000

type Objects = Map<number, string>

const isPage = /\/Type\s*\/Page(?![a-z])/i
const refIn = (dictionary: string, name: string) => {
  const found = new RegExp(`/${name}\\s+(\\d{1,10})\\s+\\d{1,5}\\s+R`).exec(dictionary)
  return found ? Number(found[1]) : null
}

/** Every object's text up to its stream; those packed into object streams too. */
function objectsOf(text: string): Objects {
  const objects: Objects = new Map()
  const packed: { dictionary: string; from: number }[] = []
  const beginning = /(\d{1,10})\s{1,10}\d{1,5}\s{1,10}obj\b/g
  // Each search goes on behind the object before it, so that a file without ends is read once and not once for each object.
  for (let match = beginning.exec(text); match; match = beginning.exec(text)) {
    const from = beginning.lastIndex
    const closed = text.indexOf('endobj', from)
    const end = closed < 0 ? text.length : closed
    const body = text.slice(from, end)
    const stream = body.indexOf('stream')
    const dictionary = stream < 0 ? body : body.slice(0, stream)
    objects.set(Number(match[1]), dictionary)
    if (stream >= 0 && /\/Type\s*\/ObjStm/.test(dictionary)) {
      const start = from + stream + 'stream'.length
      packed.push({ dictionary, from: start + (text[start] === '\r' ? 2 : 1) })
    }
    beginning.lastIndex = end
  }
  let room = maxUnpacked
  for (const { dictionary, from } of packed) {
    const plain = unpacked(text, from, dictionary, room)
    room -= plain.length
    const first = Number(/\/First\s+(\d{1,10})/.exec(dictionary)?.[1] ?? 0)
    const numbers = plain.slice(0, first).trim().split(/\s+/).map(Number)
    for (let at = 0; at + 1 < numbers.length; at += 2)
      objects.set(numbers[at]!, plain.slice(first + numbers[at + 1]!, first + (numbers[at + 3] ?? plain.length)))
  }
  return objects
}

function unpacked(text: string, from: number, dictionary: string, room: number): string {
  const end = text.indexOf('endstream', from)
  const bytes = Buffer.from(text.slice(from, end < 0 ? text.length : end), 'latin1')
  if (!/\/FlateDecode/.test(dictionary)) return bytes.toString('latin1')
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(room, 1) }).toString('latin1')
  } catch {
    return ''
  }
}

/**
 * How many pages a PDF has, and how many of them hold anything, by walking from its root as a reader does. A file that
 * only begins and ends like a PDF has none.
 */
export function pagesOfPdf(bytes: Uint8Array): { pages: number; filled: number } {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const objects = objectsOf(text)
  const root = [...text.matchAll(/\/Root\s+(\d{1,10})\s+\d{1,5}\s+R/g)].at(-1)?.[1]
  const catalog = root && objects.get(Number(root))
  const top = catalog ? refIn(catalog, 'Pages') : null
  const found = { pages: 0, filled: 0 }
  const open = top === null ? [] : [top]
  const seen = new Set<number>()
  while (open.length > 0 && found.pages < maxPages) {
    const id = open.pop()!
    const dictionary = objects.get(id)
    if (dictionary === undefined || seen.has(id)) continue
    seen.add(id)
    if (isPage.test(dictionary) && !/\/Kids\b/.test(dictionary)) {
      found.pages++
      if (/\/Contents\b/.test(dictionary)) found.filled++
      continue
    }
    const kids = /\/Kids\s*\[([^\]]*)\]/.exec(dictionary)?.[1] ?? ''
    for (const kid of kids.matchAll(/(\d{1,10})\s+\d{1,5}\s+R/g)) open.push(Number(kid[1]))
  }
  return found
}
