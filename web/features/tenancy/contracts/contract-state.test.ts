import { expect, test } from 'vitest'
import type { ContractView } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { nextStep, signOffText } from './contract-state.ts'

const contract = {
  status: 'active',
  baslangicTarihi: '2026-01-01',
  bitisTarihi: '2030-10-18',
  last_day: null,
  lapsed: false,
  cancelled: false,
  ended: false,
  renewed: false,
  manage: true,
} as ContractView['contract']

test('SCR-02 recording the signatures says when the contract begins: today, or on its later first day', () => {
  const text = (baslangicTarihi: string) => signOffText({ baslangicTarihi }, '2026-11-16').split('; ')[1]
  expect(text('2026-11-16')).toBe('kontrat bugün yürürlüğe girer.')
  expect(text('2027-01-28')).toBe('kontrat 28.01.2027 tarihinde başlar.')
})

test('SCR-02 a contract whose tenancy has a certain last day says that day, and what the contract had said', () => {
  expect(nextStep({ contract })).toBe('18.10.2030 tarihine kadar yürürlükte.')
  expect(nextStep({ contract: { ...contract, last_day: '2026-11-29' } })).toBe(
    'Kiracılık 29.11.2026 tarihinde sona eriyor; kontratta yazan son gün 18.10.2030.',
  )
  expect(nextStep({ contract: { ...contract, last_day: '2030-10-18' } })).toBe(
    'Kiracılık 18.10.2030 tarihinde sona eriyor.',
  )
  expect(nextStep({ contract: { ...contract, cancelled: true, cancel_reason: '', last_day: '2026-11-29' } })).toBe(
    'Bu kontrat artık kimseyi bağlamıyor.',
  )
})
