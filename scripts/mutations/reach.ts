import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Mutant } from './generate.ts'
import { openLanes } from './lane.ts'
import type { NotedFile } from './note-reach.ts'

/** A test file that passed unbroken, and what ran during it. */
export interface Reach {
  test: string
  /** Each as `file#name`. */
  functions: string[]
  milliseconds: number
  /** The names of its tests that passed. */
  passed: string[]
}

const learningMs = 40 * 60_000

/** Runs the tests of rules and of the API once, unless an earlier run left in `file` what they reach. */
export async function reachOf(file: string): Promise<Reach[]> {
  const known = await readFile(file, 'utf8').catch(() => null)
  if (known) return JSON.parse(known) as Reach[]
  console.log('running all tests once, to learn which functions they reach')
  await mkdir(path.dirname(file), { recursive: true })
  const noted = `${file}.noted`
  await rm(noted, { force: true })
  const { all, close } = await openLanes(1, { workers: 3, env: { REACH_TO: noted } })
  const ran = await all[0]!.run({ files: ['domain/', 'server/'], patienceMs: learningMs }).finally(close)
  if (!ran) throw new Error('The tests did not end in time')
  const lines = (await readFile(noted, 'utf8')).split('\n').filter(Boolean)
  const functionsOf = new Map(lines.map((line) => JSON.parse(line) as NotedFile).map((each) => [each.test, each]))
  // A file that fails unbroken could notice nothing: a process test, for instance, has no built server here.
  const reached = ran.flatMap(({ file: test, passed, milliseconds, tests }) => {
    const functions = functionsOf.get(test)?.functions
    return passed && functions ? [{ test, functions, milliseconds, passed: tests.map(({ name }) => name) }] : []
  })
  await writeFile(file, JSON.stringify(reached))
  await rm(noted)
  console.log(`${reached.length} of ${ran.length} test files passed and are used`)
  return reached
}

/** Further test files would hardly notice what these do not, and each one takes seconds. */
const mostTests = 8

/** The test files that run the mutant's function, those of the same feature first, then those that run least else. */
export function testsFor({ file, inside }: Pick<Mutant, 'file' | 'inside'>, reached: readonly Reach[]): Reach[] {
  const folder = file.slice(0, file.lastIndexOf('/'))
  const runs = ({ functions }: Reach) =>
    inside ? functions.includes(`${file}#${inside}`) : functions.some((name) => name.startsWith(`${file}#`))
  return reached
    .filter(runs)
    .map((reach) => ({ reach, rank: (reach.test.startsWith(`${folder}/`) ? 0 : 1e6) + reach.functions.length }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, mostTests)
    .map(({ reach }) => reach)
}
