import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { taxApi } from '#domain/money/tax/tax.api.ts'
import type { TaxInputsForm } from '#domain/money/tax/tax.schema.ts'
import type { TaxYearForm } from '#domain/money/tax/tax-years.schema.ts'
import { refreshTax, taxKeys } from '#web/cache/tax.keys.ts'
import { call } from '#web/lib/call.ts'
import { useWrite } from '#web/writes/use-write.ts'

/** Payments are recorded on other screens, so every visit refetches the sheet. */
export const sheetQuery = (asked: z.input<typeof taxApi.sheet.query>) =>
  queryOptions({
    queryKey: taxKeys.sheet(asked),
    queryFn: () => call(taxApi.sheet, { query: asked }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const rowsQuery = (asked: z.input<typeof taxApi.rows.query>) =>
  queryOptions({
    queryKey: taxKeys.rows(asked),
    queryFn: () => call(taxApi.rows, { query: asked }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useSaveInputs = (year: number) =>
  useWrite({
    write: (body: TaxInputsForm) => call(taxApi.saveInputs, { params: { year }, body }),
    stale: refreshTax,
    failure: 'form',
    staleAfterRefusal: true,
  })

export const taxYearsQuery = queryOptions({
  queryKey: taxKeys.years,
  queryFn: () => call(taxApi.years),
  staleTime: 0,
})

export const useSaveTaxYear = () =>
  useWrite({
    write: ({ year, ...body }: { year: number; version: number; figures: TaxYearForm }) =>
      call(taxApi.saveYear, { params: { year }, body }),
    stale: refreshTax,
    failure: 'form',
    staleAfterRefusal: true,
  })
