import type { HandoverData } from './handovers.schema.ts'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What I changed since I last saw it is mine; everything else is theirs. */
const field = <Value>(base: Value, mine: Value, theirs: Value): Value => (same(base, mine) ? theirs : mine)

function fields<Thing extends object>(base: Thing, mine: Thing, theirs: Thing): Thing {
  const names = Object.keys(mine) as (keyof Thing)[]
  return Object.fromEntries(names.map((name) => [name, field(base[name], mine[name], theirs[name])])) as Thing
}

/** Each line by its id: one that either side added stays, one that either side took away goes unless the other wrote in it. */
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

/** Two people write one record at a time, each in another room: both keep what they wrote. */
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
