import { z } from 'zod'
import type { Endpoint } from '#domain/kernel/endpoint.ts'

/** The part of JSON Schema that the declarations produce. */
interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string | string[]
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  examples?: unknown[]
  default?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
  items?: Schema
  prefixItems?: Schema[]
  minItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
}

const byFormat: Record<string, string> = {
  uuid: '0198c3a4-7d21-7c3e-9a52-4f0d6b1e8a77',
  date: '2026-11-05',
  'date-time': '2026-11-05T09:30:00.000Z',
  email: 'ayse.yilmaz@example.com',
  uri: 'https://example.com',
}
/** Words that a reader recognises; each is used where its field allows it. */
const byName: Record<string, unknown> = {
  amount: 2_500_000,
  baslik: 'Moda Daire',
  title: 'Moda Daire',
  property_title: 'Moda Daire',
  name: 'Ayşe Yılmaz',
  username: 'Ayşe Yılmaz',
  currency: 'TL',
  note: 'Kasım kirası',
  month: '2026-11',
  message: 'Kaydedildi.',
  il: 'İstanbul',
  ilce: 'Kadıköy',
  iban: 'TR330006100519786457841326',
}
const texts = ['Örnek', '2026-11', '2026', '1', '0532 000 00 00', 'TR330006100519786457841326', '']

/** An example of a call's input: only what must be given, so that it can be sent as it stands. */
export const inputExample = (shape: z.ZodType): unknown => exampleFrom(shape, 'input')
/** An example of a reply, with all fields. */
export const replyExample = (shape: z.ZodType): unknown => exampleFrom(shape, 'output')

function exampleFrom(shape: z.ZodType, io: 'input' | 'output'): unknown {
  const root = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Schema
  const resolve = (schema: Schema): Schema => {
    const name = schema.$ref?.replace(/^#\/\$defs\//, '')
    return name === undefined ? schema : name === '#' ? root : (root.$defs?.[name] ?? {})
  }
  const build = (given: Schema, name: string, depth: number): unknown => {
    const schema = resolve(given)
    if (schema.examples?.length) return schema.examples[0]
    if ('const' in schema) return schema.const
    if (schema.enum) return schema.enum.includes(byName[name]) ? byName[name] : schema.enum[0]
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return build(choices.find(({ type }) => type !== 'null') ?? choices[0]!, name, depth)
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((each) => build(each, name, depth) as object))
    const type = Array.isArray(schema.type) ? schema.type.find((each) => each !== 'null') : schema.type
    switch (type) {
      case 'object': {
        const wanted = Object.entries(schema.properties ?? {}).filter(
          ([each]) => io === 'output' || schema.required?.includes(each),
        )
        // A schema that contains itself ends here.
        if (depth > 8) return {}
        const values = schema.additionalProperties
        const keys = typeof values === 'object' ? (resolve(schema.propertyNames ?? {}).enum ?? []) : []
        return Object.fromEntries([
          ...wanted.map(([each, part]) => [each, build(part, each, depth + 1)]),
          ...keys.map((key) => [key, build(values as Schema, String(key), depth + 1)]),
        ])
      }
      case 'array': {
        if (schema.prefixItems) return schema.prefixItems.map((part) => build(part, name, depth + 1))
        if (!schema.items || depth > 8) return []
        const length = Math.max(schema.minItems ?? 0, 1)
        return Array.from({ length }, () => build(schema.items!, name.replace(/s$/, ''), depth + 1))
      }
      case 'integer':
      case 'number':
        return numberFor(schema, name)
      case 'boolean':
        return io === 'output'
      case 'null':
        return null
      case 'string':
        return textFor(schema, name)
      default:
        return byName[name] ?? {}
    }
  }
  return build(root, '', 0)
}

function numberFor({ minimum, maximum, exclusiveMinimum }: Schema, name: string): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1)
  const fits = (value: number) => value >= (least ?? -Infinity) && value <= (maximum ?? Infinity)
  const known = byName[name]
  if (typeof known === 'number' && fits(known)) return known
  return [1, 12, least].find((value) => value !== undefined && fits(value)) ?? 0
}

function textFor({ format, pattern, minLength = 0, maxLength = Infinity }: Schema, name: string): string {
  const known = byFormat[format ?? '']
  if (known !== undefined) return known
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text))
  const candidates = [byName[name], ...texts, ...Object.values(byFormat), 'Örnek'.repeat(Math.ceil(minLength / 5))]
  return candidates.find((text): text is string => typeof text === 'string' && fits(text)) ?? 'Örnek'
}

interface CallExample {
  publicUrl: string
  path: string
  by: 'session' | 'token'
}

/** A call as it is typed into a terminal. */
export function curlExample(endpoint: Endpoint, { publicUrl, path, by }: CallExample): string {
  const params = inputExample(endpoint.params) as Record<string, string>
  const query = new URLSearchParams(inputExample(endpoint.query) as Record<string, string>)
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const address = `${publicUrl}${filled}${query.size > 0 ? `?${query}` : ''}`
  const body = endpoint.method === 'GET' ? {} : (inputExample(endpoint.body) as object)
  return [
    `curl ${endpoint.method === 'GET' ? '' : `-X ${endpoint.method} `}'${address}'`,
    ...(by === 'token' ? ['  -H "authorization: Bearer $ANAHTAR"'] : endpoint.access === 'anyone' ? [] : ['  -b jar']),
    ...(endpoint.upload
      ? [`  -H 'content-type: application/pdf'`, '  --data-binary @belge.pdf']
      : endpoint.method === 'GET'
        ? []
        : [`  -H 'content-type: application/json'`, `  -d '${JSON.stringify(body)}'`]),
    ...(endpoint.download ? ['  -o dosya'] : []),
  ].join(' \\\n')
}
