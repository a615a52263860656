import type { Mutant } from './generate.ts'
import { type Lane, openLanes } from './lane.ts'
import { changeOf, outcomeOfRun, patienceFor } from './outcome.ts'
import type { Reach } from './reach.ts'

/** With more, so much fails that trying each alone takes longer than another run of all tests. */
const mostTogether = 20

/**
 * Breaks all of these at once and runs every test file; what fails then is run again with each of them alone. So a
 * change is noticed by any test, at the price of one whole run for many changes.
 */
export async function noticedByOthers(mutants: readonly Mutant[], reached: readonly Reach[]): Promise<Mutant[]> {
  const noticed: Mutant[] = []
  const { all, close } = await openLanes(1, { workers: 3 })
  try {
    for (let at = 0; at < mutants.length; at += mostTogether)
      noticed.push(...(await noticedOf(all[0]!, apart(mutants.slice(at, at + mostTogether)), reached)))
  } finally {
    await close()
  }
  return noticed
}

async function noticedOf(lane: Lane, mutants: readonly Mutant[], reached: readonly Reach[]) {
  console.log(`${mutants.length} together with all tests`)
  const failing = await failingWith(lane, mutants, reached)
  console.log(`${failing.length} test files fail, ${failing.map(({ test }) => test).join(', ')}`)
  const noticed: Mutant[] = []
  for (const mutant of failing.length > 0 ? mutants : [])
    if ((await failingWith(lane, [mutant], failing)).length > 0) noticed.push(mutant)
  return noticed
}

/** The test files with a test that passed unbroken and does not now; all of them if they do not end. */
async function failingWith(lane: Lane, mutants: readonly Mutant[], tests: readonly Reach[]): Promise<readonly Reach[]> {
  const files = tests.map(({ test }) => test)
  const ran = await lane.broken(mutants.map(changeOf), () => lane.run({ files, patienceMs: patienceFor(tests) }))
  return ran ? tests.filter((each) => outcomeOfRun([each], ran) === 'noticed') : tests
}

/** From the end of each file, so that no change moves the others; of two that overlap only one is tried. */
function apart(mutants: readonly Mutant[]): Mutant[] {
  const chosen: Mutant[] = []
  for (const mutant of [...mutants].sort((a, b) => b.start - a.start)) {
    const meets = chosen.some(
      ({ file, start, end }) => file === mutant.file && start < mutant.end && mutant.start < end,
    )
    if (!meets) chosen.push(mutant)
  }
  return chosen
}
