import { z } from 'zod'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import type { AccessRow } from './access-table.ts'
import type { World } from './access-world.ts'

export interface FuzzInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
}

class InterceptedCall extends Error {}

/** A valid input on existing records, recorded from the access table: the call is intercepted before it is sent. */
export async function recordedInput(row: AccessRow, world: World): Promise<FuzzInput> {
  let seen: FuzzInput = {}
  const recorder = {
    call: async (_: Endpoint, input: FuzzInput = {}) => {
      seen = input
      throw new InterceptedCall()
    },
  }
  const client = () => recorder as never
  await row.check({ ...world, client, otherBrowser: async () => recorder as never }).catch((error) => {
    if (!(error instanceof InterceptedCall)) throw error
  })
  return seen
}

/** A seeded generator, so that failures can be reproduced. */
function randomFrom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    one: <Item>(items: readonly Item[]): Item => items[below(items.length)]!,
    chance: (of: number) => next() < of,
  }
}
type Random = ReturnType<typeof randomFrom>

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const hostileTexts = [
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\ufffe',
  '',
  ' ',
  '\u202egnp.exe',
  '👩‍👩‍👧',
  'İıŞş',
  '%',
  '_%\\',
  "'; drop table users; --",
  '0',
  '-1',
  '1e999',
  '٣',
  '2147483648',
  '9223372036854775808',
  '99999999999999999999',
  '0x10',
  'NaN',
  'Infinity',
  '1,5',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '10000-01-01',
  '275760-09-13',
  '-000001-01-01',
  '2026-13',
  '0000-01',
  '9999-99',
  '2026-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  'null',
  '[]',
  'a'.repeat(256),
  'a'.repeat(10_000),
  'ş'.repeat(5_000),
  'a@b.c',
  `${'a'.repeat(240)}@ornek.test`,
  '+905551112233',
  '\n\n\n',
  'x\ny'.repeat(500),
]
const hostileNumbers = [
  0,
  -1,
  -0,
  0.5,
  1e-7,
  2,
  1899,
  9999,
  10_000,
  275_761,
  32_768,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  9_007_199_254_740_991,
  -9_007_199_254_740_991,
  2 ** 63,
  1e21,
  1e308,
]
const hostileThings = [null, true, false, [], {}, [[]], [null], { a: 1 }, { length: 1e9 }, [{}], Array(2_000).fill('a')]

type JsonSchema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  format?: string
  minimum?: number
  maximum?: number
  default?: unknown
}
const schemaOf = (shape: z.ZodType) => z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as JsonSchema

/** A value that the schema probably accepts, or nearly. */
function likely(schema: JsonSchema, random: Random, depth = 0): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.one(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices) return likely(random.one(choices), random, depth)
  const type = Array.isArray(schema.type) ? random.one(schema.type) : schema.type
  if (type === 'object' && depth < 6)
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, child]) => [name, likely(child, random, depth + 1)]),
    )
  if (type === 'array' && depth < 6)
    return Array.from({ length: random.below(3) }, () => likely(schema.items ?? {}, random, depth + 1))
  if (type === 'integer' || type === 'number')
    return random.one([schema.minimum ?? 0, schema.maximum ?? 2_147_483_648, 1, 2026, ...hostileNumbers])
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'null') return null
  if (schema.format === 'uuid') return '0199a8a0-0000-7000-8000-000000000000'
  if (schema.format === 'email') return 'kisi@ornek.test'
  if (schema.format === 'date') return random.one(['2026-11-16', '9999-12-31', '0001-01-01'])
  return random.one([
    'Kombi',
    'kisi@ornek.test',
    '5551112233',
    '2026-11-16',
    '2026-09',
    '123456',
    'Deneme-2026-kelime',
    ...hostileTexts,
  ])
}

const hostile = (random: Random) =>
  random.one<unknown>([
    random.one(hostileTexts),
    random.one(hostileTexts),
    random.one(hostileNumbers),
    random.one(hostileThings),
  ])

