import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { hostilePdfs } from '#server/testing/hostile-files.ts'
import { pagesOfPdf } from './pdf-pages.ts'

const unclosed = Buffer.from(`%PDF-1.7\n${'1 0 obj\n<< /Type /Page '.repeat(500_000)}\nstartxref\n9\n%%EOF`)

test('a PDF of half a million objects that never end is walked once, not once for each of them', {
  timeout: 20_000,
}, () => {
  expect(pagesOfPdf(unclosed)).toEqual({ pages: 0, filled: 0, encrypted: false })
})

test('no hostile PDF is taken for a signed page', { timeout: 20_000 }, () => {
  const taken = hostilePdfs().filter(({ bytes }) => pagesOfPdf(bytes).filled > 0)
  // These contain a whole PDF after other content; they are refused by their file type.
  expect(taken.map(({ name }) => name)).toEqual(['letters in front of a PDF', 'program that calls itself a PDF'])
})

const page = (contents: string, more: string[] = [], trailer = '') =>
  Buffer.from(
    `%PDF-1.7\n${[
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /Contents ${contents} >>`,
      ...more,
    ]
      .map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
      .join('')}trailer << /Size 9 /Root 1 0 R ${trailer}>>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  )
const stream = (content: string, more = '') => `<< /Length ${content.length} ${more}>>\nstream\n${content}\nendstream`
const packed = (content: string) => stream(deflateSync(content).toString('latin1'), '/Filter /FlateDecode ')
const drawn = 'BT (imza) Tj ET'

test.each([
  ['one stream', page('4 0 R', [stream(drawn)])],
  ['one packed stream', page('4 0 R', [packed(drawn)])],
  ['the second of two streams', page('[4 0 R 5 0 R]', [stream(' '), stream(drawn)])],
  ['a list that stands on its own', page('5 0 R', [stream(drawn), '[4 0 R]'])],
  ['a stream in a form that is not unpacked here', page('4 0 R', [stream('Gb"0F~>', '/Filter /ASCII85Decode ')])],
])('a page whose content is %s holds something', (_, bytes) => {
  expect(pagesOfPdf(bytes)).toEqual({ pages: 1, filled: 1, encrypted: false })
})

test.each([
  ['nowhere', page('9 0 R')],
  ['no stream', page('4 0 R', ['<< /Length 12 >>'])],
  ['an empty stream', page('4 0 R', [stream('')])],
  ['spaces', page('4 0 R', [stream(' \r\n\t ')])],
  ['packed spaces', page('4 0 R', [packed(' \n'.repeat(500))])],
  ['an empty list', page('[]', [stream(drawn)])],
  ['a list that names itself', page('4 0 R', ['[4 0 R]'])],
])('a page whose content is %s holds nothing', (_, bytes) => {
  expect(pagesOfPdf(bytes)).toEqual({ pages: 1, filled: 0, encrypted: false })
})

test('an encrypted PDF is told apart', () => {
  const bytes = page('4 0 R', [stream(drawn), '<< /Filter /Standard /V 2 >>'], '/Encrypt 5 0 R ')
  expect(pagesOfPdf(bytes).encrypted).toBe(true)
})

test('it looks no further than the first page that holds something', () => {
  const bytes = Buffer.from(
    page('4 0 R', [stream(drawn)])
      .toString('latin1')
      .replace('/Kids [3 0 R]', '/Kids [3 0 R 3 0 R 5 0 R]')
      .replace('trailer', '5 0 obj\n<< /Type /Page /Contents 4 0 R >>\nendobj\ntrailer'),
    'latin1',
  )
  expect(pagesOfPdf(bytes)).toEqual({ pages: 1, filled: 1, encrypted: false })
})

test('after a stream of objects that is too large no other is unpacked', { timeout: 20_000 }, () => {
  const objects = (content: string) => packed(content).replace('<< ', '<< /Type /ObjStm /First 4 ')
  const pages = `7 0 \n<< /Type /Page /Contents 4 0 R >>`
  const bytes = (...before: string[]) => {
    const file = page('9 0 R', [stream(drawn), ...before, objects(pages)]).toString('latin1')
    return Buffer.from(file.replace('/Kids [3 0 R]', '/Kids [7 0 R]'), 'latin1')
  }
  expect(pagesOfPdf(bytes())).toMatchObject({ pages: 1, filled: 1 })
  expect(pagesOfPdf(bytes(objects(' '.repeat(17 * 1024 * 1024))))).toMatchObject({ pages: 0 })
})

test('blank streams without number are not unpacked without end', { timeout: 20_000 }, () => {
  const blank = packed(' '.repeat(60_000))
  const count = 40_000
  const contents = `[${Array.from({ length: count }, (_, at) => `${at + 4} 0 R`).join(' ')}]`
  expect(
    pagesOfPdf(
      page(
        contents,
        Array.from({ length: count }, () => blank),
      ),
    ),
  ).toMatchObject({ pages: 1 })
})
