import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'

test('PUB-08 the style guide measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#fff', '#767676')).toBeCloseTo(4.54, 1)
  expect(contrast('#0B5D6B', '#0B5D6B')).toBe(1)
})
