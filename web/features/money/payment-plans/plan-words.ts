import type { PartMonth } from '#domain/money/ledger/part-months.rules.ts'
import type { Frequency } from '#domain/money/ledger/schedule.rules.ts'

export const frequencyLabels: Record<Frequency, string> = { month: 'Her ay', quarter: 'Üç ayda bir', year: 'Yılda bir' }

export const partMonthLabels: Record<PartMonth, string> = {
  thirtieth: 'Gün başına kiranın 1/30’u',
  actual: 'Ayın gün sayısına göre',
}
