import { newId } from '#domain/kernel/ids.ts'
import type { insertIncrease } from './rent-increases.queries.ts'

type IncreaseRow = Parameters<typeof insertIncrease>[1]
type SentIncrease = Pick<IncreaseRow, 'tenancy_id' | 'property_id' | 'contract_id' | 'year_start'> & { sent_at: Date }

/** An unanswered increase that keeps to the contract's clause. */
export const increaseRow = (given: SentIncrease): IncreaseRow & { id: string } => ({
  id: newId(),
  from_on: given.year_start,
  state: 'sent',
  old_rent: 25_000_00,
  new_rent: 30_000_00,
  clause_rent: 30_000_00,
  currency: 'TL',
  note: '',
  objection: '',
  objected_by_name: '',
  closed_at: null,
  closed_by_name: '',
  close_reason: '',
  by_id: null,
  by_name: 'Ayşe',
  created_at: given.sent_at,
  updated_at: given.sent_at,
  ...given,
})
