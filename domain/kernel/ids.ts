/** Ids for the present and for a given moment have separate counters; a shared one would restart at every switch. */
const newest = { now: { at: 0, place: 0 }, given: { at: 0, place: 0 } }

/** UUID version 7: sorts by age, so the newest rows lie together in an index. */
export function newId(given?: number): string {
  const now = given ?? Date.now()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  for (let index = 0; index < 6; index++) bytes[index] = Math.floor(now / 2 ** (8 * (5 - index))) & 0xff
  // Ids within one millisecond count upwards; the random start leaves room for 2048 of them.
  const start = ((bytes[6]! & 0x07) << 8) | bytes[7]!
  const last = newest[given === undefined ? 'now' : 'given']
  last.place = now === last.at ? Math.min(last.place + 1, 0xfff) : start
  last.at = now
  bytes[6] = 0x70 | (last.place >> 8)
  bytes[7] = last.place & 0xff
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** A short form for mails and screens. */
export const shortId = (id: string) => id.slice(-6).toUpperCase()
