import { listen } from './events.ts'

/** `signOut`: the person pressed the button; `lostSession`: it ended by itself; `signIn`: somebody has just come in. */
type Moment = 'signOut' | 'lostSession' | 'signIn'

interface StorageKey {
  name: string
  area: 'local' | 'session'
  /** Raised when the shape of the value changes: what an older page wrote is then no longer found. */
  version: number
  /** At a chosen sign-out everything goes that does not say otherwise here, also what is in no table. */
  removedAt: readonly Moment[]
  /** Plain text instead of JSON, for readers such as web/public/theme-init.js. */
  text?: true
}

const draft = { area: 'session', version: 1, removedAt: ['signOut'] } as const

/** Everything that this site writes into the browser's storage. Many have a suffix: whose or which one it is. */
export const storageKeys = {
  /** Never removed: it is no data of the person, and asking again would undo a choice made on this device. */
  consent: { name: 'anahtar.consent', area: 'local', version: 1, removedAt: [] },
  theme: { name: 'anahtar.theme', area: 'local', version: 1, removedAt: ['signOut'], text: true },
  user: { name: 'anahtar.user', area: 'local', version: 1, removedAt: ['signOut', 'lostSession'] },
  activeRole: { name: 'anahtar.activeRole', area: 'local', version: 1, removedAt: ['signOut'], text: true },
  signOutPending: { name: 'anahtar.signOutPending', area: 'local', version: 1, removedAt: ['signOut'], text: true },
  /** Whether the panel on the right stays open beside the page. */
  sidePanel: { name: 'anahtar.sidePanel', area: 'local', version: 1, removedAt: ['signOut'], text: true },
  propertyView: { name: 'anahtar.propertyView', area: 'local', version: 1, removedAt: ['signOut'], text: true },
  list: { name: 'anahtar.list', area: 'local', version: 2, removedAt: ['signOut', 'lostSession', 'signIn'] },
  copy: { name: 'anahtar.copy', area: 'local', version: 1, removedAt: ['signOut', 'lostSession', 'signIn'] },
  /** "Beni hatırla" was ticked at the sign-in: only then may this device keep what was seen last. */
  remembered: {
    name: 'anahtar.remembered',
    area: 'local',
    version: 1,
    removedAt: ['signOut', 'lostSession'],
    text: true,
  },
  /** What was on the screens last, for a start without a connection. */
  lastSeen: { name: 'anahtar.lastSeen', area: 'local', version: 1, removedAt: ['signOut', 'lostSession', 'signIn'] },
  // Drafts and the way back are for this tab alone: they outlive a reload and a lost session, and a shared computer
  // keeps nothing.
  returnPath: { name: 'anahtar.returnPath', ...draft },
  /** Why somebody stands at /login. */
  sessionEnded: {
    name: 'anahtar.sessionEnded',
    area: 'session',
    version: 1,
    removedAt: ['signOut', 'signIn'],
    text: true,
  },
  formDraft: { name: 'anahtar.draft', ...draft },
  requestDraft: { name: 'anahtar.requestDraft', ...draft },
  registerDraft: { name: 'register-draft', ...draft },
  /** Where somebody who has just registered stands in the survey; whoever signs in later is past it. */
  registerSurvey: {
    name: 'anahtar.registerSurvey',
    area: 'session',
    version: 1,
    removedAt: ['signOut', 'lostSession', 'signIn'],
  },
  /** The first property, drafted while the account waits for approval, which takes longer than a tab lives. */
  firstProperty: { name: 'anahtar.firstProperty', area: 'local', version: 1, removedAt: ['signOut'] },
  chatDrafts: { name: 'anahtar.chat.drafts', ...draft },
  /** Messages that wait for a connection outlive a closed tab and a lost session, for the same person's next visit. */
  chatQueue: { name: 'anahtar.chat.queue', area: 'local', version: 1, removedAt: ['signOut'] },
  /** Questions and answers of this visit. */
  assistantTalk: {
    name: 'anahtar.assistant',
    area: 'session',
    version: 1,
    removedAt: ['signOut', 'lostSession', 'signIn'],
  },
  /** Where the person was and what failed there last, for a ticket. */
  whatHappened: {
    name: 'anahtar.whatHappened',
    area: 'session',
    version: 1,
    removedAt: ['signOut', 'lostSession', 'signIn'],
  },
  /** What each person looked for last. */
  recentSearches: { name: 'anahtar.search', area: 'local', version: 1, removedAt: ['signOut', 'lostSession'] },
  decided: { name: 'anahtar.decided', ...draft },
  decisionNote: { name: 'anahtar.decision-note', ...draft, text: true },
} as const satisfies Record<string, StorageKey>

