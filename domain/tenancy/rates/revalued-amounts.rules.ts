import { type Kurus, showMoney } from '#domain/kernel/money.ts'

/** Amounts that rise each January by the revaluation rate, each with the year whose figure is known. */
const revaluedAmounts = {
  /** VUK mükerrer 355: the lowest penalty for rent that is not paid through a bank or the post office. */
  rent_outside_bank: [{ year: 2024, amount: 5_000_00 }],
} as const satisfies Record<string, readonly { year: number; amount: Kurus }[]>

/** “5.000,00 ₺ (2024 tutarı …)”: the newest known figure is never shown without its year. */
export function revaluedText(kind: keyof typeof revaluedAmounts): string {
  const newest = revaluedAmounts[kind].reduce((last, each) => (each.year > last.year ? each : last))
  return `${showMoney(newest.amount)} (${newest.year} tutarı; her yıl yeniden değerlenir)`
}
