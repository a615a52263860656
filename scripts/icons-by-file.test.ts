import { expect, test } from 'vitest'
import { iconFiles, withIconFiles } from './icons-by-file.ts'

test('LOAD icons are imported from their own files, under every name that the library gives them', () => {
  const files = iconFiles("export { default as Bell, default as BellIcon } from './icons/bell.mjs';")
  expect([...files]).toEqual([
    ['Bell', './icons/bell.mjs'],
    ['BellIcon', './icons/bell.mjs'],
  ])
  expect(withIconFiles("import { Bell, BellIcon as Ring } from 'lucide-react'", (icon) => files.get(icon)!)).toBe(
    'import { default as Bell } from "./icons/bell.mjs";import { default as Ring } from "./icons/bell.mjs";',
  )
})
