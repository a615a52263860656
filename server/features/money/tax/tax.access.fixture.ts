import { taxApi } from '#domain/money/tax/tax.api.ts'
import { publishedYears } from '#domain/money/tax/tax-years.fixture.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'

const { year: _, ...figures } = publishedYears.at(-1)!

/** Every signed-in user has a sheet, even if empty; tax.test.ts covers whose data it shows. */
export const taxAccess: AccessRow[] = [
  anywhere(taxApi.sheet, { call: () => ({ query: { year: 2025 } }) }),
  anywhere(taxApi.rows, { call: () => ({ query: { year: 2025, of: 'rent' } }) }),
  // Refused before printing, because the year has no figures.
  anywhere(taxApi.paper, { call: () => ({ query: { year: 2001, format: 'pdf' } }), through: 409 }),
  anywhere(taxApi.saveInputs, {
    call: () => ({ params: { year: '2025' }, body: { version: 1 } }),
    through: 409,
    success: async ({ people: { owner } }) => ({
      by: owner,
      input: { params: { year: '2025' }, body: { version: 0, other_dwelling: 50_000_00 } },
    }),
  }),
  anywhere(taxApi.declare, {
    call: () => ({ params: { year: '2025' }, body: { declared: false } }),
    success: async ({ people: { owner } }) => ({
      by: owner,
      input: { params: { year: '2025' }, body: { declared: true } },
    }),
  }),
  anywhere(taxApi.years),
  anywhere(taxApi.saveYear, {
    call: () => ({ params: { year: '2026' }, body: { version: 99, figures } }),
    through: 409,
    success: async ({ people: { admin } }) => ({
      by: admin,
      input: { params: { year: '2027' }, body: { version: 0, figures } },
    }),
  }),
]
