import { taxApi } from '#domain/money/tax/tax.api.ts'
import { taxMessages } from '#domain/money/tax/tax.messages.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
import { enterTaxYear, listTaxYears, saveInputs } from './change-tax.ts'
import { printTax } from './print-tax.ts'
import { readRows, readSheet } from './read-sheet.ts'

export const taxRoutes: Route[] = [
  route(taxApi.sheet, ({ ctx, actor, query }) => readSheet(ctx, actor, query)),
  route(taxApi.rows, ({ ctx, actor, query }) => readRows(ctx, actor, query)),
  route(taxApi.paper, ({ ctx, actor, query }) => printTax(ctx, actor, query)),
  route(taxApi.saveInputs, async ({ ctx, actor, params, body }) => {
    await saveInputs(ctx, actor, params.year, body)
    return done(taxMessages.inputsSaved)
  }),
  route(taxApi.years, ({ ctx }) => listTaxYears(ctx)),
  route(taxApi.saveYear, async ({ ctx, actor, params, body }) => {
    await enterTaxYear(ctx, actor, { year: params.year, ...body })
    return done(taxMessages.yearSaved)
  }),
]
