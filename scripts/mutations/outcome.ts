import type { Mutant } from './generate.ts'
import type { FileChange, Lane } from './lane.ts'
import { type Reach, testsFor } from './reach.ts'
import type { RanFile } from './test-process.ts'

/** `unreached`: no test runs the function. `unclear`: the tests ended without saying why. */
export type Outcome = 'noticed' | 'unnoticed' | 'unreached' | 'unclear'

export const changeOf = ({ file, start, end, replacement }: Mutant): FileChange => ({
  file,
  breaking: (source) => source.slice(0, start) + replacement + source.slice(end),
})

/** Slower than unbroken may be the breakage, several times slower is a test that hangs. */
export const patienceFor = (tests: readonly Reach[]) =>
  60_000 + Math.round(4 * tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0))

/** The likeliest test file first, because it often notices alone; then the others together. */
export async function outcomeOf(lane: Lane, mutant: Mutant, reached: readonly Reach[]): Promise<Outcome> {
  const tests = testsFor(mutant, reached)
  if (tests.length === 0) return 'unreached'
  return lane.broken([changeOf(mutant)], async () => {
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
