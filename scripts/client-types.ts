import { z } from 'zod'
import type { Endpoint } from '#domain/kernel/endpoint.ts'

interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
  items?: Schema
  prefixItems?: Schema[]
}

/** The text of the client's index.d.ts: one entry for each call that a token may make. */
export function clientTypes(endpoints: readonly Endpoint[]): string {
  const calls = endpoints
    .filter(({ scope }) => scope)
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'))
    .map(
      (endpoint) =>
        `  /** ${endpoint.summary} Yetki: ${endpoint.scope} */\n  '${nameOf(endpoint)}': {\n${partsOf(endpoint)
          .map((part) => `    ${part}\n`)
          .join('')}  }\n`,
    )
  return `${head}export interface Calls {\n${calls.join('')}}\n`
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

function partsOf(endpoint: Endpoint): string[] {
  const inputs = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = z.toJSONSchema(endpoint[part], { io: 'input', unrepresentable: 'any' }) as Schema
    const isEmpty = schema.type === 'object' && Object.keys(schema.properties ?? {}).length === 0
    if (isEmpty || (part === 'body' && endpoint.upload)) return []
    const optional = schema.type === 'object' && (schema.required ?? []).length === 0 ? '?' : ''
    return [`${part}${optional}: ${typeOf(schema, schema)}`]
  })
  const reply = z.toJSONSchema(endpoint.reply, { io: 'output', unrepresentable: 'any' }) as Schema
  return [
    ...inputs,
    ...(endpoint.upload ? ['file: Blob'] : []),
    `reply: ${endpoint.download ? 'ArrayBuffer' : typeOf(reply, reply)}`,
  ]
}

function typeOf(schema: Schema, root: Schema, within: readonly Schema[] = []): string {
  const inner = (each: Schema) => typeOf(each, root, [...within, schema])
  if (schema.$ref) {
    const target = schema.$ref === '#' ? root : root.$defs?.[schema.$ref.replace('#/$defs/', '')]
    // A record that contains itself.
    return !target || within.includes(target) ? 'unknown' : inner(target)
  }
  if ('const' in schema) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(inner))].join(' | ')
  if (schema.allOf) return schema.allOf.map((each) => `(${inner(each)})`).join(' & ')
  const types = [schema.type ?? 'unknown'].flat()
  return types.map((type) => typeNamed(type, schema, inner)).join(' | ')
}

function typeNamed(type: string, schema: Schema, inner: (schema: Schema) => string): string {
  switch (type) {
    case 'integer':
    case 'number':
      return 'number'
    case 'array':
      return schema.prefixItems
        ? `[${schema.prefixItems.map(inner).join(', ')}]`
        : `(${schema.items ? inner(schema.items) : 'unknown'})[]`
    case 'object': {
      const values = schema.additionalProperties
      if (typeof values === 'object' && !schema.properties) {
        const keys = schema.propertyNames ? inner(schema.propertyNames) : 'string'
        return `{ [Key in ${keys}]${schema.required ? '' : '?'}: ${inner(values)} }`
      }
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, part]) =>
          `${/^\w+$/.test(name) ? name : JSON.stringify(name)}${schema.required?.includes(name) ? '' : '?'}: ${inner(part)}`,
      )
      return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'Record<string, never>'
    }
    case 'string':
    case 'boolean':
    case 'null':
      return type
    default:
      return 'unknown'
  }
}

const literal = (value: unknown) => JSON.stringify(value)

const head = `// Made by \`npm run client\` from the declarations of the server; not edited by hand.

export interface ClientOptions {
  /** Where the installation is, for example https://kira.example.com */
  address: string
  /** From Profil › Erişim anahtarları. */
  token: string
  fetch?: (address: string, init: RequestInit) => Response | Promise<Response>
}

/** A refusal by the server: \`code\` is for programs, \`message\` is Turkish and fit to be shown. */
export class AnahtarError extends Error {
  readonly status: number
  readonly code: string
  readonly fields?: Record<string, string>
  /** In seconds. */
  readonly retryAfter?: number
}

type Input<Name extends keyof Calls> = Omit<Calls[Name], 'reply'>
type Args<Name extends keyof Calls> = Record<never, never> extends Input<Name> ? [input?: Input<Name>] : [input: Input<Name>]

export interface Client {
  call<Name extends keyof Calls>(name: Name, ...input: Args<Name>): Promise<Calls[Name]['reply']>
}
export function createClient(options: ClientOptions): Client

`
