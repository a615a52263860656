import type { SearchHit, SearchKind, SearchReply } from '#domain/insight/search/search.schema.ts'
import { searchKinds } from '#domain/insight/search/search.schema.ts'
import { kindWords } from './hit-words.ts'
import type { ScreenFound } from './screens-found.ts'

/** One selectable line; its id is used in the DOM. */
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

/** Kinds whose list can be searched with the same words. */
const listed = ['property', 'contract', 'document'] as const
export type ListedKind = (typeof listed)[number]
const isListed = (kind: SearchKind): kind is ListedKind => listed.some((each) => each === kind)

interface FoundResults {
  q: string
  reply: SearchReply | undefined
  screens: ScreenFound[]
}

const screenLines = (screens: readonly ScreenFound[]): Line[] =>
  screens.map((screen) => ({ id: `arama-${screen.path}`, what: 'screen', screen }))

/** Offered before anything is typed. */
export const actionGroups = (actions: readonly ScreenFound[]): ResultGroup[] =>
  actions.length > 0 ? [{ key: 'actions', title: 'Yapabilecekleriniz', lines: screenLines(actions) }] : []

/** Results grouped by kind; screens first, because they are few and known without a request. */
export function resultGroups({ q, reply, screens }: FoundResults): ResultGroup[] {
  const ofScreens: ResultGroup = {
    key: 'screens',
    title: 'Sayfalar',
    lines: screenLines(screens),
  }
  const ofKinds = searchKinds.map((kind): ResultGroup => {
    const hits = reply?.hits.filter((hit) => hit.kind === kind) ?? []
    const lines: Line[] = hits.map((hit) => ({ id: `arama-${hit.kind}-${hit.id}`, what: 'hit', hit }))
    if (isListed(kind) && reply?.more.includes(kind)) lines.push({ id: `arama-tumu-${kind}`, what: 'all', kind, q })
    return { key: kind, title: kindWords[kind].title, lines }
  })
  return [ofScreens, ...ofKinds].filter(({ lines }) => lines.length > 0)
}
