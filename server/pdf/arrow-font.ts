/**
 * The papers' font lacks the arrow of “20.000 ₺ → 25.000 ₺”. This builds a TrueType font with only that character,
 * drawn to match Public Sans, because a symbol font would take half a megabyte.
 */
const arrow = 0x2192
const unitsPerEm = 1000
const advance = 920
/** A shaft with an open head, clockwise. */
const outline = [
  [80, 390],
  [720, 390],
  [560, 550],
  [605, 595],
  [840, 360],
  [605, 125],
  [560, 170],
  [720, 330],
  [80, 330],
] as const
const bounds = [80, 125, 840, 595] as const

const words = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, at * 2)
  return bytes
}
const longs = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, at * 4)
  return bytes
}
const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
const steps = (axis: 0 | 1) => outline.map((point, at) => point[axis] - (outline[at - 1]?.[axis] ?? 0))

function names(family: string) {
  const text = Buffer.from(family, 'utf16le').swap16()
  const ids = [1, 4, 6]
  const records = ids.flatMap((id) => [3, 1, 0x409, id, text.length, 0])
  return Buffer.concat([words(0, ids.length, 6 + records.length * 2, ...records), text])
}

function tables(family: string): Record<string, Buffer> {
  const glyph = padded(
    Buffer.concat([
      words(1, ...bounds, outline.length - 1, 0),
      Buffer.alloc(outline.length, 1),
      words(...steps(0), ...steps(1)),
    ]),
  )
  const characters = [4, 32, 0, 4, 4, 1, 0, arrow, 0xffff, 0, arrow, 0xffff, 1 - arrow, 1, 0, 0]
  return {
    cmap: Buffer.concat([words(0, 1, 3, 1), longs(12), words(...characters)]),
    glyf: glyph,
    head: Buffer.concat([
      longs(0x10000, 0x10000, 0, 0x5f0f3cf5),
      words(3, unitsPerEm),
      longs(0, 0, 0, 0),
      words(...bounds, 0, 8, 2, 1, 0),
    ]),
    hhea: Buffer.concat([longs(0x10000), words(950, -225, 0, advance, 80, 80, 840, 1, 0, 0, 0, 0, 0, 0, 0, 2)]),
    hmtx: words(advance, 0, advance, 80),
    loca: longs(0, 0, glyph.length),
    maxp: Buffer.concat([longs(0x10000), words(2, outline.length, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: names(family),
    post: Buffer.concat([longs(0x30000, 0), words(-100, 50), longs(0, 0, 0, 0, 0)]),
  }
}

const checksum = (bytes: Buffer) => {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}

/** A data URL that the PDF library loads like a file. */
export function arrowFont(family: string): string {
  const parts = Object.entries(tables(family)).map(([tag, bytes]) => ({ tag, bytes, whole: padded(bytes) }))
  let offset = 12 + parts.length * 16
  const directory = parts.map(({ tag, bytes, whole }) => {
    const entry = Buffer.concat([Buffer.from(tag, 'latin1'), longs(checksum(whole), offset, bytes.length)])
    offset += whole.length
    return entry
  })
  // The search fields of the header: for nine tables the largest power of two is eight.
  const font = Buffer.concat([
    longs(0x10000),
    words(parts.length, 128, 3, parts.length * 16 - 128),
    ...directory,
    ...parts.map(({ whole }) => whole),
  ])
  return `data:font/ttf;base64,${font.toString('base64')}`
}
