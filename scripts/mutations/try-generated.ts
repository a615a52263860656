import { spawnSync } from 'node:child_process'
import { appendFile, mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { areaOf, type ChangeByHand, isMutated, type Mutant, mutantByHand, mutantsOf, sampled } from './generate.ts'
import type { Attempt, Outcome, Trying } from './outcome.ts'
import { reachOf, testsFor } from './reach.ts'
import { tryAlone } from './try-alone.ts'
import { sorted, trySwitched } from './try-switched.ts'

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
  return tryMutants(sampled(all, count, seed), { ...options, name: `seed-${seed}` })
}

/** The same for a list of changes: a JSON file with `file`, `find` and `replace` of each. */
export async function tryByHand(list: string, options: Running): Promise<boolean> {
  const changes = JSON.parse(await readFile(list, 'utf8')) as ChangeByHand[]
  const mutants: Mutant[] = []
  for (const change of changes) mutants.push(mutantByHand(change, await readFile(path.join(root, change.file), 'utf8')))
  return tryMutants(mutants, { ...options, name: path.basename(list, '.json') })
}

async function tryMutants(
  chosen: readonly Mutant[],
  { name, lanes, isContinued }: Running & { name: string },
): Promise<boolean> {
  if (chosen.length === 0) throw new Error('There is nothing to change')
  const reach = await reachOf(path.join(cache, 'reach.json'))
  const results = path.join(cache, `mutants-${name}.jsonl`)
  await mkdir(cache, { recursive: true })
  if (!isContinued) await rm(results, { force: true })
  const tried = await triedBefore(results)
  const note: Trying['note'] = async ({ mutant }, outcome) => {
    const each = { area: areaOf(mutant.file), text: textOf(mutant), outcome }
    tried.set(each.text, each)
    await appendFile(results, `${JSON.stringify(each)}\n`)
    console.log(`${outcome === 'noticed' ? '✓' : '✗'} ${tried.size}/${chosen.length} ${outcome} ${each.text}`)
  }
  const left: Attempt[] = []
  for (const [number, mutant] of chosen.entries()) {
    if (tried.has(textOf(mutant))) continue
    const attempt = { mutant, number, tests: testsFor(mutant, reach) }
    if (attempt.tests.length > 0) left.push(attempt)
    else await note(attempt, 'unreached')
  }
  const { switched, alone } = await sorted(left)
  await trySwitched(switched, { lanes, note })
  await tryAlone(alone, { lanes, note })
  return print([...tried.values()])
}

const textOf = ({ file, line, kind, original, replacement }: Mutant) =>
  `${file}:${line} ${kind}: ${original} → ${replacement || 'nothing'}`

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
