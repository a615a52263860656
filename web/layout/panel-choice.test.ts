import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeLayout, initialLayout, layoutState } from './layout-state.ts'
import { choosePanel, isPanelWanted } from './panel-choice.ts'

beforeEach(() => localStorage.clear())
// The test files of this folder share one state.
afterEach(() => changeLayout(initialLayout))

const wanted = () => [isPanelWanted({ roomy: false }), isPanelWanted({ roomy: true })]

test('HDR-08 the panel is open where there is room, until the user says otherwise; then that holds everywhere', () => {
  expect(wanted()).toEqual([false, true])
  choosePanel(false, { column: true })
  expect([layoutState().isComponentDrawerOpened, ...wanted()]).toEqual([false, false, false])
  choosePanel(true, { column: true })
  expect([layoutState().isComponentDrawerOpened, ...wanted()]).toEqual([true, true, true])
})

test('HDR-08 opening and closing it as a drawer says nothing about the column', () => {
  choosePanel(true, { column: false })
  choosePanel(false, { column: false })
  expect(wanted()).toEqual([false, true])
  choosePanel(false, { column: true })
  choosePanel(true, { column: false })
  expect(wanted()).toEqual([false, false])
})
