/** mulberry32: the same seed gives the same numbers on every machine. */
export function chance(seed: number) {
  let state = Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return { between: (from: number, to: number) => Math.round(from + next() * (to - from)) }
}
