import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { illFormed } from './well-formed.ts'

/** The input parsed by its schema; otherwise a refusal that names the errors. */
export function parse(shape: z.ZodType, value: unknown): never {
  const problem = illFormed(value)
  if (problem) throw refuse('invalid_input', { [problem.at || 'istek']: problem.text })
  const result = shape.safeParse(value)
  if (result.success) return result.data as never
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) fields[issue.path.join('.') || 'istek'] ??= issue.message
  throw refuse('invalid_input', fields)
}

/** An empty body counts as an empty object, so that endpoints without input need no body. */
export function jsonIn(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return {}
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw refuse('broken_json')
  }
}