/** Replaces one or two values, names or whole branches. */
function spoil(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.85)) {
    const at = random.below(value.length)
    return value.map((item, index) => (index === at ? spoil(item, random) : item))
  }
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0 && random.chance(0.92)) {
    const copy: Record<string, unknown> = { ...value }
    const name = random.one(Object.keys(copy))
    if (random.chance(0.06)) delete copy[name]
    else if (random.chance(0.04)) copy[random.one(hostileTexts)] = 1
    else copy[name] = spoil(copy[name], random)
    return copy
  }
  return hostile(random)
}

const brokenBodies = [
  '{',
  '[',
  'null',
  '"',
  '\u0000',
  '{"a":1}}',
  '{"__proto__":{"x":1}}',
  nested(40),
  nested(5_000),
  nested(120_000),
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  new Uint8Array([0xff, 0xfe, 0x00]),
  new Uint8Array([0x22, 0xc3, 0x28, 0x22]),
] as const
const rawPathParts = [
  '%00',
  '%ff',
  '%c0%80',
  '%ed%a0%80',
  '%',
  '%zz',
  '..%2f..%2fx',
  'a%0ab',
  '%F0%9F%91%A9',
  '0'.repeat(3_000),
]
const brokenFiles = [
  new Uint8Array(),
  new Uint8Array([0]),
  new Uint8Array(1_000).fill(0xff),
  new TextEncoder().encode('%PDF-1.7\n%%EOF'),
  new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0]),
  new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
]

const withSome = (given: Record<string, unknown> | undefined, made: unknown) => ({ ...(made as object), ...given })

/** A sequence of hostile calls, each made from a valid one. */
export function hostileInputs(endpoint: Endpoint, seed: number) {
  const name = `${endpoint.method} ${endpoint.path}`
  const random = randomFrom([...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, seed))
  const schemas = { params: schemaOf(endpoint.params), query: schemaOf(endpoint.query), body: schemaOf(endpoint.body) }
  return (base: FuzzInput) => {
    let params = withSome(base.params, likely(schemas.params, random)) as Record<string, unknown>
    let query = withSome(base.query, random.chance(0.7) ? likely(schemas.query, random) : {}) as Record<string, unknown>
    const isForm = typeof base.body === 'object' && base.body !== null && Object.keys(base.body).length > 0
    let body: unknown = isForm && random.chance(0.6) ? base.body : likely(schemas.body, random)
    const parts = [
      ...(Object.keys(params).length > 0 ? ['params'] : []),
      ...(Object.keys(schemas.query.properties ?? {}).length > 0 ? ['query', 'query'] : []),
      // An unexpected name, or a valid input.
      random.chance(0.2) ? 'query' : 'nothing',
      ...(endpoint.method !== 'GET' ? ['body', 'body', 'body'] : []),
    ]
    const part = random.one(parts)
    if (part === 'params') params = random.chance(0.5) ? params : (spoil(params, random) as typeof params)
    if (part === 'query') query = withSome(query, spoil({ page: 1, q: '', ...query }, random)) as typeof query
    if (part === 'body') body = spoil(body, random)
    const raw = part === 'params' && random.chance(0.6)
    const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) =>
      raw ? random.one(rawPathParts) : encodeURIComponent(String(params?.[key] ?? 'x').toWellFormed()),
    )
    const search = Object.entries(query)
      .map(
        ([key, value]) =>
          `${encodeURIComponent(key.toWellFormed())}=${random.chance(0.1) ? random.one(rawPathParts) : encodeURIComponent(String(value).toWellFormed())}`,
      )
      .join('&')
    return {
      method: endpoint.method,
      path: `/api${path}${search && random.chance(0.8) ? `?${search}` : ''}`,
      ...bodyOf(
        endpoint,
        base,
        part === 'body' && random.chance(0.12) ? random.one(brokenBodies) : JSON.stringify(body),
        random,
      ),
    }
  }
}

function bodyOf(
  endpoint: Endpoint,
  base: FuzzInput,
  json: string | Uint8Array | undefined,
  random: Random,
): { body?: RequestInit['body']; headers: Record<string, string> } {
  if (endpoint.method === 'GET') return { headers: {} }
  if (endpoint.upload)
    return { body: (base.file && random.chance(0.2) ? base.file : random.one(brokenFiles)) as Blob, headers: {} }
  return { body: json as string, headers: random.chance(0.02) ? { 'content-type': 'text/plain' } : {} }
}
