import type { Kurus } from '#domain/kernel/money.ts'

export interface Share {
  person: string
  pay: number
  payda: number
}

/**
 * Each co-owner's part of an amount; the owner gets the remainder. Shares are laid end to end and each boundary is
 * rounded once, so that the parts add up exactly and none is negative.
 */
export function partsOf(amount: Kurus, owner: string, shares: readonly Share[]): Map<string, Kurus> {
  const parts = new Map<string, Kurus>()
  const give = (person: string, part: Kurus) => parts.set(person, (parts.get(person) ?? 0) + part)
  let cut: { pay: bigint; payda: bigint } = { pay: 0n, payda: 1n }
  let given = 0
  for (const { person, pay, payda } of ordered(shares)) {
    cut = { pay: cut.pay * BigInt(payda) + BigInt(pay) * cut.payda, payda: cut.payda * BigInt(payda) }
    const up_to = cut.pay >= cut.payda ? amount : roundedShare(amount, cut)
    give(person, up_to - given)
    given = up_to
  }
  give(owner, amount - given)
  return parts
}

/** A fixed order, so that every co-owner's sheet has the same rounding. */
const ordered = (shares: readonly Share[]) => [...shares].sort((a, b) => (a.person < b.person ? -1 : 1))

const roundedShare = (amount: Kurus, { pay, payda }: { pay: bigint; payda: bigint }): Kurus =>
  Number((2n * BigInt(amount) * pay + payda) / (2n * payda))
