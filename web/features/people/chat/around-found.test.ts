import { expect, test } from 'vitest'
import { aroundFound } from './around-found.ts'

test('CHAT-17 a found word is shown as it was written, with what stands around it', () => {
  expect(aroundFound('Yarın İSTANBUL’a geliyorum', 'istanbul')).toEqual({
    before: 'Yarın ',
    found: 'İSTANBUL',
    after: '’a geliyorum',
  })
  expect(aroundFound('Işık kırık', 'isik').found).toBe('Işık')
  expect(aroundFound('fotoğraf.png', 'başka')).toEqual({ before: '', found: '', after: 'fotoğraf.png' })
})

test('CHAT-17 a long message is cut around the word', () => {
  const { before, found, after } = aroundFound(`${'a '.repeat(100)}kombi ${'b '.repeat(100)}`, 'kombi')
  expect(found).toBe('kombi')
  expect(before).toMatch(/^…/)
  expect(before.length).toBe(41)
  expect(after).toMatch(/…$/)
  expect(after.length).toBe(81)
})
