import { listen } from './events.ts'

/** `signOut`: the user signed out; `lostSession`: the session ended on its own; `signIn`: a user has just signed in. */
type Moment = 'signOut' | 'lostSession' | 'signIn'

interface StorageKey {
  name: string
  area: 'local' | 'session'
  /** Raised when the shape of the value changes, so that values of an older page are no longer found. */
  version: number
  /** A deliberate sign-out removes everything not exempted here, including keys outside this table. */
  removedAt: readonly Moment[]
  /** Plain text instead of JSON, for readers such as web/public/theme-init.js. */
  text?: true
}

const draft = { area: 'session', version: 1, removedAt: ['signOut'] } as const

/** Everything this site writes into the browser's storage. Many keys have a suffix that names the user or record. */
export const storageKeys = {
  /** Never removed: it is not personal data, and asking again would undo a choice made on this device. */
  consent: { name: 'anahtar.consent', area: 'local', version: 1, removedAt: [] },
  theme: { name: 'anahtar.theme', area: 'local', version: 1, removedAt: ['signOut'], text: true },
  user: { name: 'anahtar.user', area: 'local', version: 1, removedAt: ['signOut', 'lostSession'] },
  activeRole: { name: 'anahtar.activeRole', area: 'local', version: 1, removedAt: ['signOut'], text: true },
  signOutPending: { name: 'anahtar.signOutPending', area: 'local', version: 1, removedAt: ['signOut'], text: true },
  /** Whether the panel on the right stays open beside the page. */
  sidePanel: { name: 'anahtar.sidePanel', area: 'local', version: 1, removedAt: ['signOut'], text: true },
  /** What each user has put off until tomorrow, on this device. */
  putOff: { name: 'anahtar.putOff', area: 'local', version: 1, removedAt: ['signOut'] },
  propertyView: { name: 'anahtar.propertyView', area: 'local', version: 1, removedAt: ['signOut'], text: true },
  list: { name: 'anahtar.list', area: 'local', version: 2, removedAt: ['signOut', 'lostSession', 'signIn'] },
  copy: { name: 'anahtar.copy', area: 'local', version: 1, removedAt: ['signOut', 'lostSession', 'signIn'] },
  /** "Beni hatırla" was ticked at sign-in; only then may this device store what was seen last. */
  remembered: {
    name: 'anahtar.remembered',
    area: 'local',
    version: 1,
    removedAt: ['signOut', 'lostSession'],
    text: true,
  },
  /** The data last shown on the screens, for a start without a connection. */
  lastSeen: { name: 'anahtar.lastSeen', area: 'local', version: 2, removedAt: ['signOut', 'lostSession', 'signIn'] },
  // Drafts and the return path belong to this tab: they survive a reload and a lost session, but a shared computer
  // keeps nothing.
  returnPath: { name: 'anahtar.returnPath', ...draft },
  /** Why the user was led to /login. */
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
  /** The progress of a new user in the survey; not needed at a later sign-in. */
  registerSurvey: {
    name: 'anahtar.registerSurvey',
    area: 'session',
    version: 1,
    removedAt: ['signOut', 'lostSession', 'signIn'],
  },
  /** The first property, drafted while the account waits for approval, which takes longer than a tab stays open. */
  firstProperty: { name: 'anahtar.firstProperty', area: 'local', version: 1, removedAt: ['signOut'] },
  chatDrafts: { name: 'anahtar.chat.drafts', ...draft },
  /** Queued messages survive a closed tab and a lost session, for the same user's next visit. */
  chatQueue: { name: 'anahtar.chat.queue', area: 'local', version: 1, removedAt: ['signOut'] },
  /** Questions and answers of this visit. */
  assistantTalk: {
    name: 'anahtar.assistant',
    area: 'session',
    version: 1,
    removedAt: ['signOut', 'lostSession', 'signIn'],
  },
  /** The last screen and its last error, for a ticket. */
  whatHappened: {
    name: 'anahtar.whatHappened',
    area: 'session',
    version: 1,
    removedAt: ['signOut', 'lostSession', 'signIn'],
  },
  /** The recent searches of each user. */
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
  /** The full name in the browser's storage, for listening to changes by other tabs. */
  nameOf(suffix?: string): string
  /** False for a value that the browser refused to store, which is lost when the page is left. */
  isKept(suffix?: string): boolean
  /** Another tab has changed or removed it; `removed` is also true when it cleared the whole storage. */
  onOtherTab(listener: (change: { removed: boolean }) => void): () => void
}

/** Values that the browser refused to store, because its storage is full or forbidden; kept until the page is left. */
const unstored = { local: new Map<string, string>(), session: new Map<string, string>() }

/** Where the browser forbids storage, even accessing the object throws. */
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

/** Reading and writing never throw. The type is not checked: the value may come from an older page. */
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
        // When the storage is cleared, the event has no key.
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

/** A deliberate sign-out also removes unknown keys, which an older page may have left. */
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
  // A deliberate sign-out clears its data before it emits this event.
  listen('userLoggedOut', () => emptyAt('lostSession'))
}
