import { appendFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect } from 'vitest'

// Loaded before each test file while `npm run mutate -- --generated` learns which tests reach which functions.

export interface NotedFile {
  test: string
  /** The functions that ran, each as `file#name`. */
  functions: string[]
}

const root = `${pathToFileURL(path.join(import.meta.dirname, '../..')).href}/`
const session = new Session()

beforeAll(async () => {
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
})

afterAll(async () => {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  await session.post('Profiler.stopPreciseCoverage')
  session.disconnect()
  const noted: NotedFile = { test: path.relative(process.cwd(), expect.getState().testPath!), functions: [] }
  for (const { url, functions } of result) {
    const file = url.startsWith(root)
      ? url.slice(root.length)
      : url.startsWith('/')
        ? path.relative(process.cwd(), url)
        : ''
    if (!/^(?:domain|server)\//.test(file)) continue
    for (const { functionName, ranges } of functions)
      if (functionName && ranges[0]!.count > 0) noted.functions.push(`${file}#${functionName}`)
  }
  appendFileSync(process.env.REACH_TO!, `${JSON.stringify(noted)}\n`)
})
