import { afterEach, expect, test } from 'vitest'
import type { ContractCard } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { render } from '#web/ui/testing.tsx'
import { ContractChips } from './ContractChips.tsx'

let end = async () => {}
afterEach(() => end())

const card = {
  status: 'active',
  cancelled: false,
  ended: false,
  ended_on: null,
  last_day: null,
  expiring: false,
  baslangicTarihi: '2020-01-01',
  bitisTarihi: '2090-01-01',
  days_left: 20_000,
} as unknown as ContractCard

test.each([
  [0, 0, []],
  [1, 0, ['İmza kâğıtta, mülk sahibi kaydetti']],
  [2, 0, ['2 imza kâğıtta, mülk sahibi kaydetti']],
  [2, 1, ['2 imza kâğıtta, mülk sahibi kaydetti', 'İmzaya itiraz edildi']],
  [2, 2, ['2 imza kâğıtta, mülk sahibi kaydetti', '2 imzaya itiraz edildi']],
])(
  'a contract with %i signatures on paper, %i of them objected to, says so in every list',
  async (on_paper, paper_objections, said) => {
    const { unmount } = await render(<ContractChips contract={{ ...card, on_paper, paper_objections }} />)
    end = unmount
    const chips = [...document.querySelectorAll('.MuiChip-label')].map(({ textContent }) => textContent)
    expect(chips.slice(1)).toEqual(said)
  },
)
