import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routes } from '#domain/access/routes.ts'
import { screensOf } from './preloads.ts'

const table = readFileSync('web/router.tsx', 'utf8')

test('LOAD the files of every screen that is built are known, with those of its frame', () => {
  const screens = screensOf(table)
  const wanted = Object.entries(routes).filter(
    ([path, route]) => path !== '/' && !('soon' in route) && !('prerendered' in route),
  )
  expect(wanted.map(([path]) => path).filter((path) => !screens.has(path))).toEqual([])
  expect(screens.get('/login')).toEqual(['web/layout/PlainShell.tsx', 'web/features/people/accounts/LoginScreen.tsx'])
  expect(screens.get('/calendar')).toEqual(['web/SignedInShell.tsx', 'web/features/work/calendar/CalendarScreen.tsx'])
})

test('LOAD a frame that nobody described stops the build', () => {
  expect(() => screensOf("page(other, '/x', () => import('./x.tsx'))")).toThrow('/x')
})
