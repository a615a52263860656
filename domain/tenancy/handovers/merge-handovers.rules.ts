import type { HandoverData } from './handovers.schema.ts'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** My value if I changed it since the base version, otherwise theirs. */
const field = <Value>(base: Value, mine: Value, theirs: Value): Value => (same(base, mine) ? theirs : mine)

function fields<Thing extends object>(base: Thing, mine: Thing, theirs: Thing): Thing {
  const names = Object.keys(mine) as (keyof Thing)[]
  return Object.fromEntries(names.map((name) => [name, field(base[name], mine[name], theirs[name])])) as Thing
}

/** Merges lists by id: added lines stay; a line deleted by one side goes, unless the other side edited it. */
function lines<Line extends object>(
  [base, mine, theirs]: readonly [readonly Line[], readonly Line[], readonly Line[]],
  idOf: (line: Line) => string,
): Line[] {
  const find = (list: readonly Line[], id: string) => list.find((line) => idOf(line) === id)
  const kept = mine.flatMap((line) => {
    const id = idOf(line)
    const [before, other] = [find(base, id), find(theirs, id)]
    if (before && other) return [fields(before, line, other)]
    return before && !other && same(before, line) ? [] : [line]
  })
  const added = theirs.filter((line) => {
    const id = idOf(line)
    if (find(mine, id)) return false
    const before = find(base, id)
    return !before || !same(before, line)
  })
  return [...kept, ...added]
}

/** Merges the edits of two people who fill in the same record at the same time, so that neither loses text. */
export function mergeHandovers(base: HandoverData, mine: HandoverData, theirs: HandoverData): HandoverData {
  const byId = ({ id }: { id: string }) => id
  return {
    ...fields(base, mine, theirs),
    rooms: lines([base.rooms, mine.rooms, theirs.rooms], byId),
    fixtures: lines([base.fixtures, mine.fixtures, theirs.fixtures], byId),
    meters: lines([base.meters, mine.meters, theirs.meters], ({ meter }) => meter),
    keys: lines([base.keys, mine.keys, theirs.keys], byId),
  }
}
