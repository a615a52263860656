import { parseArgs } from 'node:util'
import { type Lane, openLanes } from './mutations/lane.ts'
import { misfit } from './mutations/misfit.ts'
import type { Mutation } from './mutations/mutation.ts'
import { literally } from './mutations/outcome.ts'
import { tryByHand, tryGenerated } from './mutations/try-generated.ts'
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
 *                                      so many small changes made by machine instead of the list; --continue goes on
 *                                      after an interrupted run. What the tests reach is learned once and kept in
 *                                      node_modules/.cache/anahtar, to be deleted when tests have changed
 *   npm run mutate -- --changes FILE   the same for a JSON list of changes (file, find, replace) without named tests
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    lanes: { type: 'string', default: '2' },
    check: { type: 'boolean' },
    generated: { type: 'string' },
    seed: { type: 'string', default: '1' },
    continue: { type: 'boolean', default: false },
    changes: { type: 'string' },
  },
})
/** A mutation may make a test hang, so each test run is limited. */
const patienceMs = 180_000

async function main(): Promise<boolean> {
  const { only } = options
  const lanes = wholeNumber('lanes', options.lanes)
  if (options.changes) return tryByHand(options.changes, { lanes, isContinued: options.continue })
  if (options.generated)
    return tryGenerated({
      count: wholeNumber('generated', options.generated),
      seed: wholeNumber('seed', options.seed),
      lanes,
      isContinued: options.continue,
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

  if (chosen.length === 0) throw new Error(`No entry fits --only ${only}`)
  const { all, close } = await openLanes(lanes)
  try {
    return (await allPassUnbroken(all[0]!, chosen)) && (await tryAll(all, chosen))
  } finally {
    await close()
  }
}

async function tryAll(lanes: readonly Lane[], chosen: readonly Mutation[]): Promise<boolean> {
  const began = Date.now()
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

async function isNoticed(lane: Lane, { file, find, replace, test }: Mutation): Promise<boolean> {
  const breaking = (source: string) => source.replace(find, () => replace)
  const outcomes = await lane.broken([{ file, breaking }], () => outcomesOf(lane, [test]))
  return !outcomes || resultsOf(outcomes, test).includes(false)
}

/** Whether each test that ran passed, by `file: name`; nothing if they hung. */
async function outcomesOf(lane: Lane, named: readonly Mutation['test'][]) {
  const files = [...new Set(named.map(({ file }) => file))]
  const specs = files.map((file) => ({
    file,
    pattern: named
      .filter((test) => test.file === file)
      .map(({ title }) => literally(title))
      .join('|'),
  }))
  const { ran, hung } = await lane.run(specs, patienceMs)
  if (hung.length > 0) return null
  return ran.flatMap(({ file, tests }) => tests.map(({ name, passed }) => ({ file, name, passed })))
}

const resultsOf = (outcomes: NonNullable<Awaited<ReturnType<typeof outcomesOf>>>, test: Mutation['test']) =>
  outcomes.filter(({ file, name }) => file === test.file && name.includes(test.title)).map(({ passed }) => passed)

/** A test that fails anyway or does not run could detect nothing. */
async function allPassUnbroken(lane: Lane, chosen: readonly Mutation[]): Promise<boolean> {
  const named = [...new Map(chosen.map(({ test }) => [`${test.file}: ${test.title}`, test])).values()]
  const outcomes = (await outcomesOf(lane, named)) ?? []
  let good = true
  for (const test of named) {
    const results = resultsOf(outcomes, test)
    if (results.length > 0 && !results.includes(false)) continue
    console.error(`✗ ${results.length > 0 ? 'fails without any breakage' : 'did not run'}: ${test.file}: ${test.title}`)
    good = false
  }
  return good
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`--${name} must be a whole number from 1`)
  return number
}

process.exit((await main()) ? 0 : 1)
