import { addDays, type IsoDate } from '#domain/kernel/dates.ts'
import { exceedsWhole, remainingShare } from '#domain/people/staff/staff.rules.ts'

export interface HeldShare {
  /** A user's id, or the row's own for a holder without an account. */
  person: string
  pay: number
  payda: number
  /** First and last day; null without one. */
  from_on: IsoDate | null
  until_on: IsoDate | null
}

const holdsOn = ({ from_on, until_on }: Pick<HeldShare, 'from_on' | 'until_on'>, day: IsoDate) =>
  (from_on === null || from_on <= day) && (until_on === null || day <= until_on)

/** The shares of a day; the owner holds the rest. */
export const sharesOn = <Held extends HeldShare>(held: readonly Held[], day: IsoDate): Held[] =>
  held.filter((share) => holdsOn(share, day))

/** The first day of a period, and each later one on which a share begins or has ended. */
export const turningDays = (held: readonly HeldShare[], { from, to }: { from: IsoDate; to: IsoDate }): IsoDate[] => [
  from,
  ...[
    ...new Set(
      held
        .flatMap(({ from_on, until_on }) => [from_on, until_on && addDays(until_on, 1)])
        .filter((day) => day !== null),
    ),
  ]
    .filter((day) => from < day && day <= to)
    .sort(),
]

const ever = { from: '0001-01-01', to: '9999-12-31' }

/** What stands in the way of a share: too much on some day, or two shares of one person at a time. */
export function shareProblem(
  held: readonly HeldShare[],
  share: HeldShare,
): { kind: 'too_much'; free: string } | { kind: 'twice' } | null {
  for (const day of turningDays([...held, share], ever)) {
    if (!holdsOn(share, day)) continue
    const others = sharesOn(held, day)
    if (others.some(({ person }) => person === share.person)) return { kind: 'twice' }
    if (exceedsWhole([...others, share])) return { kind: 'too_much', free: remainingShare(others) }
  }
  return null
}

/** A person's share in the course of a period: `1/2`, or `1/2 → 1/4` where it changes; `0` for none. */
export function shareThrough(
  held: readonly HeldShare[],
  person: { id: string; isOwner: boolean },
  period: { from: IsoDate; to: IsoDate },
): string[] {
  const parts = turningDays(held, period).map((day) => {
    const shares = sharesOn(held, day)
    if (person.isOwner) return remainingShare(shares)
    const own = shares.find((share) => share.person === person.id)
    return own ? remainingShare([{ pay: own.payda - own.pay, payda: own.payda }]) : '0'
  })
  return parts.filter((part, at) => part !== parts[at - 1])
}