export type StorageKeyName = keyof typeof storageKeys

export interface StorageSlot<Value> {
  /** null when there is none or it cannot be read. */
  read(suffix?: string): Value | null
  write(value: Value, suffix?: string): void
  remove(suffix?: string): void
  suffixes(): string[]
  /** Under which name it stands in the browser's storage, for listening to what other tabs do to it. */
  nameOf(suffix?: string): string
  /** False for a value that the browser refused to keep: it is gone when the page is left. */
  isKept(suffix?: string): boolean
  /** Another tab has changed or removed it; `removed` also when it has emptied its whole storage. */
  onOtherTab(listener: (change: { removed: boolean }) => void): () => void
}

/** Values that the browser refused to keep, because its storage is full or forbidden: they last until the page is left. */
const unstored = { local: new Map<string, string>(), session: new Map<string, string>() }

/** Even naming the storage throws where the browser forbids it. */
function within<Result>(area: StorageKey['area'], act: (storage: Storage) => Result): Result | undefined {
  try {
    const storage = area === 'local' ? globalThis.localStorage : globalThis.sessionStorage
    return storage ? act(storage) : undefined
  } catch {
    return undefined
  }
}

const storedName = ({ name, version }: StorageKey) => (version === 1 ? name : `${name}.v${version}`)
const belongsTo = (key: StorageKey, name: string) => name === storedName(key) || name.startsWith(`${storedName(key)}.`)
const namesIn = (area: StorageKey['area']): string[] => [
  ...(within(area, (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')) ?? []),
  ...unstored[area].keys(),
]

function removeName(area: StorageKey['area'], name: string) {
  unstored[area].delete(name)
  within(area, (storage) => storage.removeItem(name))
}

/** Reading and writing never throw. The type is the owner's promise: what it finds may be of an older page. */
export function storageSlot<Value>(keyName: StorageKeyName): StorageSlot<Value> {
  const key: StorageKey = storageKeys[keyName]
  const { area, text } = key
  const nameOf = (suffix?: string) => (suffix ? `${storedName(key)}.${suffix}` : storedName(key))
  return {
    read(suffix) {
      const name = nameOf(suffix)
      const stored = unstored[area].get(name) ?? within(area, (storage) => storage.getItem(name)) ?? null
      if (stored === null || text) return stored as Value | null
      try {
        return JSON.parse(stored)
      } catch {
        removeName(area, name)
        return null
      }
    },
    write(value, suffix) {
      const name = nameOf(suffix)
      const written = text ? String(value) : JSON.stringify(value)
      const kept = within(area, (storage) => {
        storage.setItem(name, written)
        return true
      })
      if (kept) unstored[area].delete(name)
      else unstored[area].set(name, written)
    },
    remove: (suffix) => removeName(area, nameOf(suffix)),
    nameOf,
    isKept: (suffix) => !unstored[area].has(nameOf(suffix)),
    suffixes: () =>
      namesIn(area)
        .filter((name) => name !== storedName(key) && belongsTo(key, name))
        .map((name) => name.slice(storedName(key).length + 1)),
    onOtherTab(listener) {
      const onStorage = (event: StorageEvent) => {
        // An emptied storage names no key.
        if (event.key === null || event.key === storedName(key)) listener({ removed: event.newValue === null })
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}

const areas = ['local', 'session'] as const
const keys: StorageKey[] = Object.values(storageKeys)
const keyOfName = (area: StorageKey['area'], name: string) =>
  keys.find((key) => key.area === area && belongsTo(key, name))

/** A chosen sign-out also takes what no table knows: an older page may have left it. */
export function emptyAtSignOut(): void {
  for (const area of areas)
    for (const name of namesIn(area)) {
      const key = keyOfName(area, name)
      if (!key || key.removedAt.includes('signOut')) removeName(area, name)
    }
}

function emptyAt(moment: Moment): void {
  for (const area of areas)
    for (const name of namesIn(area)) if (keyOfName(area, name)?.removedAt.includes(moment)) removeName(area, name)
}

if (typeof window !== 'undefined') {
  listen('userLoggedIn', () => emptyAt('signIn'))
  // What a chosen sign-out leaves behind is removed before anybody hears of it.
  listen('userLoggedOut', () => emptyAt('lostSession'))
}
