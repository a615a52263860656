import type { Mutant, Span } from './generate.ts'

/** A mutant that is built into the program and runs as long as its number is the chosen one. */
export interface Switched extends Span {
  number: number
  whole: Span
  replacement: string
}

/** Only what is worked out at each call can be switched: not what a module reads once, and not a free text. */
export const isSwitchable = ({ inside, whole }: Mutant): boolean => inside !== null && whole !== null

/** The number that runs; the switches and the tests read it from here. */
export const chosenNumber = 'globalThis.mutantNumber'

/** The source with all of these mutants built in. */
export function withSwitches(source: string, mutants: readonly Switched[]): string {
  const unbuilt = { start: 0, end: source.length }
  return built(source, unbuilt, mutants)
}

/** The part of the source, in which each outermost expression becomes a choice between its mutants and itself. */
function built(source: string, part: Span, mutants: readonly Switched[]): string {
  const inPart = mutants.filter(({ whole }) => part.start <= whole.start && whole.end <= part.end)
  let text = ''
  let at = part.start
  for (const { whole } of inPart.toSorted((a, b) => a.whole.start - b.whole.start || b.whole.end - a.whole.end)) {
    if (whole.start < at) continue
    const [here, deeper] = [inPart.filter((each) => isSame(each.whole, whole)), inPart.filter(isInside(whole))]
    text += source.slice(at, whole.start) + choice(source, whole, here, deeper)
    at = whole.end
  }
  return text + source.slice(at, part.end)
}

function choice(source: string, whole: Span, here: readonly Switched[], deeper: readonly Switched[]): string {
  const mutated = here.map(({ number, start, end, replacement }) => {
    const text = source.slice(whole.start, start) + replacement + source.slice(end, whole.end)
    return `${chosenNumber} === ${number} ? (${text}) : `
  })
  return `(${mutated.join('')}(${built(source, whole, deeper)}))`
}

const isSame = (one: Span, other: Span) => one.start === other.start && one.end === other.end

const isInside =
  (outer: Span) =>
  ({ whole }: Switched) =>
    outer.start <= whole.start && whole.end <= outer.end && !isSame(outer, whole)
