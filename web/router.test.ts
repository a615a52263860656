import { isRedirect } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noFlags } from '#domain/access/flags.ts'
import type { Guard } from '#domain/access/guards.ts'
import { type RoutePath, routes } from '#domain/access/routes.ts'
import type { UserDocument } from '#domain/people/accounts/accounts.schema.ts'
import { publicConfig } from '#web/lib/public-config.ts'
import { signedInUser } from '#web/session/current-user.fixture.ts'
import { forgetUser } from '#web/session/current-user.ts'
import { stubServer } from '#web/ui/testing.tsx'
import { router } from './router.tsx'

test('NAV-17 every address of the product is routed, and nothing else is', () => {
  const routed = Object.values(router.routesById)
    .map((route) => route.fullPath as string)
    .filter((path) => path && path !== '/$')
  expect(new Set(routed)).toEqual(new Set(Object.keys(routes)))
})

const idOf = (path: string) =>
  Object.values(router.routesById).find((route) => route.fullPath === path && route.path)?.id

test.each(Object.keys(routes).filter((path) => path !== '/') as RoutePath[])(
  '%s stands in the shell of its guard',
  (path) => {
    const { guard, prerendered } = routes[path]
    const id = idOf(path)
    if (guard === 'public') expect(id?.startsWith('/quiet') || id === path).toBe(true)
    else expect(id).toMatch(guard === 'guest-only' ? /^\/(?:quiet|plain)/ : /^\/app/)
    if (prerendered) expect(id).toBe(path)
  },
)

type Landing = 'opens' | '/login' | '/dashboard' | '/404'
const everywhere = (landing: Landing) =>
  ({
    host: landing,
    'contract-maker': landing,
    'tax-sheet': landing,
    'lawyer-or-host': landing,
    admin: landing,
  }) as const
const forSignedIn = { public: 'opens', 'guest-only': '/dashboard', 'signed-in': 'opens' } as const
const likeTenant = { ...forSignedIn, ...everywhere('/404') } as const
const likeHost = { ...forSignedIn, ...everywhere('opens'), admin: '/404' } as const
const everyFlag = Object.fromEntries(Object.keys(noFlags).map((flag) => [flag, true])) as typeof noFlags

/** Where the addresses of each guard lead each of them; the shell shows a pending account its own screen (ACC-55). */
const people: [string, Partial<UserDocument> | null, Record<Guard, Landing>][] = [
  ['a guest', null, { public: 'opens', 'guest-only': 'opens', 'signed-in': '/login', ...everywhere('/login') }],
  ['a pending account', { host: true, is_active: false }, { ...forSignedIn, ...everywhere('opens') }],
  ['a tenant', { tenants: true }, likeTenant],
  ['a host', { host: true }, likeHost],
  ['host and tenant in one person', { host: true, tenants: true }, likeHost],
  ['an authorised person with every flag', { authorised: true, ...everyFlag }, likeHost],
  ['an authorised person without flags', { authorised: true }, likeTenant],
  ['an estate agent who may add properties', { estate: true, canAddProperty: true }, likeHost],
  ['an estate agent without flags', { estate: true }, likeTenant],
  ['a lawyer', { lawyer: true }, { ...likeTenant, 'lawyer-or-host': 'opens' }],
  ['a proxy without flags', { proxy: true }, likeTenant],
  ['a shareholder', { shareholder: true }, { ...likeTenant, 'tax-sheet': 'opens' }],
  ['an administrator', { role: 'admin' }, { ...likeHost, admin: 'opens' }],
]

beforeEach(() => {
  publicConfig.testPages = true
})
afterEach(() => {
  vi.unstubAllGlobals()
  publicConfig.testPages = false
  forgetUser()
})

type BeforeLoad = (at: { location: { href: string }; params: Record<string, string>; preload: true }) => Promise<void>

/** What the address itself does with whoever comes, as the router would ask it. */
async function landingOf(path: RoutePath): Promise<Landing> {
  const { beforeLoad } = router.routesById[idOf(path)!].options as { beforeLoad: BeforeLoad }
  const params = Object.fromEntries([...path.matchAll(/\$(\w+)/g)].map(([, name]) => [name, 'ornek-1']))
  try {
    await beforeLoad({ location: { href: path }, params, preload: true })
    return 'opens'
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    return thrown.options.to as Landing
  }
}

test.each(people)(
  'NAV-03 NAV-04 NAV-13 NAV-23 ERR-02 every address lets %s in or sends them away',
  async (_, user, landings) => {
    localStorage.clear()
    forgetUser()
    const noSession = { status: 401, body: { code: 'no_session', message: 'x' } }
    const me = user && signedInUser(user)
    stubServer((call) => {
      // What the browser refuses the server refuses too.
      if (call.includes('/access/check')) return { body: { allowed: false } }
      return me ? { body: me } : noSession
    })
    const wrong: string[] = []
    for (const path of Object.keys(routes).filter((each) => each !== '/') as RoutePath[]) {
      // A malformed guarantor token leads to /404 for everyone (GUA-07).
      const wanted = path.startsWith('/guarantor-approval') ? '/404' : landings[routes[path].guard]
      const landing = await landingOf(path)
      if (landing !== wanted) wrong.push(`${path}: ${landing} instead of ${wanted}`)
    }
    expect(wrong).toEqual([])
  },
)
