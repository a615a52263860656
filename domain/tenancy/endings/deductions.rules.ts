import type { Kurus } from '#domain/kernel/money.ts'
import type { DepositStatement } from './endings.schema.ts'

export const deductionStates = ['proposed', 'accepted', 'disputed', 'withdrawn'] as const
export type DeductionState = (typeof deductionStates)[number]

export const deductionStateLabels: Readonly<Record<DeductionState, string>> = {
  proposed: 'Kiracının yanıtı bekleniyor',
  accepted: 'Kabul edildi',
  disputed: 'Anlaşmazlık var',
  withdrawn: 'Geri çekildi',
}

export const mediationNote =
  'Anlaşamadığınız kalemler için dava açmadan önce arabuluculuğa başvurmak zorunludur. Anlaşma sağlanana kadar bu tutarlar depozitodan kesilmiş sayılmaz. Bu bilgi bilgilendirme amaçlıdır.'

interface Deduction {
  amount: Kurus
  state: DeductionState
  /** The amount that the tenant would accept of a disputed deduction. */
  counter_amount: Kurus | null
}

export function depositStatement(deposit: Kurus, deductions: readonly Deduction[]): DepositStatement {
  const sum = (state: DeductionState) =>
    deductions.filter((each) => each.state === state).reduce((total, { amount }) => total + amount, 0)
  const accepted = sum('accepted')
  const waiting = sum('proposed')
  const disputed = sum('disputed')
  return {
    deposit,
    accepted,
    waiting,
    disputed,
    to_return: Math.max(0, deposit - accepted),
    still_owed: Math.max(0, accepted - deposit),
    settled: deductions.every(({ state }) => state === 'accepted' || state === 'withdrawn'),
  }
}

/** An amount within the tenant's own offer counts as accepted. */
export const stateAfterChange = (amount: Kurus, counter: Kurus | null): DeductionState =>
  counter !== null && amount <= counter ? 'accepted' : 'proposed'
