import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')
const running = new Set<ChildProcess>()
let scratch = ''

/** Copies of the tree, one for each breakage that is tried at the same time; the tree itself is never touched. */
export async function openLanes(count: number): Promise<string[]> {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'anahtar-mutate-'))
  return Promise.all(Array.from({ length: count }, (_, lane) => copyOfTree(path.join(scratch, `lane-${lane}`))))
}

/** Ends the tests that still run, and removes the copies. */
export async function closeLanes() {
  for (const child of running) child.kill('SIGKILL')
  if (scratch) await rm(scratch, { recursive: true, force: true, maxRetries: 5 })
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

/** Breaks a file of a lane for as long as the work takes. */
export async function broken<Result>(
  lane: string,
  { file, breaking }: { file: string; breaking: (source: string) => string },
  work: () => Promise<Result>,
): Promise<Result> {
  const place = path.join(lane, file)
  const source = await readFile(place, 'utf8')
  await writeFile(place, breaking(source))
  try {
    return await work()
  } finally {
    await writeFile(place, source)
  }
}

export const projectOf = (file: string) =>
  file.startsWith('server/') ? 'api' : file.startsWith('web/') ? 'web' : 'unit'

export interface TestRun {
  files: string[]
  patienceMs: number
  /** Only tests with a name like this. */
  pattern?: string
  /** Ends at the first failure. */
  bail?: boolean
  workers?: number
  env?: Record<string, string>
}

/** The outcome of each test by its name, and how the runner ended; null if it took too long. */
export interface TestOutcome {
  tests: Map<string, 'passed' | 'failed'>
  code: number | null
}

interface JsonReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

/** Runs test files in a process of their own. */
export async function runTests(lane: string, run: TestRun): Promise<TestOutcome> {
  const report = path.join(lane, 'mutate-report.json')
  await rm(report, { force: true })
  const projects = [...new Set(run.files.map(projectOf))].flatMap((project) => ['--project', project])
  const narrowed = run.pattern ? ['-t', run.pattern] : []
  const args = ['run', ...projects, ...run.files, ...narrowed, ...(run.bail ? ['--bail=1'] : [])]
  const child = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      ...args,
      '--reporter=json',
      `--outputFile=${report}`,
      `--maxWorkers=${run.workers ?? 1}`,
    ],
    { cwd: lane, stdio: 'ignore', env: { ...process.env, WITHOUT_SERVER_BUILD: '1', ...run.env } },
  )
  running.add(child)
  const stop = setTimeout(() => child.kill('SIGKILL'), run.patienceMs)
  const code = await new Promise<number | null>((ended) => child.once('exit', ended))
  clearTimeout(stop)
  running.delete(child)
  const tests: TestOutcome['tests'] = new Map()
  const { testResults = [] } = await readFile(report, 'utf8').then(
    (text) => JSON.parse(text) as JsonReport,
    () => ({ testResults: [] }),
  )
  for (const { assertionResults } of testResults)
    for (const { fullName, status } of assertionResults)
      if (status === 'passed' || status === 'failed') tests.set(fullName, status)
  return { tests, code }
}
