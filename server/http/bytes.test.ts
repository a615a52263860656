import { expect, test } from 'vitest'
import { bytesOf, jsonOf } from './bytes.ts'

const tenant = (at: number) => ({
  at,
  name: 'Şule Işık "Kiracı" 🔑\n',
  left: undefined,
  ended: null,
  since: new Date(0),
  homes: [{ at }],
})
const many = (count: number, make: (at: number) => unknown = tenant) =>
  Array.from({ length: count }, (_, at) => make(at))

test.each([
  ['one more than a portion', { documents: many(51), total: 51, next: undefined }],
  ['whole portions', { first: undefined, documents: many(200), total: 900 }],
  ['a list with gaps', { documents: many(120, (at) => (at % 3 ? tenant(at) : undefined)) }],
  ['two lists, and a short one between them', { one: many(60), short: many(50), 'i̇ki "2"': many(120) }],
  ['one that does not fit into the workspace', { documents: many(6000), total: 6000 }],
])('a long answer is the JSON that it always was: %s', (_, answer) => {
  expect(String(jsonOf(answer))).toBe(JSON.stringify(answer))
})

test.each([[null], [many(60)], [{ documents: many(50) }], ['Işık']])(
  'what is no object with a long list stays a text',
  (answer) => {
    expect(jsonOf(answer)).toBe(JSON.stringify(answer))
  },
)

test('answers do not share their bytes: the next one leaves those before it as they are', () => {
  const [first, second] = [jsonOf({ documents: many(51) }), bytesOf('ikinci'.repeat(3000))]
  expect(String(first)).toBe(JSON.stringify({ documents: many(51) }))
  expect(String(second)).toBe('ikinci'.repeat(3000))
})
