import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type RoutePath, routes } from '#domain/access/routes.ts'

const folder = path.join(import.meta.dirname, '../e2e')
const specs = readdirSync(folder)
  // It opens every address, but only for the heading.
  .filter((file) => file.endsWith('.spec.ts') && file !== 'routes.spec.ts')
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .filter((text) => text.includes('expectAccessible'))

/** Screens that a test reaches through a link or a button. */
const reachedByLink: RoutePath[] = ['/admin-forum', '/bin', '/calendar', '/forum/new', '/taxTemplate']

const isNamed = (address: string) => specs.some((text) => new RegExp(`['"\`]${address}(?![\\w/-])`).test(text))

test('NAV-17 every screen behind the sign-in is opened by a browser test that checks accessibility', () => {
  const screens = (Object.keys(routes) as RoutePath[]).filter(
    (address) => !['public', 'guest-only'].includes(routes[address].guard) && !address.includes('$'),
  )
  expect(screens.length).toBeGreaterThan(40)
  const missing = screens.filter((address) => !isNamed(address) && !reachedByLink.includes(address))
  expect(missing, 'add it to e2e/accessibility.spec.ts, or check it in a test of its own').toEqual([])
  expect(reachedByLink.filter(isNamed)).toEqual([])
})
