import { expect, test } from 'vitest'
import { entry } from '#domain/money/ledger/entries.fixture.ts'
import type { EntryRow } from '#server/services/ledger/ledger.queries.ts'
import { entryRows } from './case-parts.ts'

const row = (given: Parameters<typeof entry>[0]): EntryRow => ({
  tenancy_id: 't',
  property_id: 'p',
  owner_id: 'o',
  month_parts: null,
  file_id: null,
  by_id: null,
  by_name: 'Ayşe Yıldırım',
  ...entry(given),
  payer_names: [],
  receipt_names: [],
})

test('the account in the file says each line as the statement does, and of what was taken back that it was', () => {
  const days = { month: '2026-06-01', covers_from: '2026-06-05', covers_to: '2026-07-04' }
  const rows = entryRows([
    row({ id: 'a', kind: 'due', category: 'rent', amount: 25_000_00, on_date: '2026-06-05', ...days }),
    row({ id: 'b', kind: 'payment', method: 'bank', amount: 1_000_00, on_date: '2026-08-01' }),
    row({ id: 'c', kind: 'interest', category: 'interest', amount: 90_00, on_date: '2026-11-01', month: '2026-06-01' }),
    row({ id: 'd', kind: 'reversal', amount: 1_000_00, on_date: '2026-11-16', reverses: 'b', note: 'Yanlış hesap' }),
  ])
  expect(rows.map(({ what, month }) => [what, month])).toEqual([
    ['Kira, 05.06.2026 – 04.07.2026', '2026-06'],
    ['Ödeme (banka) (geri alındı)', ''],
    ['Gecikme faizi, Haziran 2026', '2026-06'],
    ['Geri alma: Ödeme (banka), 01.08.2026', ''],
  ])
})
