import { useEffect } from 'react'
import { type ActiveRole, canSwitchRole, startingRole, switchRole } from '#domain/access/roles.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { accountsRefusals } from '#domain/people/accounts/accounts.messages.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { cacheTimes } from '#web/cache/cache-times.ts'
import { CallError, call, clearPrefetchedReplies } from '#web/lib/call.ts'
import { isOffline } from '#web/lib/connection.ts'
import { emit, listen } from '#web/lib/events.ts'
import { localCache } from '#web/lib/local-cache.ts'
import { goTo, page } from '#web/lib/navigation.ts'
import { rememberedHere } from '#web/lib/remembered-here.ts'
import { emptyAtSignOut, storageSlot } from '#web/lib/storage.ts'
import { createStore } from '#web/lib/store.ts'
import { takeReturnPath } from './return-path.ts'

const times = cacheTimes.user

const entry = localCache('user')
/**
 * A sign-out that did not reach the server; on a shared computer the user must stay signed out all the same (AMB-73).
 */
const pendingSignOut = storageSlot<'1'>('signOutPending')
const chosenRole = storageSlot<ActiveRole>('activeRole')
export const landingPath = '/dashboard'
export const userUnreadable = 'Kullanıcı bilgisi alınamadı'

/** `at`: time of the server's reply; a value from the storage does not count as fetched now. */
const memory = createStore<{ user: CurrentUser | null; at: number }>({ user: null, at: Number.NEGATIVE_INFINITY })
let asking: Promise<CurrentUser | null> | null = null
/** When the server last reported that there is no session, so that a redirect between two guards does not ask twice. */
let guestSince = Number.NEGATIVE_INFINITY
const guestMs = 2000
/** Raised at sign-out, so that a pending reply cannot restore the old user. */
let generation = 0

/** National ID, birth date and phone are never written to the browser's storage (AMB-75). */
const withoutPersonalNumbers = ({ user, ...rest }: CurrentUser): CurrentUser => ({
  ...rest,
  user: { ...user, kimlikNo: null, dogumTarihi: null, phoneNumber: null },
})

function remember(value: CurrentUser) {
  const at = Date.now()
  entry.write(withoutPersonalNumbers(value), { now: at })
  memory.set({ user: value, at })
  emit('userDataUpdated', { user: value.user, roles: value.roles })
}

function remembered(maxAgeMs: number): CurrentUser | null {
  const now = Date.now()
  const { user, at } = memory.get()
  if (user && now - at < maxAgeMs) return user
  const stored = entry.read<CurrentUser>(maxAgeMs, { now })
  // A copy by an older release has no engagements.
  if (!stored?.user || !stored.roles || !stored.engagements) return null
  // The entry's age stays in the storage, so that reading it into memory does not make it fresh.
  return stored
}

/**
 * The signed-in user, or null without a session. After a reload, the stored copy lacks national ID, birth date and
 * phone; use `fresh` where they are shown or edited.
 */
export async function currentUser({ fresh = false } = {}): Promise<CurrentUser | null> {
  const known = fresh ? null : remembered(times.valid)
  if (known) {
    if (!knownUser()) adopt(known)
    return known
  }
  if (!fresh && Date.now() - guestSince < guestMs) return null
  if (asking) return asking
  const question = ask().finally(() => {
    if (asking === question) asking = null
  })
  asking = question
  return question
}

/** Makes the stored user available to `useCurrentUser`. */
const adopt = (user: CurrentUser) => memory.set({ user, at: Number.NEGATIVE_INFINITY })

async function ask(): Promise<CurrentUser | null> {
  const asked = generation
  if (pendingSignOut.read()) {
    if (await endSessions()) pendingSignOut.remove()
    return null
  }
  try {
    const value = await call(accountsApi.me)
    if (asked !== generation) return null
    remember(value)
    return value
  } catch (error) {
    if (asked !== generation) return null
    if (error instanceof CallError && error.status === 401) {
      const hadUser = knownUser() !== null || entry.read(Number.POSITIVE_INFINITY) !== null
      forgetUser()
      guestSince = Date.now()
      if (hadUser) emit('userLoggedOut', { reason: 'lost' })
      return null
    }
    const status = error instanceof CallError ? error.status : 0
    // Longer only when the device itself is offline and the user chose to be remembered.
    const withoutConnection = status === 0 && isOffline() && rememberedHere()
    const fallback = remembered(withoutConnection ? cacheTimes.lastSeen : times.offline)
    if (!fallback) throw new CallError(status, { code: 'user_unreadable', message: userUnreadable })
    if (!knownUser()) adopt(fallback)
    return fallback
  }
}

