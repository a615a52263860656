/** Helpers for drawings: SVG elements, matching colours, and a repeatable random generator. */
export const width = 960
export const height = 640

export type Point = [x: number, y: number]

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`
export const round = (x: number, y: number, w: number, h: number, radius: number, fill: string, more = '') =>
  rect(x, y, w, h, fill, `rx="${radius}" ${more}`)
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`
export const shape = (points: Point[], fill: string, more = '') =>
  `<polygon points="${points.map((point) => point.join(',')).join(' ')}" fill="${fill}" ${more}/>`
export const line = (x1: number, y1: number, x2: number, y2: number, colour: string, thick = 2, more = '') =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${colour}" stroke-width="${thick}" ${more}/>`
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
export const stroke = (d: string, colour: string, thick: number, more = '') =>
  path(d, 'none', `stroke="${colour}" stroke-width="${thick}" stroke-linecap="round" ${more}`)
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

export const shade = (id: string, from: string, to: string, across = false) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

export const picture = (defs: string, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${parts.join('')}</svg>`

/** mulberry32: the same seed gives the same picture on every machine. */
export function chance(seed: number) {
  let state = Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (from: number, to: number) => Math.round(from + next() * (to - from)),
    pick: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!,
  }
}

/** Makes a colour lighter (`by` above 0) or darker (below 0), by this fraction. */
export function tone(colour: string, by: number): string {
  const goal = by > 0 ? 255 : 0
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return `#${parts
    .map((part) =>
      Math.round(part + (goal - part) * Math.abs(by))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export const skies = [
  ['#bfe0f2', '#f6f1e4'],
  ['#a9d3ee', '#e9f4f7'],
  ['#f6c9a8', '#fdeedd'],
  ['#c4d7ef', '#f7e7ea'],
] as const
export const walls = ['#efe6d8', '#e3e8e0', '#dfe6ea', '#f0e2d8', '#e9e4ee', '#f2ead2'] as const
export const plasters = ['#e8d3b5', '#d9b89a', '#cfd6cf', '#e9dfd0', '#d7a58c', '#c9d3dc', '#e6c9c0'] as const
export const woods = ['#b98a5b', '#a3754a', '#cba57a', '#8f6a4a', '#d6b48c'] as const
export const accents = ['#2f7f79', '#c9752f', '#3d5a80', '#b5533c', '#6b8f4e', '#8a5a83'] as const
export const leaves = ['#5f8f5a', '#4f7f5f', '#7aa063', '#3f7057'] as const
