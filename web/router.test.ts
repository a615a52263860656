import { expect, test } from 'vitest'
import { type RoutePath, routes } from '#domain/access/routes.ts'
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
