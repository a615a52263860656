import type { IsoDate } from '#domain/kernel/dates.ts'
import type { Currency, Kurus } from '#domain/kernel/money.ts'

export const entryKinds = [
  'due',
  'interest',
  'payment',
  'credit',
  'write_off',
  'deposit_received',
  'deposit_returned',
  'deposit_deducted',
  'withheld',
  'reversal',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** What a claim is for. */
export const claimCategories = [
  'rent',
  'vat',
  'aidat',
  'utility',
  'deposit',
  'damage',
  'cost',
  'interest',
  'other',
] as const
export type ClaimCategory = (typeof claimCategories)[number]

export const paymentMethods = ['bank', 'post', 'cash', 'card', 'set_off'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const entrySources = [
  'job',
  'hand',
  'bank',
  'receipt',
  'opening',
  'carried_over',
  'ending',
  'increase',
  'expense',
] as const
export type EntrySource = (typeof entrySources)[number]

/** One line of a tenancy's ledger. It is never changed; a reversal entry cancels it. */
export interface Entry {
  id: string
  kind: EntryKind
  /** Set for claims; empty for all other entries. */
  category: ClaimCategory | ''
  amount: Kurus
  currency: Currency
  /** The due day of a claim, or the day on which a payment counts. */
  on_date: IsoDate
  /** The first day of the month that it is for. */
  month: IsoDate | null
  covers_from: IsoDate | null
  covers_to: IsoDate | null
  method: PaymentMethod | null
  /** Claims named by the payer (TBK 101). */
  payer_names: readonly string[]
  /** Claims named by the receipt, used when the payer named none (TBK 101). */
  receipt_names: readonly string[]
  /** The claim that caused this interest or cost. */
  belongs_to: string | null
  reverses: string | null
  note: string
  source: EntrySource
  source_key: string | null
  booked_at: Date
}

/** Entries that raise the debt. */
export const isClaim = ({ kind }: Pick<Entry, 'kind'>) => kind === 'due' || kind === 'interest'

const settling: readonly EntryKind[] = ['payment', 'credit', 'write_off', 'deposit_deducted', 'deposit_received']
/** Entries that lower the debt. The deposit is kept apart: its claim is settled only by money received for it. */
export const isSettlement = ({ kind }: Pick<Entry, 'kind'>) => settling.includes(kind)

export const isDepositClaim = ({ category }: Pick<Entry, 'category'>) => category === 'deposit'

/** Interest and costs of pursuit are paid before the debt itself (TBK 100). */
export const isSideClaim = ({ category }: Pick<Entry, 'category'>) => category === 'interest' || category === 'cost'

/** Leaves out reversed entries and the reversals. */
export function liveEntries<Line extends Pick<Entry, 'id' | 'kind' | 'reverses'>>(entries: readonly Line[]): Line[] {
  const reversed = new Set(entries.map(({ reverses }) => reverses))
  return entries.filter(({ id, kind }) => kind !== 'reversal' && !reversed.has(id))
}
