import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isWhole } from './generate.ts'
import { type FileChange, type Lane, openLanes } from './lane.ts'
import { type Attempt, roundCount, specOf, type Trying, testsOfRound } from './outcome.ts'
import { chosenNumber, isSwitchable, type Switched, withSwitches } from './switches.ts'

const root = path.join(import.meta.dirname, '../..')

/** Nothing may be silent for longer: a test is ended after a minute. */
const patienceMs = 150_000

/** All are built into one program that is loaded once, so that each costs no more than its tests. */
export async function trySwitched(attempts: readonly Attempt[], { lanes, note }: Trying) {
  if (attempts.length === 0) return
  const { all, close } = await openLanes(1, { workers: lanes })
  const lane = all[0]!
  try {
    await lane.broken(changesOf(attempts), async () => {
      let left = attempts
      for (let round = 0; round < roundCount; round++) {
        console.log(`${left.length} with the tests of round ${round + 1}`)
        const failing = await failingOf(lane, wrappersOf(left, round))
        for (const attempt of left) if (failing.has(attempt.number)) await note(attempt, 'noticed')
        left = left.filter(({ number }) => !failing.has(number))
      }
      for (const attempt of left) await note(attempt, 'unnoticed')
    })
  } finally {
    await close()
  }
}

/** Those that can be switched, and those that must be tried one by one. */
export async function sorted(attempts: readonly Attempt[]): Promise<{ switched: Attempt[]; alone: Attempt[] }> {
  const switched: Attempt[] = []
  const alone: Attempt[] = []
  for (const attempt of attempts) {
    const { file } = attempt.mutant
    // A number that names a property is no expression.
    const isBuildable =
      isSwitchable(attempt.mutant) &&
      isWhole(withSwitches(await readFile(path.join(root, file), 'utf8'), [switchedOf(attempt)]), file)
    if (isBuildable) switched.push(attempt)
    else alone.push(attempt)
  }
  return { switched, alone }
}

const switchedOf = ({ number, mutant: { start, end, replacement, whole } }: Attempt): Switched => ({
  number,
  start,
  end,
  replacement,
  whole: whole!,
})

function changesOf(attempts: readonly Attempt[]): FileChange[] {
  const files = [...new Set(attempts.map(({ mutant }) => mutant.file))]
  return files.map((file) => {
    const here = attempts.filter(({ mutant }) => mutant.file === file).map(switchedOf)
    return { file, breaking: (source) => withSwitches(source, here) }
  })
}

/** A test file that chooses a mutant before it loads the real one. */
interface Wrapper {
  number: number
  /** The file of its tests, and which of them. */
  real: ReturnType<typeof specOf>
  isBroken: boolean
}

const wrappersOf = (attempts: readonly Attempt[], round: number): Wrapper[] =>
  attempts.flatMap(({ number, tests }) =>
    [...testsOfRound(round, tests)].map(([file, chosen]) => ({ number, real: specOf(file, chosen), isBroken: true })),
  )

/** The numbers of which a test fails with the mutant and passes without it. */
async function failingOf(lane: Lane, wrappers: readonly Wrapper[]): Promise<Set<number>> {
  const suspects = await failed(lane, wrappers)
  const unbroken = await failed(
    lane,
    suspects.map((wrapper) => ({ ...wrapper, isBroken: false })),
  )
  const isSame = (one: Wrapper, other: Wrapper) => one.number === other.number && one.real === other.real
  for (const { number, real } of unbroken) console.log(`? ${number} fails unbroken, too: ${real.file} ${real.pattern}`)
  return new Set(suspects.filter((each) => !unbroken.some((other) => isSame(each, other))).map(({ number }) => number))
}

async function failed(lane: Lane, wrappers: readonly Wrapper[]): Promise<Wrapper[]> {
  const byFile = new Map<string, Wrapper>()
  for (const wrapper of wrappers) {
    const folder = wrapper.real.file.split('/')[0]!
    const file = `${folder}/mutants/${wrapper.number}-${byFile.size}${wrapper.isBroken ? '' : '-unbroken'}.test.ts`
    const query = `${wrapper.number}${wrapper.isBroken ? '' : '-unbroken'}`
    await lane.add(
      file,
      `${chosenNumber} = ${wrapper.isBroken ? wrapper.number : -1}\nawait import('../../${wrapper.real.file}?mutant=${query}')\n`,
    )
    byFile.set(file, wrapper)
  }
  const found: Wrapper[] = []
  const left = new Map(byFile)
  // Tests that hang end the run; the rest goes on in the next one.
  while (left.size > 0) {
    const specs = [...left].map(([file, { real }]) => ({ file, pattern: real.pattern }))
    const { ran, hung } = await lane.run(specs, patienceMs)
    for (const { file, passed } of ran) if (!passed) found.push(byFile.get(file)!)
    for (const file of hung) found.push(byFile.get(file)!)
    for (const file of [...ran.map((each) => each.file), ...hung]) left.delete(file)
    if (ran.length === 0 && hung.length === 0) throw new Error('The test runner ended before any test')
  }
  return found
}
