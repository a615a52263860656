import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeLayout, initialLayout, layoutState } from './layout-state.ts'
import { choosePanel, isPanelWanted } from './panel-choice.ts'

beforeEach(() => localStorage.clear())
// The test files of this folder share one state.
afterEach(() => changeLayout(initialLayout))

test('HDR-08 the panel is wanted until it is closed as a column, and again once it is opened there', () => {
  expect(isPanelWanted()).toBe(true)
  choosePanel(false, { column: true })
  expect([layoutState().isComponentDrawerOpened, isPanelWanted()]).toEqual([false, false])
  choosePanel(true, { column: true })
  expect([layoutState().isComponentDrawerOpened, isPanelWanted()]).toEqual([true, true])
})

test('HDR-08 opening and closing it as a drawer says nothing about the column', () => {
  choosePanel(true, { column: false })
  choosePanel(false, { column: false })
  expect(isPanelWanted()).toBe(true)
  choosePanel(false, { column: true })
  choosePanel(true, { column: false })
  expect(isPanelWanted()).toBe(false)
})
