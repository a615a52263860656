import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isMutated, type Mutant, mutantsOf, placeOf, sampled } from './generate.ts'
import { broken, runTests } from './lane.ts'
import { type Reach, testsFor } from './reach.ts'

const root = path.join(import.meta.dirname, '../..')
/** For the test files of one mutant; what hangs until then was noticed. */
const patienceMs = 180_000
/** For all tests once, to learn which functions they reach. */
const learningMs = 40 * 60_000

interface Options {
  count: number
  seed: number
  /** Reach of an earlier run on the same tests, so that they need not all run again. */
  reachFile: string | undefined
  /** Only files with one of these texts in their name. */
  only: string | undefined
}

/** Tries a sample of all small changes of rules, verbs and queries, and prints how many of each district a test noticed. */
export async function tryGenerated(lanes: string[], { count, seed, reachFile, only }: Options): Promise<boolean> {
  const listed = spawnSync('git', ['ls-files', 'domain', 'server'], { cwd: root, maxBuffer: 64 * 1024 * 1024 })
  const files = String(listed.stdout)
    .split('\n')
    .filter((file) => isMutated(file) && (!only || only.split('|').some((text) => file.includes(text))))
  const sources = new Map<string, string>()
  for (const file of files) sources.set(file, await readFile(path.join(root, file), 'utf8'))
  const all = [...sources].flatMap(([file, source]) => mutantsOf(file, source))
  const chosen = sampled(all, count, seed)
  console.log(`${all.length} mutants in ${files.length} files; ${chosen.length} of them with seed ${seed}`)

  const reached = await readReach(reachFile ?? (await learnReach(lanes[0]!)))
  const began = Date.now()
  const queue = [...chosen]
  const scores = new Map<string, { tried: number; noticed: number }>()
  const unnoticed: string[] = []
  let tried = 0
  await Promise.all(
    lanes.map(async (lane) => {
      for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
        const { file, line, kind, start, end, replacement } = mutant
        const noticed = await isNoticed(lane, mutant, reached)
        const score = scores.get(placeOf(file)) ?? { tried: 0, noticed: 0 }
        score.tried++
        if (noticed) score.noticed++
        scores.set(placeOf(file), score)
        const text = `${file}:${line} ${kind}: ${sources.get(file)!.slice(start, end)} → ${replacement || 'nothing'}`
        if (!noticed) unnoticed.push(text)
        console.log(`${noticed ? '✓' : '✗ NOT NOTICED'} ${++tried}/${chosen.length} ${text}`)
      }
    }),
  )
  console.log(
    `\n${((Date.now() - began) / 60_000).toFixed(1)} minutes; noticed ${tried - unnoticed.length} of ${tried}`,
  )
  for (const [place, { tried, noticed }] of [...scores].toSorted())
    console.log(`  ${place}: ${noticed} of ${tried} (${Math.round((100 * noticed) / tried)} %)`)
  for (const text of unnoticed) console.log(`✗ ${text}`)
  return unnoticed.length <= tried * 0.1
}

/** Runs all tests of rules and of the API once; returns the file with what each of them reached. */
async function learnReach(lane: string): Promise<string> {
  const to = path.join(lane, 'reach.jsonl')
  console.log('running all tests once, to learn which functions they reach')
  await runTests(lane, { files: ['domain/', 'server/'], patienceMs: learningMs, workers: 3, env: { REACH_TO: to } })
  return to
}

const readReach = async (file: string): Promise<Reach[]> =>
  (await readFile(file, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Reach)

async function isNoticed(lane: string, mutant: Mutant, reached: readonly Reach[]): Promise<boolean> {
  const { file, start, end, replacement } = mutant
  const files = testsFor(mutant, reached)
  if (files.length === 0) return false
  const breaking = (source: string) => source.slice(0, start) + replacement + source.slice(end)
  const { code } = await broken(lane, { file, breaking }, () => runTests(lane, { files, patienceMs, bail: true }))
  return code !== 0
}
