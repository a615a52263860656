import { isRedirect } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RoutePath } from '#domain/access/routes.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { publicConfig } from '#web/lib/public-config.ts'
import { signedInUser } from '#web/session/current-user.fixture.ts'
import { forgetUser } from '#web/session/current-user.ts'
import { beginRegistration, endRegistration, registrationInProgress } from '#web/session/registration-progress.ts'
import { takeReturnPath } from '#web/session/return-path.ts'
import { stubServer } from '#web/ui/testing.tsx'
import { guardRoute, guardStart } from './guards.ts'

const guest = null
let me: CurrentUser | null | Error
let check: boolean | Error
let calls: string[]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  forgetUser()
  check = false
  calls = stubServer((call) => {
    if (call.includes('/access/check')) return check instanceof Error ? check : { body: { allowed: check } }
    if (me instanceof Error) return me
    return me ? { body: me } : { status: 401, body: { code: 'no_session', message: 'x' } }
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  publicConfig.testPages = false
  endRegistration()
})

/** Returns the guard's redirect, or the path itself when access is granted. */
async function open(path: RoutePath, as: typeof me): Promise<string> {
  me = as
  forgetUser()
  try {
    await guardRoute(path, { href: path })
    return path
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    return String(thrown.options.to)
  }
}

const tenant = signedInUser({ tenants: true })
const host = signedInUser({ host: true })

test('NAV-04 a guest of a signed-in route is sent to /login and may come back', async () => {
  expect(await open('/contracts', guest)).toBe('/login')
  expect(takeReturnPath()).toBe('/contracts')
})

test('AMB-37 somebody whose user cannot be read and is not cached is sent to /login', async () => {
  expect(await open('/contracts', new TypeError('offline'))).toBe('/login')
})

test.each(['/login', '/register', '/forgot-password'] as const)('NAV-03 %s is for guests', async (path) => {
  expect(await open(path, guest)).toBe(path)
  expect(await open(path, tenant)).toBe('/dashboard')
})

test('AMB-31 a registration in progress is not thrown out of its wizard', async () => {
  beginRegistration()
  expect(await open('/register', tenant)).toBe('/register')
  expect(await open('/login', tenant)).toBe('/dashboard')
})

test('AMB-31 a registration whose account never came about begins anew', async () => {
  beginRegistration()
  expect(await open('/register', guest)).toBe('/register')
  expect(registrationInProgress()).toBe(false)
})

test('ERR-02 a refused guard leads to /404, with no text of its own', async () => {
  expect(await open('/addProperty', tenant)).toBe('/404')
  expect(calls.at(-1)).toBe('GET /api/access/check?guard=host')
})

test('ERR-02 a check that fails leads to /404 too', async () => {
  check = new TypeError('offline')
  expect(await open('/admin-users', host)).toBe('/404')
})

test('NAV-20 what the browser does not know yet, the server decides', async () => {
  check = true
  expect(await open('/addProperty', tenant)).toBe('/addProperty')
})

test('NAV-20 who passes here is not asked about there', async () => {
  expect(await open('/addProperty', host)).toBe('/addProperty')
  expect(calls).toEqual(['GET /api/accounts/me'])
})

test('NAV-23 an inactive account stays at its address: the shell shows the pending screen', async () => {
  expect(await open('/addProperty', signedInUser({ tenants: true, is_active: false }))).toBe('/addProperty')
})

test('AMB-15 a test page exists only while the configuration says so', async () => {
  expect(await open('/email-test', guest)).toBe('/404')
  publicConfig.testPages = true
  expect(await open('/email-test', guest)).toBe('/email-test')
})

test('NAV-02 the start leads to the dashboard or to the public page', async () => {
  me = guest
  await expect(guardStart()).rejects.toMatchObject({ options: { to: '/home' } })
  me = host
  forgetUser()
  await expect(guardStart()).rejects.toMatchObject({ options: { to: '/dashboard' } })
})
