import { appendFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, type TestContext } from 'vitest'

// Loaded before each test file while `npm run mutate -- --generated` learns which tests reach which functions.

export interface NotedTest {
  file: string
  /** With the groups around it, as the runner's reports name it. */
  name: string
  milliseconds: number
  /** What ran during it and before it in its file, each as `file#name`. */
  functions: string[]
}

const root = `${pathToFileURL(path.join(import.meta.dirname, '../..')).href}/`
const session = new Session()
let began = 0

beforeAll(async () => {
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
})

beforeEach(() => {
  began = performance.now()
})

afterEach(async ({ task }) => {
  const milliseconds = Math.round(performance.now() - began)
  // Taking them sets the counters back to nothing.
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const functions: string[] = []
  for (const { url, functions: all } of result) {
    const file = url.startsWith(root)
      ? url.slice(root.length)
      : url.startsWith('/')
        ? path.relative(process.cwd(), url)
        : ''
    if (!/^(?:domain|server)\//.test(file)) continue
    for (const { functionName, ranges } of all)
      if (functionName && ranges[0]!.count > 0) functions.push(`${file}#${functionName}`)
  }
  const noted: NotedTest = { file: fileOf(task), name: nameOf(task), milliseconds, functions }
  appendFileSync(process.env.REACH_TO!, `${JSON.stringify(noted)}\n`)
})

afterAll(async () => {
  await session.post('Profiler.stopPreciseCoverage')
  session.disconnect()
})

const fileOf = (task: TestContext['task']) => path.relative(process.cwd(), task.file.filepath)

function nameOf(task: TestContext['task']): string {
  const names = [task.name]
  for (let suite = task.suite; suite; suite = suite.suite) names.unshift(suite.name)
  return names.join(' > ')
}
