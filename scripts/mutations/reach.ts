import { createReadStream } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Mutant } from './generate.ts'
import { openLanes } from './lane.ts'
import type { NotedTest } from './note-reach.ts'

/** A test that passed unbroken. */
export interface ReachingTest {
  file: string
  name: string
  milliseconds: number
  /** How many functions ran: a test of little says most about it. */
  breadth: number
}

/** The tests that reach each function, which is named as `file#name`. */
export type Reach = Map<string, ReachingTest[]>

const learningMs = 45 * 60_000

/** Runs the tests of rules and of the API once, unless an earlier run left in `file` what they reach. */
export async function reachOf(file: string): Promise<Reach> {
  const known = await readFile(file, 'utf8').catch(() => null)
  const { functions, tests } = known ? (JSON.parse(known) as Learned) : await learn(file)
  const reach: Reach = new Map(functions.map((name) => [name, []]))
  for (const { reached, ...test } of tests)
    for (const at of reached) reach.get(functions[at]!)!.push({ ...test, breadth: reached.length })
  return reach
}

interface Learned {
  functions: string[]
  /** `reached` counts in `functions`. */
  tests: (Omit<ReachingTest, 'breadth'> & { reached: number[] })[]
}

async function learn(file: string): Promise<Learned> {
  console.log('running all tests once, to learn which functions they reach')
  await mkdir(path.dirname(file), { recursive: true })
  const noted = `${file}.noted`
  await rm(noted, { force: true })
  const { all, close } = await openLanes(1, { workers: 3, env: { REACH_TO: noted } })
  const { ran } = await all[0]!.run([{ file: 'domain/' }, { file: 'server/' }], learningMs).finally(close)
  const passed = new Set(
    ran.flatMap(({ file: of, tests }) => tests.filter((test) => test.passed).map(({ name }) => `${of}: ${name}`)),
  )
  const numbers = new Map<string, number>()
  const tests: Learned['tests'] = []
  for await (const line of createInterface({ input: createReadStream(noted) })) {
    const { file: of, name, milliseconds, functions } = JSON.parse(line) as NotedTest
    // A test that fails unbroken could notice nothing: one of a process, for instance, has no built server here.
    if (!passed.has(`${of}: ${name}`)) continue
    const reached = [...new Set(functions)].map((each) => {
      if (!numbers.has(each)) numbers.set(each, numbers.size)
      return numbers.get(each)!
    })
    tests.push({ file: of, name, milliseconds, reached })
  }
  const learned = { functions: [...numbers.keys()], tests }
  await writeFile(file, JSON.stringify(learned))
  await rm(noted)
  console.log(`${tests.length} tests passed and are used`)
  return learned
}

/** Longer tests would take minutes for a change that nothing notices. */
const longestMs = 10_000

/** The tests that run the mutant's function: those of the same feature first, then those that run least else. */
export function testsFor({ file, inside }: Pick<Mutant, 'file' | 'inside'>, reach: Reach): ReachingTest[] {
  const folder = file.slice(0, file.lastIndexOf('/'))
  const found = inside
    ? (reach.get(`${file}#${inside}`) ?? [])
    : [...reach].flatMap(([name, tests]) => (name.startsWith(`${file}#`) ? tests : []))
  const rank = (test: ReachingTest) => (test.file.startsWith(`${folder}/`) ? 0 : 1e6) + test.breadth
  return [...new Map(found.map((test) => [`${test.file}: ${test.name}`, test])).values()]
    .filter(({ milliseconds }) => milliseconds <= longestMs)
    .toSorted((a, b) => rank(a) - rank(b))
}
