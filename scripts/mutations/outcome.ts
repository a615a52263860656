import type { Mutant } from './generate.ts'
import type { FileChange } from './lane.ts'
import type { ReachingTest } from './reach.ts'

/** `unreached`: no test runs the function. */
export type Outcome = 'noticed' | 'unnoticed' | 'unreached'

export interface Attempt {
  mutant: Mutant
  number: number
  /** The likeliest to notice first. */
  tests: ReachingTest[]
}

export interface Trying {
  lanes: number
  note: (attempt: Attempt, outcome: Outcome) => Promise<void>
}

export const changeOf = ({ file, start, end, replacement }: Mutant): FileChange => ({
  file,
  breaking: (source) => source.slice(0, start) + replacement + source.slice(end),
})

/** Ever more tests for ever fewer mutants: most are noticed by the first tests. */
const rounds = [3, 9, 36]
export const roundCount = rounds.length

/** So many tests of one file say nearly the same. */
const mostOfAFile = 6

/** The tests of a round, by file. */
export function testsOfRound(round: number, tests: readonly ReachingTest[]): Map<string, ReachingTest[]> {
  const chosen = new Map<string, ReachingTest[]>()
  const spread = tests.filter(
    ({ file }, at) => tests.slice(0, at).filter((earlier) => earlier.file === file).length < mostOfAFile,
  )
  const before = rounds.slice(0, round).reduce((sum, count) => sum + count, 0)
  for (const test of spread.slice(before, before + rounds[round]!))
    chosen.set(test.file, [...(chosen.get(test.file) ?? []), test])
  return chosen
}

/** The runner looks for the pattern in the names of groups and test with blanks between them. */
export const specOf = (file: string, tests: readonly { name: string }[]) => ({
  file,
  pattern: tests.map(({ name }) => `^${literally(name).replaceAll(' > ', '(?: > | )')}$`).join('|'),
})

export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
