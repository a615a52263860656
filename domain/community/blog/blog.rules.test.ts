import { expect, test } from 'vitest'
import { articleState, readingMinutes, slugOf } from './blog.rules.ts'
import { articleFilter, articleForm } from './blog.schema.ts'

test.each([
  ['Kira artışı: üst sınır %25 mi?', 'kira-artisi-ust-sinir-25-mi'],
  ['İSTANBUL’DA ILIK ŞUBAT', 'istanbul-da-ilik-subat'],
  ['  --Depozito--  ', 'depozito'],
  ['漢字', ''],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('SCR-07 the address of “%s” is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('SCR-07 a draft is a draft on any day; the rest is read from its day on', () => {
  expect(articleState({ draft: true, publish_on: '2026-01-01' }, '2026-11-16')).toBe('draft')
  expect(articleState({ draft: false, publish_on: '2026-11-17' }, '2026-11-16')).toBe('scheduled')
  expect(articleState({ draft: false, publish_on: '2026-11-16' }, '2026-11-16')).toBe('published')
})

test('reading takes at least a minute', () => {
  expect([readingMinutes(10), readingMinutes(4400), readingMinutes(4600)]).toEqual([1, 4, 5])
})

test('LIM-02 a list of articles has at most 4000', () => {
  expect(articleFilter.parse({ size: '5000' }).size).toBe(4000)
  expect(articleFilter.parse({ size: '3999' }).size).toBe(3999)
  expect(articleFilter.parse({}).size).toBe(12)
})

test.each(['../etc', 'Kira', 'kira artisi', 'kira--artisi', '-kira', 'ab', 'a/b/c'])('%s is no address', (slug) => {
  const form = { title: 'Başlık', summary: 'Yirmi harften uzun bir özet.', body: 'Metin', draft: true }
  expect(articleForm.safeParse({ ...form, slug, publish_on: '2026-11-16' }).success).toBe(false)
})
