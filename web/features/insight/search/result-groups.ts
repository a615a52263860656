import type { SearchHit, SearchKind, SearchReply } from '#domain/insight/search/search.schema.ts'
import { searchKinds } from '#domain/insight/search/search.schema.ts'
import { kindWords } from './hit-words.ts'
import type { ScreenFound } from './screens-found.ts'

/** One line that can be chosen; its id stands in the page. */
export type Line = { id: string } & (
  | { what: 'screen'; screen: ScreenFound }
  | { what: 'hit'; hit: SearchHit }
  | { what: 'all'; kind: ListedKind; q: string }
)

export interface ResultGroup {
  key: string
  title: string
  lines: Line[]
}

/** Kinds with a list that can be searched by the same words. */
const listed = ['property', 'contract', 'document'] as const
export type ListedKind = (typeof listed)[number]
const isListed = (kind: SearchKind): kind is ListedKind => listed.some((each) => each === kind)

interface Found {
  q: string
  reply: SearchReply | undefined
  screens: ScreenFound[]
}

/** What was found, kind by kind; screens first, because they are few and known at once. */
export function resultGroups({ q, reply, screens }: Found): ResultGroup[] {
  const ofScreens: ResultGroup = {
    key: 'screens',
    title: 'Sayfalar',
    lines: screens.map((screen) => ({ id: `arama-${screen.path}`, what: 'screen', screen })),
  }
  const ofKinds = searchKinds.map((kind): ResultGroup => {
    const hits = reply?.hits.filter((hit) => hit.kind === kind) ?? []
    const lines: Line[] = hits.map((hit) => ({ id: `arama-${hit.kind}-${hit.id}`, what: 'hit', hit }))
    if (isListed(kind) && reply?.more.includes(kind)) lines.push({ id: `arama-tumu-${kind}`, what: 'all', kind, q })
    return { key: kind, title: kindWords[kind].title, lines }
  })
  return [ofScreens, ...ofKinds].filter(({ lines }) => lines.length > 0)
}
