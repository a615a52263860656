import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { projectRoot } from '#server/project-root.ts'

/** Rows of the demo from `server/demo/texts`, checked when they are read. */
export function demoTexts<Row extends z.ZodType>(name: string, row: Row): z.output<Row>[] {
  const text = readFileSync(path.join(projectRoot, 'server', 'demo', 'texts', `${name}.json`), 'utf8')
  return z.array(row).parse(JSON.parse(text))
}

export const email = z.email()
export const kurus = z.number().int().min(0)
export const days = z.number().min(0)
