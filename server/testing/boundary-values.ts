import { z } from 'zod'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import type { FuzzInput } from './fuzz.ts'

interface JsonSchema {
  type?: string | string[]
  format?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
}

/** A number or a date in an endpoint's input, and the values at the limits of what is allowed. */
export interface Edge {
  part: 'params' | 'query' | 'body'
  /** The path to the value. */
  at: string[]
  inside: (number | string)[]
  /** Must be refused, because no calculation with it makes sense. */
  outside: (number | string)[]
}

const firstDay = '1900-01-01'
const lastDay = '2100-12-31'

const choicesOf = ({ anyOf = [], oneOf = [], allOf = [] }: JsonSchema) => [...anyOf, ...oneOf, ...allOf]

function edgesOf(schema: JsonSchema): Pick<Edge, 'inside' | 'outside'> | null {
  if (schema.format === 'date')
    return {
      inside: [firstDay, '2000-02-29', lastDay],
      outside: ['0001-01-01', '1899-12-31', '2101-01-01', '9999-12-31'],
    }
  if (schema.type !== 'integer' && schema.type !== 'number') return null
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema
  const least = minimum ?? exclusiveMinimum
  const most = maximum ?? exclusiveMaximum
  return {
    inside: [...(least === undefined ? [] : [least]), ...(most === undefined ? [] : [most])],
    outside: [least === undefined ? -1e300 : least - 1, most === undefined ? 1e300 : most + 1],
  }
}

function* walk(schema: JsonSchema, part: Edge['part'], at: string[] = []): Generator<Edge> {
  const found = edgesOf(schema)
  if (found) yield { part, at, ...found }
  for (const choice of choicesOf(schema)) yield* walk(choice, part, at)
  for (const [name, child] of Object.entries(schema.properties ?? {})) yield* walk(child, part, [...at, name])
}

/** Every number and date in the endpoint's input, except those inside lists, which the fuzz test covers. */
export const edgesIn = (endpoint: Endpoint): Edge[] =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = z.toJSONSchema(endpoint[part], { io: 'output', unrepresentable: 'any' }) as JsonSchema
    return [...walk(schema, part)]
  })

/** The valid input with one value changed. */
export function withValue(base: FuzzInput, { part, at }: Edge, value: number | string): FuzzInput {
  const changed = structuredClone(part === 'body' ? (base.body ?? {}) : (base[part] ?? {})) as Record<string, unknown>
  let inner = changed
  for (const name of at.slice(0, -1)) {
    if (typeof inner[name] !== 'object' || inner[name] === null) inner[name] = {}
    inner = inner[name] as Record<string, unknown>
  }
  inner[at.at(-1)!] = value
  return { ...base, [part]: changed }
}
