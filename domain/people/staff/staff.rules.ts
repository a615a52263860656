import { editableFlags } from '#domain/access/flags.ts'
import type { Roles } from '#domain/access/roles.ts'
import { staffMessages } from './staff.messages.ts'
import type { Share, StaffChange, StaffType } from './staff.schema.ts'

/** Staff with canAddProperty pass the guard of the screen, but only the owner decides who works for them. */
export const mayManageStaff = (person: { role: string; roles: Pick<Roles, 'isHost'> }) =>
  person.role === 'admin' || person.roles.isHost

/** Only these roles may act on all properties of the owner, including future ones. */
export const mayActOnAll = (type: StaffType) => type === 'proxy' || type === 'shareholder'

/** A lawyer may have every flag except meters (ROLE-15). */
export const flagsFor = (type: StaffType) =>
  editableFlags.filter((flag) => type !== 'lawyer' || flag !== 'canManageMeters')

/** The flags offered on the screen. A lawyer never edits properties, so a switch for it would have no effect. */
export const offeredFlags = (type: StaffType) =>
  flagsFor(type).filter((flag) => type !== 'lawyer' || flag !== 'canAddProperty')

type Grant = Pick<StaffChange, 'canManageMeters' | 'acts_on_all' | 'properties' | 'shares'> & {
  since?: string | undefined
  until?: string | null | undefined
}

/** Problems of a grant for the role, by field; empty when there are none. */
export function grantProblems(type: StaffType, grant: Grant): Record<string, string> {
  const problems: Record<string, string> = {}
  if (type === 'lawyer' && grant.canManageMeters) problems.canManageMeters = staffMessages.metersNotForLawyers
  if (grant.acts_on_all && !mayActOnAll(type))
    problems.acts_on_all = 'Bütün mülkler yalnızca vekile ve hissedara verilebilir.'
  const shared = Object.keys(grant.shares)
  if (shared.length > 0 && type !== 'shareholder') problems.shares = 'Hisse yalnızca hissedara verilebilir.'
  else if (!grant.acts_on_all && shared.some((id) => !grant.properties.includes(id)))
    problems.shares = 'Hisse yalnızca seçili mülklerde verilebilir.'
  if (grant.since && grant.until && grant.until < grant.since) problems.until = 'Bitiş tarihi başlangıçtan önce olamaz'
  return problems
}

interface Fraction {
  pay: bigint
  payda: bigint
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b))
const reduced = ({ pay, payda }: Fraction): Fraction => {
  const by = divisor(pay, payda)
  return { pay: pay / by, payda: payda / by }
}

/** Exact fractions, because thirds and sevenths have no finite decimal form. */
function sum(shares: readonly Share[]): Fraction {
  return shares.reduce<Fraction>(
    (total, { pay, payda }) =>
      reduced({
        pay: total.pay * BigInt(payda) + BigInt(pay) * total.payda,
        payda: total.payda * BigInt(payda),
      }),
    { pay: 0n, payda: 1n },
  )
}

/** True when all shares together exceed the whole. */
export function exceedsWhole(shares: readonly Share[]): boolean {
  const { pay, payda } = sum(shares)
  return pay > payda
}

/** The share that is still free, as `1/3`; `0` when there is none. */
export function remainingShare(shares: readonly Share[]): string {
  const { pay, payda } = sum(shares)
  const left = reduced({ pay: payda - pay, payda })
  if (left.pay <= 0n) return '0'
  return left.payda === 1n ? `${left.pay}` : `${left.pay}/${left.payda}`
}

export function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  const parts: Item[][] = []
  for (let from = 0; from < items.length; from += size) parts.push(items.slice(from, from + size))
  return parts
}
