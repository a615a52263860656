import { expect, test } from 'vitest'
import { hostilePdfs } from '#server/testing/hostile-files.ts'
import { pagesOfPdf } from './pdf-pages.ts'

const unclosed = Buffer.from(`%PDF-1.7\n${'1 0 obj\n<< /Type /Page '.repeat(500_000)}\nstartxref\n9\n%%EOF`)

test('a PDF of half a million objects that never end is walked once, not once for each of them', {
  timeout: 20_000,
}, () => {
  expect(pagesOfPdf(unclosed)).toEqual({ pages: 0, filled: 0 })
})

test('no hostile PDF is taken for a signed page', { timeout: 20_000 }, () => {
  const taken = hostilePdfs().filter(({ bytes }) => pagesOfPdf(bytes).filled > 0)
  // These are a whole PDF behind something else: the type of the file is what turns them away.
  expect(taken.map(({ name }) => name)).toEqual(['letters in front of a PDF', 'program that calls itself a PDF'])
})
