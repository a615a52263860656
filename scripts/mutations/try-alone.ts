import { type Lane, openLanes } from './lane.ts'
import { type Attempt, changeOf, roundCount, specOf, type Trying, testsOfRound } from './outcome.ts'
import type { Spec } from './test-process.ts'

/** Loading may hang as well, so this is for a test file of which nothing was heard. */
const patienceMs = 150_000

/** Each is written into a copy of the tree and the program loaded anew: for what is read once when a module loads. */
export async function tryAlone(attempts: readonly Attempt[], { lanes: count, note }: Trying) {
  if (attempts.length === 0) return
  const queue = [...attempts]
  const lanes = await openLanes(count)
  try {
    await Promise.all(
      lanes.all.map(async (lane) => {
        for (let attempt = queue.shift(); attempt; attempt = queue.shift())
          await note(attempt, (await isNoticed(lane, attempt)) ? 'noticed' : 'unnoticed')
      }),
    )
  } finally {
    await lanes.close()
  }
}

async function isNoticed(lane: Lane, { mutant, tests }: Attempt): Promise<boolean> {
  for (let round = 0; round < roundCount; round++) {
    const specs = [...testsOfRound(round, tests)].map(([file, chosen]) => specOf(file, chosen))
    const failing = await lane.broken([changeOf(mutant)], () => failed(lane, specs))
    if (failing.length > 0 && (await failed(lane, failing)).length < failing.length) return true
  }
  return false
}

/** Those that failed, did not load, hung or were not come to because others hung. */
async function failed(lane: Lane, specs: readonly Spec[]): Promise<Spec[]> {
  if (specs.length === 0) return []
  const { ran } = await lane.run(specs, patienceMs)
  const passed = new Set(ran.filter((each) => each.passed).map(({ file }) => file))
  return specs.filter(({ file }) => !passed.has(file))
}
