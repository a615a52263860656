import { expect, test } from 'vitest'
import { changeLayout, initialLayout, layoutState } from './layout-state.ts'

test('NAV-41 the state holds exactly five values', () => {
  expect(Object.keys(layoutState()).sort()).toEqual(
    [
      'isComponentDrawerOpened',
      'isDashboardDrawerOpened',
      'openedComponent',
      'openedHorizontalItem',
      'openedItem',
    ].sort(),
  )
})

test('NAV-41 a change touches what it names, and nothing when nothing is new', () => {
  changeLayout({ openedItem: 'contracts', isDashboardDrawerOpened: true })
  const changed = layoutState()
  expect(changed).toEqual({ ...initialLayout, openedItem: 'contracts', isDashboardDrawerOpened: true })
  changeLayout({ openedItem: 'contracts' })
  expect(layoutState()).toBe(changed)
})
