import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { type AppEventName, listen } from '#web/lib/events.ts'
import { page, setNavigator } from '#web/lib/navigation.ts'
import { rememberHere } from '#web/lib/remembered-here.ts'
import { storageKeys } from '#web/lib/storage.ts'
import { stubServer } from '#web/ui/testing.tsx'
import { notify } from '#web/ui/toast.tsx'
import { signedInUser } from './current-user.fixture.ts'
import {
  activeRole,
  afterLogin,
  currentUser,
  forgetUser,
  knownUser,
  setActiveRole,
  signOut,
  startBackgroundRefresh,
  watchUser,
} from './current-user.ts'
import { rememberReturnPath } from './return-path.ts'

const userKey = storageKeys.user.name
const minute = 60_000
let went: [path: string, replace: boolean][]
let server: { me: CurrentUser | number | Error; logout: number }
let calls: string[]
const offs: (() => void)[] = []

const received = (name: AppEventName) => {
  const details: unknown[] = []
  offs.push(listen(name, (detail) => details.push(detail)))
  return details
}
const refusal = (status: number) => ({ status, body: { code: 'test', message: 'x' } })
/** Like a reload: the memory is cleared, the storage stays. */
const reload = () => {
  const stored = localStorage.getItem(userKey)
  forgetUser()
  if (stored) localStorage.setItem(userKey, stored)
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  localStorage.clear()
  sessionStorage.clear()
  forgetUser()
  went = []
  setNavigator((path, options) => went.push([path, options?.replace ?? false]))
  server = { me: signedInUser({ host: true }), logout: 200 }
  calls = stubServer((call) => {
    if (call.endsWith('/logout')) return server.logout === 0 ? new TypeError('offline') : refusal(server.logout)
    if (server.me instanceof Error) return server.me
    return typeof server.me === 'number' ? refusal(server.me) : { body: server.me }
  })
})
afterEach(() => {
  for (const off of offs.splice(0)) off()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('ACC-47 the local entry holds user and roles, and none of the personal numbers', async () => {
  expect((await currentUser())?.user.phoneNumber).toBe('+905551112233')
  const { at, value } = JSON.parse(localStorage.getItem(userKey)!)
  expect(at).toBe(Date.now())
  expect(value.user).toMatchObject({ username: 'Ayşe Yılmaz', host: true })
  expect(value.roles).toMatchObject({ isHost: true, isTenant: false, isLawyer: false })
  const stored = localStorage.getItem(userKey)!
  for (const secret of ['+905551112233', '1*********6', '1990']) expect(stored).not.toContain(secret)
})

test.each([
  ['in memory', () => {}],
  ['after a reload', reload],
])('CACHE-01 the user is valid for 5 minutes %s: 4:59 hit, 5:01 miss', async (_, between) => {
  await currentUser()
  between()
  vi.advanceTimersByTime(5 * minute - 1000)
  await currentUser()
  expect(calls).toHaveLength(1)
  vi.advanceTimersByTime(2000)
  await currentUser()
  expect(calls).toHaveLength(2)
})

test('CACHE-02 the roles are valid for 5 minutes: 4:59 old ones, 5:01 new ones', async () => {
  await currentUser()
  server.me = signedInUser({ tenants: true })
  vi.advanceTimersByTime(5 * minute - 1000)
  expect((await currentUser())?.roles).toMatchObject({ isHost: true, isTenant: false })
  vi.advanceTimersByTime(2000)
  expect((await currentUser())?.roles).toMatchObject({ isHost: false, isTenant: true })
})

test('CACHE-01 the background asks again every 30 minutes', async () => {
  await currentUser()
  offs.push(startBackgroundRefresh())
  await vi.advanceTimersByTimeAsync(30 * minute - 1)
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(calls).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(30 * minute)
  expect(calls).toHaveLength(3)
})

test('CACHE-01 what the application starts with keeps asking every 30 minutes, until it ends', async () => {
  await currentUser()
  const end = watchUser()
  await vi.advanceTimersByTimeAsync(30 * minute)
  expect(calls).toHaveLength(2)
  end()
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(calls).toHaveLength(2)
})

test('two askers at once are one call', async () => {
  await Promise.all([currentUser(), currentUser()])
  expect(calls).toHaveLength(1)
})

test.each([new TypeError('offline'), 500])(
  'ACC-48 a cached user of 9 minutes is used when %s, one of 11 is not',
  async (failure) => {
    await currentUser()
    reload()
    server.me = failure
    vi.advanceTimersByTime(9 * minute)
    expect((await currentUser())?.user.username).toBe('Ayşe Yılmaz')
    vi.advanceTimersByTime(2 * minute)
    await expect(currentUser()).rejects.toThrow('Kullanıcı bilgisi alınamadı')
  },
)

test('ACC-48 AMB-37 a session that is gone leaves no cached user', async () => {
  await currentUser()
  const out = received('userLoggedOut')
  server.me = 401
  expect(await currentUser({ fresh: true })).toBeNull()
  expect(localStorage.getItem(userKey)).toBeNull()
  expect(out).toEqual([{ reason: 'lost' }])
})

test('a guest is no lost session', async () => {
  const out = received('userLoggedOut')
  server.me = 401
  expect(await currentUser()).toBeNull()
  expect(out).toEqual([])
})

test('OFF-02 ACC-48 without any connection the remembered person stays for seven days, if they asked for that', async () => {
  await currentUser()
  server.me = new TypeError('offline')
  vi.stubGlobal('navigator', { onLine: false })
  vi.advanceTimersByTime(11 * minute)
  reload()
  await expect(currentUser()).rejects.toThrow('Kullanıcı bilgisi alınamadı')
  rememberHere(true)
  expect((await currentUser())?.user.username).toBe('Ayşe Yılmaz')
  // A server that does not reply does not count as offline.
  vi.stubGlobal('navigator', { onLine: true })
  reload()
  await expect(currentUser()).rejects.toThrow('Kullanıcı bilgisi alınamadı')
  vi.stubGlobal('navigator', { onLine: false })
  vi.advanceTimersByTime(7 * 24 * 60 * minute)
  await expect(currentUser()).rejects.toThrow('Kullanıcı bilgisi alınamadı')
})

test('an answer that was under way at sign-out does not bring the user back', async () => {
  const asked = currentUser()
  forgetUser()
  expect(await asked).toBeNull()
  expect(knownUser()).toBeNull()
  expect(localStorage.getItem(userKey)).toBeNull()
})

test('ACC-09 a sign-in stores the user and fires userLoggedIn once', async () => {
  const fired = received('userLoggedIn')
  await afterLogin()
  expect(fired).toHaveLength(1)
  reload()
  expect((await currentUser())?.user.username).toBe('Ayşe Yılmaz')
  expect(calls).toEqual(['GET /api/accounts/me'])
})

test('ACC-08 a sign-in without a session is a failed one', async () => {
  server.me = 401
  await expect(afterLogin()).rejects.toThrow('Giriş yapılamadı. Email veya şifre hatalı.')
  expect(went).toEqual([])
})

test('ACC-10 a sign-in leads to /dashboard in place of the history entry', async () => {
  await afterLogin()
  expect(went).toEqual([['/dashboard', true]])
})

test('ACC-10 a guest who was sent to /login gets where they wanted to go', async () => {
  rememberReturnPath('/contracts?page=2')
  await afterLogin()
  expect(went).toEqual([['/contracts?page=2', true]])
})

test('ACC-11 after 500 ms elsewhere /dashboard is loaded in full', async () => {
  const load = vi.spyOn(page, 'load').mockImplementation(() => {})
  vi.spyOn(page, 'path').mockReturnValue('/login')
  await afterLogin()
  vi.advanceTimersByTime(499)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(load).toHaveBeenCalledExactlyOnceWith('/dashboard')
})

test('ACC-11 nothing is loaded when the path is /dashboard already', async () => {
  const load = vi.spyOn(page, 'load').mockImplementation(() => {})
  vi.spyOn(page, 'path').mockReturnValue('/dashboard')
  await afterLogin()
  vi.advanceTimersByTime(5000)
  expect(load).not.toHaveBeenCalled()
})

test('ACC-45 signing out calls the server, empties the storage, tells it and lands on /login', async () => {
  await currentUser()
  localStorage.setItem('anahtar.contracts', 'private')
  localStorage.setItem('anahtar.consent', 'necessary')
  sessionStorage.setItem('draft', 'private')
  const out = received('userLoggedOut')
  await signOut()
  expect(calls.at(-1)).toBe('POST /api/accounts/logout')
  expect({ ...localStorage }).toEqual({ 'anahtar.consent': 'necessary' })
  expect(sessionStorage).toHaveLength(0)
  expect(knownUser()).toBeNull()
  expect(out).toEqual([{ reason: 'chosen' }])
  expect(went).toEqual([['/login', false]])
})

test.each([0, 500])('ACC-46 a failed sign-out (%i) says so and clears the local data anyway', async (failure) => {
  const error = vi.spyOn(notify, 'error').mockImplementation(() => {})
  await currentUser()
  server.logout = failure
  await signOut()
  expect(error).toHaveBeenCalledExactlyOnceWith('Çıkış yapma işlemi başarısız oldu')
  expect(localStorage.getItem(userKey)).toBeNull()
  expect(went).toEqual([['/login', false]])
})

test('ACC-46 AMB-73 after a failed sign-out the person stays out, and it is tried again', async () => {
  vi.spyOn(notify, 'error').mockImplementation(() => {})
  await currentUser()
  server.logout = 500
  await signOut()
  expect(await currentUser()).toBeNull()
  reload()
  server.logout = 200
  expect(await currentUser()).toBeNull()
  expect(calls.filter((call) => call.endsWith('/logout'))).toHaveLength(3)
  expect(localStorage).toHaveLength(0)
})

test('ACC-46 a new sign-in ends the pending sign-out', async () => {
  vi.spyOn(notify, 'error').mockImplementation(() => {})
  server.logout = 500
  await signOut()
  await afterLogin()
  expect(knownUser()?.user.username).toBe('Ayşe Yılmaz')
})

test('ACC-46 a session that is gone already is no failure', async () => {
  const error = vi.spyOn(notify, 'error').mockImplementation(() => {})
  server.logout = 401
  await signOut()
  expect(error).not.toHaveBeenCalled()
})

test('HDR-06 switching fires activeRoleChanged with the new role and reloads user and roles', async () => {
  server.me = signedInUser({ host: true, tenants: true })
  await currentUser()
  offs.push(watchUser())
  const fired = received('activeRoleChanged')
  expect(activeRole()).toBe('host')
  setActiveRole('tenant')
  expect(fired).toEqual([{ role: 'tenant' }])
  expect(activeRole()).toBe('tenant')
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toHaveLength(2)
})

test('ROLE-10 somebody with one role cannot switch', async () => {
  await currentUser()
  const fired = received('activeRoleChanged')
  expect(() => setActiveRole('tenant')).toThrow('Rol değiştirmek için')
  expect(fired).toEqual([])
  expect(activeRole()).toBe('host')
})

test('a sign-out in another tab ends this one too', async () => {
  await currentUser()
  offs.push(watchUser())
  const out = received('userLoggedOut')
  window.dispatchEvent(new StorageEvent('storage', { key: userKey, newValue: null }))
  expect(out).toEqual([{ reason: 'lost' }])
  expect(knownUser()).toBeNull()
})
