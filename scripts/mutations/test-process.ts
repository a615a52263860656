import { createVitest, type TestModule } from 'vitest/node'

// The test runner of one lane, started by lane.ts. It stays for many runs, so that the database is made and the sources
// are compiled once.

export interface TestRequest {
  files: string[]
  /** Sources that changed since the last run. */
  changed: string[]
  /** Only tests with a name like this. */
  pattern: string | null
}

export interface RanFile {
  /** Relative to the tree. */
  file: string
  /** False also where the file could not be loaded. */
  passed: boolean
  milliseconds: number
  tests: { name: string; passed: boolean }[]
}

const vitest = await createVitest('test', { watch: false, reporters: [{}] })
await vitest.standalone()

function ranFile(testModule: TestModule): RanFile {
  const tests = [...testModule.children.allTests()].flatMap((test) => {
    const { state } = test.result()
    return state === 'passed' || state === 'failed' ? [{ name: test.fullName, passed: state === 'passed' }] : []
  })
  return {
    file: testModule.relativeModuleId,
    passed: testModule.ok(),
    milliseconds: testModule.diagnostic().duration,
    tests,
  }
}

process.on('message', async ({ files, changed, pattern }: TestRequest) => {
  for (const file of changed) vitest.invalidateFile(file)
  if (pattern) vitest.setGlobalTestNamePattern(pattern)
  else vitest.resetGlobalTestNamePattern()
  const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications(files))
  process.send!(testModules.map(ranFile))
})
process.send!('ready')
