/** Those of this moment and those of a given one are counted by themselves, or one would begin the other anew. */
const newest = { now: { at: 0, place: 0 }, given: { at: 0, place: 0 } }

/** Drawn for many ids at once: to ask for those of one takes longer than to make it. */
const random = new Uint8Array(16 * 64)
let used = random.length

function sixteenRandom(): Uint8Array {
  if (used === random.length) {
    crypto.getRandomValues(random)
    used = 0
  }
  used += 16
  return random.subarray(used - 16, used)
}

const twoDigits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** UUID version 7: its order is its age, so the newest rows stand together in an index. */
export function newId(given?: number): string {
  const now = given ?? Date.now()
  const bytes = sixteenRandom()
  for (let index = 0; index < 6; index++) bytes[index] = Math.floor(now / 2 ** (8 * (5 - index))) & 0xff
  // Within one millisecond the next one is the greater one; the start leaves room for 2048 of them.
  const start = ((bytes[6]! & 0x07) << 8) | bytes[7]!
  const last = newest[given === undefined ? 'now' : 'given']
  last.place = now === last.at ? Math.min(last.place + 1, 0xfff) : start
  last.at = now
  bytes[6] = 0x70 | (last.place >> 8)
  bytes[7] = last.place & 0xff
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => twoDigits[byte]).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
