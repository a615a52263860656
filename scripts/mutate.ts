import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Mutation } from './mutations/mutation.ts'
import { mutations } from './mutations.ts'

/**
 * Breaks one line at a time in a copy of the tree and asks whether the test that is named for it fails. The tree itself
 * is never touched, so an interrupted run leaves nothing to put back.
 *
 *   npm run mutate
 *   npm run mutate -- --only 'chat|pdf' entries whose file or test has one of these texts in its name
 *   npm run mutate -- --check          only whether every line and every test is still there
 *   npm run mutate -- --lanes 1        how many breakages are tried at the same time
 */
const { values: options } = parseArgs({
  options: { only: { type: 'string' }, lanes: { type: 'string', default: '2' }, check: { type: 'boolean' } },
})
const root = path.join(import.meta.dirname, '..')
/** A mutation may make a test hang, so each test run is limited. */
const patienceMs = 180_000

type Ran = Map<string, 'passed' | 'failed'>
const running = new Set<ChildProcess>()
let scratch = ''

async function main(): Promise<boolean> {
  const { only } = options
  const chosen = mutations.filter(
    ({ file, test }) => !only || only.split('|').some((text) => `${file} ${test.file} ${test.title}`.includes(text)),
  )
  const misfits = (await Promise.all(chosen.map(misfit))).filter((text) => text !== null)
  for (const text of misfits) console.error(`✗ ${text}`)
  if (options.check || misfits.length > 0) {
    console.log(`${chosen.length} entries, ${misfits.length} of them no longer fit`)
    return misfits.length === 0
  }

  const began = Date.now()
  scratch = await mkdtemp(path.join(os.tmpdir(), 'anahtar-mutate-'))
  const lanes = await Promise.all(
    Array.from({ length: Math.max(1, Number(options.lanes) || 1) }, (_, lane) =>
      copyOfTree(path.join(scratch, `lane-${lane}`)),
    ),
  )
  if (!(await allPassUnbroken(lanes[0]!, chosen))) return false

  // Mutations with the same test file run one after the other, because the runner has compiled it already.
  const queue = [...chosen].sort((a, b) => a.test.file.localeCompare(b.test.file))
  const unnoticed: string[] = []
  let tried = 0
  await Promise.all(
    lanes.map(async (lane) => {
      for (let mutation = queue.shift(); mutation; mutation = queue.shift()) {
        const started = Date.now()
        const noticed = await isNoticed(lane, mutation)
        const seconds = ((Date.now() - started) / 1000).toFixed(1)
        const line = `${mutation.file}: ${mutation.breaks}`
        console.log(`${noticed ? '✓' : '✗ NOT NOTICED'} ${++tried}/${chosen.length} ${line} (${seconds} s)`)
        if (!noticed) unnoticed.push(`${line}\n    by ${mutation.test.file}: ${mutation.test.title}`)
      }
    }),
  )
  const minutes = ((Date.now() - began) / 60_000).toFixed(1)
  console.log(
    `\nentries ${chosen.length}, noticed ${chosen.length - unnoticed.length}, not noticed ${unnoticed.length}`,
  )
  console.log(`${minutes} minutes`)
  for (const text of unnoticed) console.log(`  ${text}`)
  return unnoticed.length === 0
}

/** The reason why an entry cannot be tried; null if it fits the tree. */
async function misfit({ file, find, replace, test }: Mutation): Promise<string | null> {
  const source = await readFile(path.join(root, file), 'utf8').catch(() => null)
  if (source === null) return `${file}: there is no such file`
  const found = source.split(find).length - 1
  if (found !== 1) return `${file}: stands there ${found} times, not once: ${find}`
  if (find === replace) return `${file}: nothing would be broken by: ${find}`
  const tests = await readFile(path.join(root, test.file), 'utf8').catch(() => '')
  return tests.includes(test.title) ? null : `${test.file}: there is no test called: ${test.title}`
}

/** Copies all committed and uncommitted files that git does not ignore, and links the packages. */
async function copyOfTree(folder: string): Promise<string> {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  })
  const names = String(listed.stdout).split('\0').filter(Boolean)
  const folders = new Set(names.map((name) => path.dirname(path.join(folder, name))))
  for (const each of folders) await mkdir(each, { recursive: true })
  for (const name of names) {
    if (name === 'node_modules') continue
    // A file that was deleted without a commit is still listed.
    await cp(path.join(root, name), path.join(folder, name)).catch(() => {})
  }
  await symlink(await realpath(path.join(root, 'node_modules')), path.join(folder, 'node_modules'), 'dir')
  return folder
}

async function isNoticed(lane: string, { file, find, replace, test }: Mutation): Promise<boolean> {
  const place = path.join(lane, file)
  const source = await readFile(place, 'utf8')
  await writeFile(
    place,
    source.replace(find, () => replace),
  )
  try {
    const ran = await runTests(lane, [test])
    return [...ran].some(([name, outcome]) => name.includes(test.title) && outcome === 'failed')
  } finally {
    await writeFile(place, source)
  }
}

/** A test that fails anyway or does not run could detect nothing. */
async function allPassUnbroken(lane: string, chosen: Mutation[]): Promise<boolean> {
  let good = true
  for (const project of ['unit', 'web', 'api']) {
    const tests = chosen.map(({ test }) => test).filter(({ file }) => projectOf(file) === project)
    if (tests.length === 0) continue
    const ran = await runTests(lane, tests)
    for (const title of new Set(tests.map((test) => test.title))) {
      const outcomes = [...ran].filter(([name]) => name.includes(title)).map(([, outcome]) => outcome)
      if (outcomes.length > 0 && !outcomes.includes('failed')) continue
      console.error(`✗ ${outcomes.length > 0 ? 'fails without any breakage' : 'did not run'}: ${title}`)
      good = false
    }
  }
  return good
}

const projectOf = (file: string) => (file.startsWith('server/') ? 'api' : file.startsWith('web/') ? 'web' : 'unit')
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

interface JsonReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

/** Runs the named tests of one project in a process of their own. */
async function runTests(lane: string, tests: Mutation['test'][]): Promise<Ran> {
  const report = path.join(lane, 'mutate-report.json')
  await rm(report, { force: true })
  const pattern = [...new Set(tests.map(({ title }) => literally(title)))].join('|')
  const files = [...new Set(tests.map(({ file }) => file))]
  const args = ['run', '--project', projectOf(files[0]!), ...files, '-t', pattern]
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', ...args, '--reporter=json', `--outputFile=${report}`, '--maxWorkers=1'],
    { cwd: lane, stdio: 'ignore', env: { ...process.env, WITHOUT_SERVER_BUILD: '1' } },
  )
  running.add(child)
  // The tests of the unbroken tree are many, so they need more time.
  const stop = setTimeout(() => child.kill('SIGKILL'), patienceMs * Math.max(1, files.length / 2))
  await new Promise((ended) => child.once('exit', ended))
  clearTimeout(stop)
  running.delete(child)
  const ran: Ran = new Map()
  const { testResults = [] } = await readFile(report, 'utf8').then(
    (text) => JSON.parse(text) as JsonReport,
    () => ({ testResults: [] }),
  )
  for (const { assertionResults } of testResults)
    for (const { fullName, status } of assertionResults)
      if (status === 'passed' || status === 'failed') ran.set(fullName, status)
  return ran
}

async function tidy() {
  for (const child of running) child.kill('SIGKILL')
  if (scratch) await rm(scratch, { recursive: true, force: true, maxRetries: 5 })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void tidy().finally(() => process.exit(130)))

const good = await main().finally(tidy)
process.exit(good ? 0 : 1)
