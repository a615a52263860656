import type { TaxYearTable } from './tax-years.schema.ts'

const rates = [15, 20, 27, 35, 40]
const year = (
  [year, exemption, ceiling, workplace_limit, plain_limit]: [
    number,
    number,
    number | null,
    number | null,
    number | null,
  ],
  limits: number[],
): TaxYearTable => ({
  year,
  exemption,
  ceiling,
  workplace_limit,
  plain_limit,
  lump_percent: 15,
  source: 'Örnek',
  brackets: [...limits, null].map((up_to, at) => ({ up_to, percent: rates[at]! })),
})

/** The published tables, typed again by hand, so that the tests do not depend on the migration's values. */
export const publishedYears: TaxYearTable[] = [
  year([2017, 3_900_00, null, null, null], [13_000_00, 30_000_00, 70_000_00]),
  year([2018, 4_400_00, null, null, null], [14_800_00, 34_000_00, 80_000_00]),
  year([2019, 5_400_00, null, null, null], [18_000_00, 40_000_00, 98_000_00, 500_000_00]),
  year([2020, 6_600_00, 180_000_00, 49_000_00, 2_600_00], [22_000_00, 49_000_00, 120_000_00, 600_000_00]),
  year([2021, 7_000_00, 190_000_00, 53_000_00, 2_800_00], [24_000_00, 53_000_00, 130_000_00, 650_000_00]),
  year([2022, 9_500_00, 250_000_00, 70_000_00, 3_800_00], [32_000_00, 70_000_00, 170_000_00, 880_000_00]),
  year([2023, 21_000_00, 550_000_00, 150_000_00, 8_400_00], [70_000_00, 150_000_00, 370_000_00, 1_900_000_00]),
  year([2024, 33_000_00, 870_000_00, 230_000_00, 13_000_00], [110_000_00, 230_000_00, 580_000_00, 3_000_000_00]),
  year([2025, 47_000_00, 1_200_000_00, 330_000_00, 18_000_00], [158_000_00, 330_000_00, 800_000_00, 4_300_000_00]),
  year([2026, 58_000_00, 1_500_000_00, 400_000_00, 22_000_00], [190_000_00, 400_000_00, 1_000_000_00, 5_300_000_00]),
]
