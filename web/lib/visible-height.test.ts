import { expect, test } from 'vitest'
import { isKeyboardOpen } from './visible-height.ts'

test('WAY-01 a keyboard takes a good part of the window; a browser’s own bars do not count', () => {
  expect(isKeyboardOpen(400, 740)).toBe(true)
  expect(isKeyboardOpen(684, 740)).toBe(false)
  expect(isKeyboardOpen(740, 740)).toBe(false)
  expect(isKeyboardOpen(null, 740)).toBe(false)
})
