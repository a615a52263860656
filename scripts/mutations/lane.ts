import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startEngine } from '../../server/testing/engine.ts'
import type { RanFile, Report, Spec, TestRequest } from './test-process.ts'

const root = path.join(import.meta.dirname, '../..')

export interface TestRun {
  ran: RanFile[]
  /** Test files that had begun when the tests hung; they are ended then, and the next run gets a new runner. */
  hung: string[]
}

/** A copy of the tree with a test runner of its own. */
export interface Lane {
  /** A breakage may make tests hang: they are ended when no test file begins or ends for so long. */
  run(specs: readonly Spec[], patienceMs: number): Promise<TestRun>
  /** Breaks these files for as long as the work takes. */
  broken<Result>(changes: readonly FileChange[], work: () => Promise<Result>): Promise<Result>
  /** A file of its own, which is not in the tree. */
  add(file: string, text: string): Promise<void>
}

export interface FileChange {
  file: string
  breaking: (source: string) => string
}

export interface Lanes {
  all: Lane[]
  close(): Promise<void>
}

/** One lane for each breakage that is tried at the same time; the tree itself is never touched. */
export async function openLanes(
  count: number,
  { workers = 1, env = {} }: { workers?: number; env?: Record<string, string> } = {},
): Promise<Lanes> {
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'anahtar-mutate-'))
  const engine = await startEngine()
  const running = new Set<ChildProcess>()
  const closing = new AbortController()
  const given = { TEST_DATABASE_URL: engine.url, WITHOUT_SERVER_BUILD: '1', TEST_WORKERS: String(workers), ...env }
  const folders = await Promise.all(
    Array.from({ length: count }, (_, number) => copyOfTree(path.join(scratch, `lane-${number}`))),
  )
  const interrupted = () => void close().finally(() => process.exit(130))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted)
  async function close() {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted)
    closing.abort()
    for (const child of running) endGroup(child)
    await engine.stop()
    await rm(scratch, { recursive: true, force: true, maxRetries: 5 })
  }
  return { all: folders.map((folder) => laneIn(folder, { running, env: given, closing: closing.signal })), close }
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

interface LaneOptions {
  running: Set<ChildProcess>
  env: Record<string, string>
  closing: AbortSignal
}

function laneIn(folder: string, { running, env, closing }: LaneOptions): Lane {
  let runner: Promise<ChildProcess> | null = null
  const changed = new Set<string>()

  async function start(): Promise<ChildProcess> {
    const script = path.join(folder, 'scripts/mutations/test-process.ts')
    const child = spawn(process.execPath, ['--import', 'tsx', script], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Its workers are ended with it.
      detached: true,
    })
    running.add(child)
    await Promise.race([once(child, 'message'), once(child, 'exit').then(() => Promise.reject(notStarted()))])
    return child
  }

  async function run(specs: readonly Spec[], patienceMs: number): Promise<TestRun> {
    runner ??= start()
    const child = await runner
    const ran: RanFile[] = []
    const begun = new Set<string>()
    const isDone = new Promise<boolean>((resolve) => {
      let silence = setTimeout(resolve, patienceMs, false)
      child.on('message', (said: Report) => {
        clearTimeout(silence)
        if ('done' in said) return resolve(true)
        silence = setTimeout(resolve, patienceMs, false)
        if ('began' in said) begun.add(said.began)
        if ('ended' in said) {
          begun.delete(said.ended.file)
          ran.push(said.ended)
        }
      })
      child.once('exit', () => resolve(false))
    })
    const request: TestRequest = { specs: [...specs], changed: [...changed] }
    changed.clear()
    child.send(request)
    const done = await isDone
    child.removeAllListeners()
    // Tests that were ended from outside say nothing about the breakage.
    closing.throwIfAborted()
    if (done) return { ran, hung: [] }
    endGroup(child)
    running.delete(child)
    runner = null
    return { ran, hung: [...begun] }
  }

  return {
    run,
    async add(file, text) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
      await writeFile(path.join(folder, file), text)
    },
    async broken(changes, work) {
      const unbroken = new Map<string, string>()
      try {
        for (const { file, breaking } of changes) {
          const whole = path.join(folder, file)
          const source = await readFile(whole, 'utf8')
          if (!unbroken.has(whole)) unbroken.set(whole, source)
          await writeFile(whole, breaking(source))
          changed.add(whole)
        }
        return await work()
      } finally {
        for (const [whole, source] of unbroken) {
          await writeFile(whole, source)
          changed.add(whole)
        }
      }
    },
  }
}

const notStarted = () => new Error('The test runner did not start')

function endGroup({ pid }: ChildProcess) {
  if (!pid) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
