import type { ClaimCategory } from './entries.schema.ts'

export const categoryLabels: Readonly<Record<ClaimCategory, string>> = {
  rent: 'Kira',
  vat: 'KDV',
  aidat: 'Aidat',
  utility: 'Fatura',
  deposit: 'Depozito',
  damage: 'Hasar',
  cost: 'Takip gideri',
  interest: 'Faiz',
  other: 'Diğer',
}
