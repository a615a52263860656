import type { Kurus } from '#domain/kernel/money.ts'
import type { Bracket } from './tax-years.schema.ts'

/** Rounds half a kuruş up (law 5083, article 2). BigInt, because products may exceed the exact range of numbers. */
export function multipliedAndDivided(amount: Kurus, times: bigint, over: bigint): Kurus {
  const product = 2n * BigInt(amount) * times + over
  return Number(product / (2n * over))
}

/** Accepts up to two decimals of a percent. */
export const percentOf = (amount: Kurus, percent: number): Kurus =>
  multipliedAndDivided(amount, BigInt(Math.round(percent * 100)), 10_000n)

export interface TariffStep {
  /** The part of the base in this bracket. */
  part: Kurus
  percent: number
  up_to: Kurus | null
  tax: Kurus
}

/** Splits the base over the brackets; ends with the last bracket that it reaches. */
export function tariffSteps(base: Kurus, brackets: readonly Bracket[]): TariffStep[] {
  const steps: TariffStep[] = []
  let from = 0
  for (const { up_to, percent } of brackets) {
    if (base <= from) break
    const part = Math.min(base, up_to ?? base) - from
    steps.push({ part, percent, up_to, tax: percentOf(part, percent) })
    from += part
  }
  return steps
}

/** The tax on this base (GVK 103). */
export const tariffTax = (base: Kurus, brackets: readonly Bracket[]): Kurus =>
  tariffSteps(base, brackets).reduce((sum, { tax }) => sum + tax, 0)
