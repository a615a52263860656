import { createHash } from 'node:crypto'
import { newId } from '#domain/kernel/ids.ts'
import type { ChangeRow } from './ending-changes.queries.ts'
import type { DeductionRow, EndingRow, NoticeRow } from './endings.queries.ts'

const made = new Date('2026-11-14T09:00:00Z')

/** An owner's ending that waits for its day, inserted without the API. */
export const endingRow = (
  given: Partial<EndingRow> & Pick<EndingRow, 'tenancy_id' | 'property_id' | 'contract_id'>,
): EndingRow => ({
  id: newId(),
  way: 'late_rent',
  state: 'set',
  side: 'owner',
  started_by: null,
  started_by_name: 'Ayşe Yıldırım',
  ends_on: '2027-01-31',
  delivered_on: '2026-11-14',
  basis_on: null,
  decision_office: '',
  decision_number: '',
  reason: '',
  next_status: 'Kiralanmamış',
  assessment: {
    closed: null,
    notice_by: null,
    kept: null,
    earliest: '2026-12-15',
    exact: false,
    act_by: null,
    follows: '',
  },
  objected_at: null,
  objected_by_name: '',
  objection: '',
  closed_at: null,
  closed_by_name: '',
  close_reason: '',
  deposit: 4_000_000,
  currency: 'TL',
  refund_iban: null,
  refunded_on: null,
  refunded_amount: null,
  settlement_id: null,
  created_at: made,
  updated_at: made,
  ...given,
})

/** The owner asks for another day. */
export const changeRow = (given: Partial<ChangeRow> & Pick<ChangeRow, 'ending_id'>): ChangeRow => ({
  id: newId(),
  side: 'owner',
  proposed_by_name: 'Ayşe Yıldırım',
  ends_on: '2027-02-28',
  reason: '',
  state: 'proposed',
  created_at: made,
  closed_at: null,
  ...given,
})

export const deductionRow = (given: Partial<DeductionRow> & Pick<DeductionRow, 'ending_id'>): DeductionRow => ({
  id: newId(),
  title: 'Boya',
  amount: 100_000,
  reason: '',
  claim_id: null,
  fixture_id: null,
  fixture_name: '',
  state: 'proposed',
  answer_note: '',
  counter_amount: null,
  answered_at: null,
  answered_by_name: '',
  version: 1,
  created_at: made,
  updated_at: made,
  ...given,
})

export const noticeRow = (given: Partial<NoticeRow> & Pick<NoticeRow, 'tenancy_id'>): NoticeRow => ({
  id: newId(),
  ending_id: null,
  way: 'late_rent',
  side: 'owner',
  text: 'Kasım kirasını ödeyiniz.',
  sha256: createHash('sha256').update('Kasım kirasını ödeyiniz.').digest('hex'),
  given_on: '2026-11-10',
  delivery: 'noter',
  delivered_on: '2026-11-12',
  proof_file: null,
  proof_sha256: null,
  by_id: null,
  by_name: 'Ayşe Yıldırım',
  withdrawn_at: null,
  withdrawn_by_name: '',
  withdraw_reason: '',
  created_at: made,
  ...given,
})
