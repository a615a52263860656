import { z } from 'zod'

/** Kuruş; the law publishes these figures in whole lira. */
const figure = z
  .number({ error: 'Tutarı rakamla yazın' })
  .int()
  .min(1, 'Tutarı yazın')
  .max(1_000_000_000_00, 'Tutar çok büyük')
const percent = z
  .number({ error: 'Oranı yüzde olarak yazın' })
  .min(0, 'Oran 0’dan küçük olamaz')
  .max(100, 'Oran 100’den büyük olamaz')
  .refine((value) => Number(value.toFixed(2)) === value, 'Oran en fazla iki ondalık basamak taşır')

/** A year in a URL. */
export const yearInAddress = z.coerce.number().int().min(2000).max(2100)

const bracket = z.strictObject({
  /** Upper limit of the bracket's income; null for the last bracket. */
  up_to: figure.nullable(),
  percent,
})
export type Bracket = z.output<typeof bracket>

const figures = {
  /** The tax-free amount of dwelling rent, once for each person. */
  exemption: figure,
  /** Gross income above which the exemption is lost; null when the product does not know it. */
  ceiling: figure.nullable(),
  /** Workplace rent with tax withheld is declared above this. */
  workplace_limit: figure.nullable(),
  /** Rent with neither withholding nor exemption is declared above this. */
  plain_limit: figure.nullable(),
  lump_percent: percent,
  brackets: z.array(bracket).min(2, 'En az iki dilim yazın').max(10, 'En fazla on dilim yazılabilir'),
  /** The publication of the figures. */
  source: z.string().trim().min(1, 'Kaynağı yazın').max(300, 'En fazla 300 karakter girilebilir'),
}

/** Of other laws, by the same year; null when the product does not know them. */
const otherFigures = {
  /** Stamp duty of contracts (law 488). */
  stamp_permille: percent.nullable().default(null),
  stamp_guarantee_permille: percent.nullable().default(null),
  stamp_cap: figure.nullable().default(null),
  /** The lowest penalty for rent outside of bank and post office (VUK mükerrer 355). */
  bank_penalty: figure.nullable().default(null),
}

/** Limits and rates must increase, and the last bracket has no upper limit. */
export const taxYearForm = z.strictObject({ ...figures, ...otherFigures }).superRefine(({ brackets }, context) => {
  for (const [at, { up_to, percent: rate }] of brackets.entries()) {
    const problem = (field: 'up_to' | 'percent', message: string) =>
      context.addIssue({ code: 'custom', path: ['brackets', at, field], message })
    const before = brackets[at - 1]
    const isLast = at === brackets.length - 1
    if (isLast !== (up_to === null))
      problem('up_to', isLast ? 'Son dilimin üst sınırı olmaz' : 'Dilimin üst sınırını yazın')
    else if (before?.up_to && up_to !== null && up_to <= before.up_to)
      problem('up_to', 'Bir önceki dilimden büyük olmalıdır')
    if (before && rate <= before.percent) problem('percent', 'Bir önceki dilimin oranından büyük olmalıdır')
  }
})
export type TaxYearForm = z.output<typeof taxYearForm>

export const taxYearTable = z.strictObject({ year: z.number().int(), ...figures })
export type TaxYearTable = z.output<typeof taxYearTable>

export const taxYearRow = taxYearTable.extend({
  ...otherFigures,
  /** Number of changes; 1 for a year that came with the product or was entered once. */
  version: z.number().int(),
  /** Changes, newest first; empty for an unchanged year. */
  changes: z.array(z.strictObject({ by_name: z.string(), at: z.iso.datetime(), detail: z.string() })),
})
export type TaxYearRow = z.output<typeof taxYearRow>
