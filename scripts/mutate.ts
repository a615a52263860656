import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { broken, closeLanes, openLanes, projectOf, runTests } from './mutations/lane.ts'
import type { Mutation } from './mutations/mutation.ts'
import { tryGenerated } from './mutations/try-generated.ts'
import { mutations } from './mutations.ts'

/**
 * Breaks one line at a time in a copy of the tree and asks whether the test that is named for it fails. The tree itself
 * is never touched, so an interrupted run leaves nothing to put back.
 *
 *   npm run mutate
 *   npm run mutate -- --only 'chat|pdf' entries whose file or test has one of these texts in its name
 *   npm run mutate -- --check          only whether every line and every test is still there
 *   npm run mutate -- --lanes 1        how many breakages are tried at the same time
 *   npm run mutate -- --generated 400 --seed 1
 *                                      so many small changes made by machine instead of the list; --reach FILE reuses
 *                                      what an earlier run learned about the tests
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    lanes: { type: 'string', default: '2' },
    check: { type: 'boolean' },
    generated: { type: 'string' },
    seed: { type: 'string', default: '1' },
    reach: { type: 'string' },
  },
})
const root = path.join(import.meta.dirname, '..')
/** A mutation may make a test hang, so each test run is limited. */
const patienceMs = 180_000

async function main(): Promise<boolean> {
  const { only } = options
  const lanes = Math.max(1, Number(options.lanes) || 1)
  if (options.generated)
    return tryGenerated(await openLanes(lanes), {
      count: Number(options.generated),
      seed: Number(options.seed),
      reachFile: options.reach,
      only,
    })
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
  const copies = await openLanes(lanes)
  if (!(await allPassUnbroken(copies[0]!, chosen))) return false

  // Mutations with the same test file run one after the other, because the runner has compiled it already.
  const queue = [...chosen].sort((a, b) => a.test.file.localeCompare(b.test.file))
  const unnoticed: string[] = []
  let tried = 0
  await Promise.all(
    copies.map(async (lane) => {
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

async function isNoticed(lane: string, { file, find, replace, test }: Mutation): Promise<boolean> {
  const breaking = (source: string) => source.replace(find, () => replace)
  const { tests } = await broken(lane, { file, breaking }, () => runNamed(lane, [test]))
  return [...tests].some(([name, outcome]) => name.includes(test.title) && outcome === 'failed')
}

/** Runs the named tests of one project; all of them on the unbroken tree are many, so they get more time. */
function runNamed(lane: string, named: Mutation['test'][]) {
  const files = [...new Set(named.map(({ file }) => file))]
  const pattern = [...new Set(named.map(({ title }) => literally(title)))].join('|')
  return runTests(lane, { files, pattern, patienceMs: patienceMs * Math.max(1, files.length / 2) })
}

/** A test that fails anyway or does not run could detect nothing. */
async function allPassUnbroken(lane: string, chosen: Mutation[]): Promise<boolean> {
  let good = true
  for (const project of ['unit', 'web', 'api']) {
    const tests = chosen.map(({ test }) => test).filter(({ file }) => projectOf(file) === project)
    if (tests.length === 0) continue
    const ran = (await runNamed(lane, tests)).tests
    for (const title of new Set(tests.map((test) => test.title))) {
      const outcomes = [...ran].filter(([name]) => name.includes(title)).map(([, outcome]) => outcome)
      if (outcomes.length > 0 && !outcomes.includes('failed')) continue
      console.error(`✗ ${outcomes.length > 0 ? 'fails without any breakage' : 'did not run'}: ${title}`)
      good = false
    }
  }
  return good
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeLanes().finally(() => process.exit(130)))

const good = await main().finally(closeLanes)
process.exit(good ? 0 : 1)
