import type { Entry } from './entries.schema.ts'

/** An entry with the given fields and neutral values for the rest. */
export const entry = (given: Pick<Entry, 'id' | 'kind' | 'amount' | 'on_date'> & Partial<Entry>): Entry => ({
  category: '',
  currency: 'TL',
  month: null,
  covers_from: null,
  covers_to: null,
  method: null,
  payer_names: [],
  receipt_names: [],
  belongs_to: null,
  reverses: null,
  note: '',
  source: 'hand',
  source_key: null,
  booked_at: new Date('2026-01-01T09:00:00Z'),
  ...given,
})
