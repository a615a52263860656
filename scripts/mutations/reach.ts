import type { Mutant } from './generate.ts'

/** The functions that ran during a test file, each as `file#name`. */
export interface Reach {
  test: string
  functions: string[]
}

/** Further test files would hardly notice what these do not, and each one takes seconds. */
const mostTests = 8

/** The test files that run the mutant's function, those of the same feature first, then those that run least else. */
export function testsFor({ file, inside }: Mutant, reached: readonly Reach[]): string[] {
  const folder = file.slice(0, file.lastIndexOf('/'))
  const runs = ({ functions }: Reach) =>
    inside ? functions.includes(`${file}#${inside}`) : functions.some((name) => name.startsWith(`${file}#`))
  return reached
    .filter(runs)
    .map(({ test, functions }) => ({ test, rank: (test.startsWith(`${folder}/`) ? 0 : 1e6) + functions.length }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, mostTests)
    .map(({ test }) => test)
}
