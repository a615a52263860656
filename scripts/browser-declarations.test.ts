import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { forBrowser } from './browser-declarations.ts'

const built = (code: string) => forBrowser(code, parseAst(code) as never).replaceAll(/\s+/g, ' ')

test('LOAD in the browser an endpoint is declared without what only the server reads, and with everything else', () => {
  const code = `export const api = {
    list: endpoint({ path: 'GET /rows', access: 'host', summary: 'Satırlar.', query: filter, reply: page(row) }),
    save: endpoint({ path: 'POST /rows', summary: 'Kaydeder.', body: form }),
  }`
  expect(built(code)).toBe(
    "export const api = /*#__PURE__*/(() => ({ list: endpoint({ path: 'GET /rows', access: 'host', query: filter, }), save: endpoint({ path: 'POST /rows', body: form }), }))()",
  )
})

test('LOAD a schema is marked as one whole without effects; functions and words stay as they are', () => {
  expect(built('const row = z.string().max(5), id = 7; export const of = () => z.string()')).toBe(
    'const row = /*#__PURE__*/(() => (z.string().max(5)))(), id = 7; export const of = () => z.string()',
  )
})

test('a property of the same name elsewhere stays', () => {
  const code = "export function words() { return { reply: 'Yanıtla', summary: 'Özet' } }"
  expect(built(code)).toBe(code)
})
