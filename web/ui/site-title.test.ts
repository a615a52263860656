import { expect, test } from 'vitest'
import { showTitleCount, siteTitle } from './site-title.ts'

test('CHAT-01 what waits to be read stands before the title of every screen, and goes when it is read', () => {
  document.title = siteTitle('Kontratlar')
  expect(document.title).toBe('Kontratlar | Anahtar')
  showTitleCount(3)
  expect(document.title).toBe('(3) Kontratlar | Anahtar')
  document.title = siteTitle('Mülkler')
  expect(document.title).toBe('(3) Mülkler | Anahtar')
  showTitleCount(120)
  expect(document.title).toBe('(99+) Mülkler | Anahtar')
  showTitleCount(0)
  expect(document.title).toBe('Mülkler | Anahtar')
})
