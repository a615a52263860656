import { editableFlags, type Flags, flagLabels } from '#domain/access/flags.ts'

interface HeldRights {
  flags: Pick<Flags, (typeof editableFlags)[number]>
  acts_on_all: boolean
  properties: readonly { id: string; baslik: string }[]
}

const mostNamed = 3

/** The first few titles and the number of others; the screen lists all. */
function named(titles: readonly string[]): string[] {
  const more = titles.length - mostNamed
  return more > 0 ? [...titles.slice(0, mostNamed), `${more} mülk daha`] : [...titles]
}

const allOf = 'bütün mülkler'

function gained(before: HeldRights, after: HeldRights): string[] {
  const known = new Set(before.properties.map(({ id }) => id))
  return [
    ...editableFlags.filter((flag) => after.flags[flag] && !before.flags[flag]).map((flag) => flagLabels[flag]),
    ...(after.acts_on_all && !before.acts_on_all ? [allOf] : []),
    ...named(after.properties.filter(({ id }) => !known.has(id)).map(({ baslik }) => baslik)),
  ]
}

/** The rights given and withdrawn, in one line; empty when nothing changed. */
export function rightsChangeText(before: HeldRights, after: HeldRights): string {
  const given = gained(before, after)
  const taken = gained(after, before)
  return [given.length > 0 && `Verilen: ${given.join(', ')}.`, taken.length > 0 && `Geri alınan: ${taken.join(', ')}.`]
    .filter(Boolean)
    .join(' ')
}
