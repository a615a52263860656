/** A buffer for encoding texts without measuring them first, because measuring takes twice as long as encoding. */
const workspace = Buffer.allocUnsafeSlow(768 * 1024)
const mostBytesALetter = 3

export function bytesOf(text: string): Buffer {
  return bytesOfAll([text]) ?? Buffer.from(text)
}

/** Encodes the texts one after the other; null if they might not fit. */
function bytesOfAll(texts: Iterable<string>): Buffer | null {
  let end = 0
  for (const text of texts) {
    if (end + text.length * mostBytesALetter > workspace.length) return null
    end += workspace.write(text, end)
  }
  return Buffer.from(workspace.subarray(0, end))
}

/** Longer lists are encoded in portions of this many entries. */
const portion = 50
const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > portion

/**
 * A reply as JSON. Long lists are encoded in portions, because one text for a page of 200 rows (two bytes a letter in
 * Turkish) becomes a large object in memory, and handling it takes a fifth longer.
 */
export const jsonOf = (answer: unknown): string | Buffer =>
  (hasLongList(answer) && bytesOfAll(portionsOf(answer))) || JSON.stringify(answer)

const hasLongList = (answer: unknown): answer is object =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer) && Object.values(answer).some(isLong)

function* portionsOf(answer: object): Generator<string> {
  let before = '{'
  for (const [name, value] of Object.entries(answer)) {
    if (value === undefined) continue
    yield `${before}${JSON.stringify(name)}:`
    if (isLong(value)) yield* entriesOf(value)
    else yield JSON.stringify(value)
    before = ','
  }
  yield '}'
}

function* entriesOf(list: unknown[]): Generator<string> {
  yield '['
  for (let from = 0; from < list.length; from += portion) {
    if (from > 0) yield ','
    yield JSON.stringify(list.slice(from, from + portion)).slice(1, -1)
  }
  yield ']'
}