export function forgetUser(): void {
  generation += 1
  clearPrefetchedReplies()
  asking = null
  guestSince = Number.NEGATIVE_INFINITY
  entry.remove()
  memory.set({ user: null, at: Number.NEGATIVE_INFINITY })
}

/** After a change whose reply contains the user: profile, picture, second factor. */
export const storeUser = (value: CurrentUser) => remember(value)

/** Whether this browser has a stored user; sends no request. */
export const expectsUser = (): boolean => remembered(Number.POSITIVE_INFINITY) !== null

/** The last known user, however old; null without one. */
export const knownUser = (): CurrentUser | null => memory.get().user

/** null without a session or before the first reply; screens behind a guard always get the user. */
export function useCurrentUser(): CurrentUser | null {
  const user = memory.use(knownUser)
  useEffect(() => {
    // Failures are handled by the guard, which redirects to /login.
    currentUser().catch(() => null)
  }, [])
  return user
}

/** Returns the function that stops it. */
export function startBackgroundRefresh(): () => void {
  const timer = setInterval(() => {
    if (knownUser()) currentUser({ fresh: true }).catch(() => null)
  }, times.refreshEvery)
  return () => clearInterval(timer)
}

/** The chosen role if the user has both, otherwise their only role. */
export function activeRole(): ActiveRole | null {
  const roles = knownUser()?.roles
  if (!roles) return null
  const chosen = chosenRole.read()
  return canSwitchRole(roles) && (chosen === 'host' || chosen === 'tenant') ? chosen : startingRole(roles)
}

/** Throws the refusal `single_role` when the user has no choice. */
export function setActiveRole(role: ActiveRole): void {
  const roles = knownUser()?.roles ?? { isHost: false, isTenant: false }
  chosenRole.write(switchRole(roles, role))
  noticeRole()
  emit('activeRoleChanged', { role })
}

export const useActiveRole = (): ActiveRole | null => memory.use(activeRole)

/** The chosen role is in the storage, so components must be told to render again. */
const noticeRole = () => memory.set((now) => ({ ...now }))

/** Call it once the server has opened a session; throws the sign-in error if there is none after all. */
export async function afterLogin(): Promise<void> {
  forgetUser()
  pendingSignOut.remove()
  if (!(await currentUser({ fresh: true }))) {
    const { status, message } = accountsRefusals.login_failed
    throw new CallError(status, { code: 'login_failed', message })
  }
  emit('userLoggedIn')
  const target = takeReturnPath() ?? landingPath
  goTo(target, { replace: true })
  setTimeout(() => {
    const arrived = page.path() === landingPath || page.path() === target.split(/[?#]/)[0]
    if (!arrived) page.load(landingPath)
  }, 500)
}

/** Ends all sessions of the user. The local data is removed even if the server could not be reached (AMB-73). */
export async function signOut(): Promise<void> {
  const ended = await endSessions()
  emptyAtSignOut()
  if (!ended) {
    pendingSignOut.write('1')
    // Toasts are loaded with the signed-in screens; the first public page must not contain them.
    const { notify } = await import('#web/ui/toast.tsx')
    notify.error(accountsRefusals.logout_failed.message)
  }
  forgetUser()
  emit('userLoggedOut', { reason: 'chosen' })
  goTo('/login')
}

/** False when the server could not end them; a missing session counts as success. */
const endSessions = (): Promise<boolean> =>
  call(accountsApi.logout).then(
    () => true,
    (error) => error instanceof CallError && error.status === 401,
  )

/** Called once at start; follows changes of the user by other modules and tabs. */
export function watchUser(): () => void {
  const offs = [
    listen('userLoggedOut', ({ reason }) => {
      if (reason === 'lost') forgetUser()
    }),
    listen('activeRoleChanged', () => void currentUser({ fresh: true }).catch(() => null)),
    startBackgroundRefresh(),
    entry.onOtherTab(({ removed }) => {
      // The user was removed from the storage, so another tab has signed out.
      if (removed && knownUser()) emit('userLoggedOut', { reason: 'lost' })
    }),
    chosenRole.onOtherTab(noticeRole),
  ]
  return () => {
    for (const off of offs) off()
  }
}
