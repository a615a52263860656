import type { z } from 'zod'
import { taxApi } from '#domain/money/tax/tax.api.ts'
import type { TaxYearForm } from '#domain/money/tax/tax-years.schema.ts'
import { listOf, queryOf } from '#web/cache/query-of.ts'
import { refreshTax, taxKeys } from '#web/cache/tax.keys.ts'
import { call } from '#web/lib/call.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

/** Payments are recorded on other screens, so every visit refetches the sheet. */
export const sheetQuery = (asked: z.input<typeof taxApi.sheet.query>) =>
  listOf(taxApi.sheet, { key: taxKeys.sheet(asked), query: asked, staleTime: 0 })

export const rowsQuery = (asked: z.input<typeof taxApi.rows.query>) =>
  listOf(taxApi.rows, { key: taxKeys.rows(asked), query: asked, staleTime: 0 })

export const useSaveInputs = (year: number) =>
  useSend(taxApi.saveInputs, { params: { year }, stale: refreshTax, failure: 'form', staleAfterRefusal: true })

export const useDeclare = (year: number) => useSend(taxApi.declare, { params: { year }, stale: refreshTax })

export const taxYearsQuery = queryOf(taxApi.years, { key: taxKeys.years, staleTime: 0 })

export const useSaveTaxYear = () =>
  useWrite({
    write: ({ year, ...body }: { year: number; version: number; figures: TaxYearForm }) =>
      call(taxApi.saveYear, { params: { year }, body }),
    stale: refreshTax,
    failure: 'form',
    staleAfterRefusal: true,
  })
