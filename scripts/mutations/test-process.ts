import path from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'

// The test runner of one lane, started by lane.ts. It stays for many runs, so that the database is made and the sources
// are compiled once.

export interface TestRequest {
  specs: Spec[]
  /** Sources that changed since the last run. */
  changed: string[]
}

export interface Spec {
  /** A test file, or a part of the names of many. */
  file: string
  /** Only tests with a name like this. */
  pattern?: string | undefined
}

export interface RanFile {
  /** Relative to the tree. */
  file: string
  /** False also where the file could not be loaded. */
  passed: boolean
  tests: { name: string; passed: boolean }[]
}

/** `began` and `ended` come during a run, `done` at its end. */
export type Report = { ready: true } | { began: string } | { ended: RanFile } | { done: true }

function report(said: Report) {
  process.send!(said)
}

const vitest = await createVitest('test', {
  watch: false,
  reporters: [
    {
      onTestModuleQueued: ({ relativeModuleId }) => report({ began: relativeModuleId }),
      onTestModuleEnd: (testModule) => report({ ended: ranFile(testModule) }),
    },
  ],
})
await vitest.standalone()

function ranFile(testModule: TestModule): RanFile {
  const tests = [...testModule.children.allTests()].flatMap((test) => {
    const { state } = test.result()
    return state === 'passed' || state === 'failed' ? [{ name: test.fullName, passed: state === 'passed' }] : []
  })
  return { file: testModule.relativeModuleId, passed: testModule.ok(), tests }
}

process.on('message', async ({ specs, changed }: TestRequest) => {
  for (const file of changed) vitest.invalidateFile(file)
  const found = await Promise.all(
    specs.map(async ({ file, pattern }) => {
      if (!/\.test\.tsx?$/.test(file)) return vitest.globTestSpecifications([file])
      const name = file.startsWith('server/') ? 'api' : file.startsWith('web/') ? 'web' : 'unit'
      const project = vitest.projects.find((each) => each.name === name)!
      return [project.createSpecification(path.resolve(file), pattern ? { testNamePattern: new RegExp(pattern) } : {})]
    }),
  )
  await vitest.runTestSpecifications(found.flat())
  report({ done: true })
})
report({ ready: true })
