import type { uses } from '#domain/tenancy/contracts/contracts.schema.ts'

type Use = (typeof uses)[number]

const linesOf = (text: string) => text.split('\n').map((line) => line.trim())

/** The line at which the condition begins as consecutive whole lines; -1 if it is not in the text. */
function positionOf(text: string, body: string): number {
  const [lines, wanted] = [linesOf(text), linesOf(body.trim())]
  return lines.findIndex((_, at) => wanted.every((line, offset) => lines[at + offset] === line))
}

export const hasCondition = (text: string, body: string) => positionOf(text, body) >= 0

/** Appends the condition on a line of its own; existing text stays unchanged. */
export function addCondition(text: string, body: string): string {
  if (hasCondition(text, body)) return text
  const before = text.trimEnd()
  return before ? `${before}\n${body.trim()}` : body.trim()
}

/** Removes only exact lines, so that a condition edited by the user stays. */
export function dropCondition(text: string, body: string): string {
  const at = positionOf(text, body)
  if (at < 0) return text
  const lines = text.split('\n')
  lines.splice(at, linesOf(body.trim()).length)
  return lines.join('\n')
}

export const isOffered = (condition: { uses: readonly Use[] }, use: Use) =>
  condition.uses.length === 0 || condition.uses.includes(use)
