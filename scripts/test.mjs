// All checks: types, lint, dead code, a test for every requirement, unit, API and browser tests, a test for every
// refusal.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from './chromium.mjs'
import { cache, ensureBuilt, ensureInstalled, requireNode, root } from './setup.mjs'

requireNode()
ensureInstalled()

const counts = { passed: 0, failed: 0, skipped: 0 }
/** Told again at the end, because thousands of lines stand between. */
const failures = []
mkdirSync(cache, { recursive: true })

/** Parallel steps print their output at their end, so that it does not mix. */
async function step(name, args, env, countFile, { beside = false } = {}) {
  if (!beside) console.log(`\n━━ ${name}`)
  const started = Date.now()
  if (countFile) rmSync(countFile, { force: true })
  const { DATABASE_URL: _, NODE_ENV: __, ...clean } = process.env
  const stdio = beside ? ['ignore', 'pipe', 'pipe'] : 'inherit'
  const child = spawn(process.execPath, args, { cwd: root, stdio, env: { ...clean, ...env } })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
  const status = await new Promise((resolve) => child.once('close', resolve))
  if (beside) console.log(`\n━━ ${name}\n${Buffer.concat(said)}`)
  const counted = countFile && existsSync(countFile) ? read(countFile) : { passed: 0, failed: 0, skipped: 0, names: [] }
  // A step that broke without counting a failure still counts as one.
  if (status !== 0 && counted.failed === 0) {
    counted.failed = 1
    counted.names = [`exit code ${status}\n${String(Buffer.concat(said)).trim().split('\n').slice(-20).join('\n')}`]
  }
  failures.push(...counted.names.map((each) => `${name}: ${each}`))
  if (!countFile && status === 0) counted.passed = 1
  counts.passed += counted.passed
  counts.failed += counted.failed
  counts.skipped += counted.skipped
  console.log(
    `${name}: ${counted.passed} passed, ${counted.failed} failed (${Math.round((Date.now() - started) / 1000)} s)`,
  )
}

function read(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if ('numPassedTests' in report) {
    const names = report.testResults.flatMap(failedTests)
    return { passed: report.numPassedTests, failed: names.length, skipped: report.numPendingTests, names }
  }
  const { expected, flaky, unexpected, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky, skipped, names: report.suites.flatMap(failedStories) }
}

function failedTests({ name, status, message, assertionResults }) {
  const file = path.relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  // A file that could not be loaded has no tests.
  if (status === 'failed' && failed.length === 0) return [`${file}: ${message}`]
  return failed.map((test) => `${file}: ${test.fullName}\n${test.failureMessages.join('\n')}`)
}

function failedStories({ suites = [], specs = [] }) {
  const here = specs.filter((spec) => spec.tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
  return [
    ...here.map((spec) => {
      const said = spec.tests.flatMap(({ results }) =>
        results.flatMap(({ errors }) => errors.map((each) => each.message)),
      )
      return `${spec.file}: ${spec.title}\n${said.join('\n')}`
    }),
    ...suites.flatMap(failedStories),
  ]
}

const vitest = (name, projects, env = {}) => {
  const file = path.join(cache, `${name}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  return step(
    name,
    ['node_modules/vitest/vitest.mjs', 'run', ...projects.map((p) => `--project=${p}`), ...reporters],
    env,
    file,
  )
}

const beside = { beside: true }
const build = `import { ensureBuilt, ensureServerBuilt } from './scripts/setup.mjs'; ensureBuilt(); ensureServerBuilt()`
// None of these uses both cores or depends on timing, so they run in parallel.
await Promise.all([
  // Each further checker works out most types again: four take three times the processor time of one.
  step(
    'types',
    ['node_modules/typescript/bin/tsc', '-b', '--checkers', '1', 'domain', 'web', 'e2e', '.'],
    {},
    undefined,
    beside,
  ),
  step('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.'], {}, undefined, beside),
  step('dead code', ['node_modules/knip/bin/knip.js'], {}, undefined, beside),
  step('requirements', ['--import', 'tsx', 'scripts/coverage-requirements.ts'], {}, undefined, beside),
  // Needed by later steps; alone it would leave one core idle.
  step('build', ['--input-type=module', '--eval', build], {}, undefined, beside),
])
// Not in parallel with those, because screen tests depend on timing.
await vitest('unit', ['unit', 'web'])
const refusals = path.join(cache, 'refusals')
rmSync(refusals, { recursive: true, force: true })
mkdirSync(refusals)
await vitest('api', ['api'], { RECORD_REFUSALS: refusals })
await step('refusals', ['--import', 'tsx', 'scripts/refusals.ts', refusals], {})
ensureBuilt()
const browserReport = path.join(cache, 'browser.json')
await step(
  'browser',
  ['node_modules/@playwright/test/cli.js', 'test'],
  { CHROMIUM_PATH: findChromium(), BROWSER_REPORT: browserReport },
  browserReport,
)

for (const each of failures) console.log(`\n✗ ${each.length > 1500 ? `${each.slice(0, 1500)} …` : each}`)
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`)
process.exit(counts.failed > 0 ? 1 : 0)
