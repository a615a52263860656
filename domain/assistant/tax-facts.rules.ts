import type { Kurus } from '#domain/kernel/money.ts'

/** What the assistant says of the tax on rental income, by income year; its one home until the tax sheet has its own. */
export interface TaxYear {
  year: number
  /** Once for each person, over all dwellings. */
  exemption: Kurus
  /** Whose gross income is above it has no exemption. */
  ceiling: Kurus
  /** Workplace rents with stopaj are declared from here on. */
  workplace: Kurus
  /** Upper limits of the first four brackets; the fifth is open. */
  brackets: readonly [Kurus, Kurus, Kurus, Kurus]
}

const lira = (amount: number): Kurus => amount * 100
const year = (
  value: number,
  [exemption, ceiling, workplace]: readonly [number, number, number],
  [one, two, three, four]: readonly [number, number, number, number],
): TaxYear => ({
  year: value,
  exemption: lira(exemption),
  ceiling: lira(ceiling),
  workplace: lira(workplace),
  brackets: [lira(one), lira(two), lira(three), lira(four)],
})

export const taxYears: readonly TaxYear[] = [
  year(2023, [21_000, 550_000, 150_000], [70_000, 150_000, 370_000, 1_900_000]),
  year(2024, [33_000, 870_000, 230_000], [110_000, 230_000, 580_000, 3_000_000]),
  year(2025, [47_000, 1_200_000, 330_000], [158_000, 330_000, 800_000, 4_300_000]),
  year(2026, [58_000, 1_500_000, 400_000], [190_000, 400_000, 1_000_000, 5_300_000]),
]
export const taxRates = [15, 20, 27, 35, 40] as const
export const lumpSumPercent = 15
export const taxSource = 'GVK 21, 74, 86 ve 103; yıllık tutarlar Gelir Vergisi Genel Tebliği’nden'

export const taxYearOf = (asked: number): TaxYear | null => taxYears.find((each) => each.year === asked) ?? null
