import { spawnSync } from 'node:child_process'
import { appendFile, mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { areaOf, type ChangeByHand, isMutated, type Mutant, mutantByHand, mutantsOf, sampled } from './generate.ts'
import { type Lane, openLanes } from './lane.ts'
import { type Reach, reachOf, testsFor } from './reach.ts'
import type { RanFile } from './test-process.ts'

const root = path.join(import.meta.dirname, '../..')
const cache = path.join(root, 'node_modules/.cache/anahtar')

interface Running {
  lanes: number
  /** Tries only what the last run of the same changes did not come to. */
  isContinued: boolean
}
interface Options extends Running {
  count: number
  seed: number
  /** Only files with one of these texts in their name. */
  only: string | undefined
}

/** `unreached`: no test runs the function. `unclear`: the tests ended without saying why. */
type Outcome = 'noticed' | 'unnoticed' | 'unreached' | 'unclear'
interface Tried {
  area: string
  text: string
  outcome: Outcome
}

/** Tries a sample of all small changes of rules, verbs and queries, and prints how many of each district a test noticed. */
export async function tryGenerated({ count, seed, only, ...options }: Options): Promise<boolean> {
  const sources = await sourcesToMutate(only)
  const all = [...sources].flatMap(([file, source]) => mutantsOf(file, source))
  console.log(`${all.length} mutants in ${sources.size} files; ${count} of them with seed ${seed}`)
  return tryMutants(sampled(all, count, seed), sources, { ...options, name: `seed-${seed}` })
}

/** The same for a list of changes: a JSON file with `file`, `find` and `replace` of each. */
export async function tryByHand(list: string, options: Running): Promise<boolean> {
  const changes = JSON.parse(await readFile(list, 'utf8')) as ChangeByHand[]
  const sources = new Map<string, string>()
  for (const { file } of changes) sources.set(file, await readFile(path.join(root, file), 'utf8'))
  const mutants = changes.map((change) => mutantByHand(change, sources.get(change.file)!))
  return tryMutants(mutants, sources, { ...options, name: path.basename(list, '.json') })
}

async function tryMutants(
  chosen: readonly Mutant[],
  sources: ReadonlyMap<string, string>,
  { name, lanes: laneCount, isContinued }: Running & { name: string },
): Promise<boolean> {
  if (chosen.length === 0) throw new Error('There is nothing to change')
  const reached = await reachOf(path.join(cache, 'reach.json'))
  const results = path.join(cache, `mutants-${name}.jsonl`)
  await mkdir(cache, { recursive: true })
  if (!isContinued) await rm(results, { force: true })
  const textOf = ({ file, line, kind, start, end, replacement }: Mutant) =>
    `${file}:${line} ${kind}: ${sources.get(file)!.slice(start, end)} → ${replacement || 'nothing'}`
  const known = await triedBefore(results)
  const tried = chosen.flatMap((mutant) => known.get(textOf(mutant)) ?? [])
  const queue = chosen.filter((mutant) => !known.has(textOf(mutant)))
  const lanes = await openLanes(laneCount)
  try {
    await Promise.all(
      lanes.all.map(async (lane) => {
        for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
          const outcome = await outcomeOf(lane, mutant, reached)
          const each = { area: areaOf(mutant.file), text: textOf(mutant), outcome }
          tried.push(each)
          await appendFile(results, `${JSON.stringify(each)}\n`)
          console.log(`${outcome === 'noticed' ? '✓' : '✗'} ${tried.length}/${chosen.length} ${outcome} ${each.text}`)
        }
      }),
    )
  } finally {
    await lanes.close()
  }
  return print(tried)
}

async function sourcesToMutate(only: string | undefined): Promise<Map<string, string>> {
  const listed = spawnSync('git', ['ls-files', 'domain', 'server'], { cwd: root, maxBuffer: 64 * 1024 * 1024 })
  const files = String(listed.stdout)
    .split('\n')
    .filter((file) => isMutated(file) && (!only || only.split('|').some((text) => file.includes(text))))
  const sources = new Map<string, string>()
  for (const file of files) sources.set(file, await readFile(path.join(root, file), 'utf8'))
  return sources
}

async function triedBefore(results: string): Promise<Map<string, Tried>> {
  const lines = (await readFile(results, 'utf8').catch(() => '')).split('\n').filter(Boolean)
  return new Map(lines.map((line) => JSON.parse(line) as Tried).map((each) => [each.text, each]))
}

/** Slower than unbroken may be the breakage, several times slower is a test that hangs. */
const patienceFor = (tests: readonly Reach[]) =>
  60_000 + Math.round(4 * tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0))

/** The likeliest test file first, because it often notices alone; then the others together. */
async function outcomeOf(lane: Lane, mutant: Mutant, reached: readonly Reach[]): Promise<Outcome> {
  const { file, start, end, replacement } = mutant
  const tests = testsFor(mutant, reached)
  if (tests.length === 0) return 'unreached'
  const breaking = (source: string) => source.slice(0, start) + replacement + source.slice(end)
  return lane.broken({ file, breaking }, async () => {
    for (const part of [tests.slice(0, 1), tests.slice(1)]) {
      if (part.length === 0) continue
      const ran = await lane.run({ files: part.map(({ test }) => test), patienceMs: patienceFor(part) })
      // Unbroken, all of these tests end.
      if (ran === null) return 'noticed'
      const outcome = outcomeOfRun(part, ran)
      if (outcome !== 'unnoticed') return outcome
    }
    return 'unnoticed'
  })
}

/** Noticed: a test that passed unbroken failed, or a file could no longer be loaded. */
export function outcomeOfRun(expected: readonly Pick<Reach, 'test' | 'passed'>[], ran: readonly RanFile[]): Outcome {
  const outcomes = expected.map(({ test, passed }): Outcome => {
    const now = ran.find(({ file }) => file === test)
    if (!now) return 'unclear'
    if (now.tests.some(({ name, passed: passes }) => !passes && passed.includes(name))) return 'noticed'
    if (!now.passed && now.tests.length === 0) return 'noticed'
    return now.passed ? 'unnoticed' : 'unclear'
  })
  return (['noticed', 'unclear'] as const).find((outcome) => outcomes.includes(outcome)) ?? 'unnoticed'
}

function print(tried: readonly Tried[]): boolean {
  const noticed = tried.filter(({ outcome }) => outcome === 'noticed').length
  console.log(`\nnoticed ${noticed} of ${tried.length}`)
  for (const area of [...new Set(tried.map((each) => each.area))].toSorted()) {
    const here = tried.filter((each) => each.area === area)
    const known = here.filter(({ outcome }) => outcome === 'noticed').length
    console.log(`  ${area}: ${known} of ${here.length} (${Math.round((100 * known) / here.length)} %)`)
  }
  for (const { outcome, text } of tried) if (outcome !== 'noticed') console.log(`✗ ${outcome} ${text}`)
  return noticed >= tried.length * 0.9
}
