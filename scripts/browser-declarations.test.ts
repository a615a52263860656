import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
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
    "export const api = /*#__PURE__*/(() => ({ list: endpoint({ path: 'GET /rows', access: 'host', }), save: endpoint({ path: 'POST /rows', }), }))()",
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

test('LOAD what `endpoint` makes of a declaration has none of it either', () => {
  const code = 'export function endpoint(given) { return { ...given, path: given.path, body: given.body ?? nothing } }'
  expect(built(code)).toBe('export function endpoint(given) { return { ...given, path: given.path, } }')
})

/** The browser's declarations have no schemas, so reading one there would only fail on the screen that does. */
test('LOAD no screen reads a schema from an endpoint', () => {
  const web = path.join(import.meta.dirname, '..', 'web')
  const readers = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) =>
      /(?<!typeof )\b\w+Api\.\w+\.(?:params|query|body|reply)\b/.test(readFileSync(path.join(web, file), 'utf8')),
    )
  expect(readers).toEqual([])
})
