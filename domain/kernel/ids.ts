/** Ids for the present and for a given moment have separate counters; a shared one would restart at every switch. */
const newest = { now: { at: 0, number: 0 }, given: { at: 0, number: 0 } }

/** Random bytes are requested for many ids at once, because a request for one id takes longer than making it. */
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

/** UUID version 7: sorts by age, so the newest rows lie together in an index. */
export function newId(given?: number): string {
  const now = given ?? Date.now()
  const bytes = sixteenRandom()
  for (let index = 0; index < 6; index++) bytes[index] = Math.floor(now / 2 ** (8 * (5 - index))) & 0xff
  // Ids within one millisecond count upwards; the random start leaves room for 2048 of them.
  const start = ((bytes[6]! & 0x07) << 8) | bytes[7]!
  const last = newest[given === undefined ? 'now' : 'given']
  last.number = now === last.at ? Math.min(last.number + 1, 0xfff) : start
  last.at = now
  bytes[6] = 0x70 | (last.number >> 8)
  bytes[7] = last.number & 0xff
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => twoDigits[byte]).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** A short form for mails and screens. */
export const shortId = (id: string) => id.slice(-6).toUpperCase()
