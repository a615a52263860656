import { beforeEach, expect, test } from 'vitest'
import { rememberReturnPath, takeReturnPath } from './return-path.ts'

beforeEach(() => sessionStorage.clear())

test('the way back is used once and forgotten after half an hour', () => {
  rememberReturnPath('/contracts?page=2', 0)
  expect(takeReturnPath(1000)).toBe('/contracts?page=2')
  expect(takeReturnPath(1000)).toBeNull()
  rememberReturnPath('/contracts', 0)
  expect(takeReturnPath(30 * 60_000)).toBeNull()
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  '%s leads nowhere',
  (path) => {
    rememberReturnPath(path, 0)
    expect(takeReturnPath(0)).toBeNull()
  },
)
