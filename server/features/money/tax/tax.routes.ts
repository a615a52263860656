import { taxApi } from '#domain/money/tax/tax.api.ts'
import { taxMessages } from '#domain/money/tax/tax.messages.ts'
import { done } from '#server/http/done.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { declareTax, enterTaxYear, listTaxYears, saveInputs } from './change-tax.ts'
import { printTax } from './print-tax.ts'
import { readRows, readSheet } from './read-sheet.ts'

export const taxRoutes: Route[] = [
  route(taxApi.sheet, ({ ctx, actor, query }) => readSheet(ctx, actor, query)),
  route(taxApi.rows, ({ ctx, actor, query }) => readRows(ctx, actor, query)),
  route(taxApi.paper, ({ ctx, actor, query }) => printTax(ctx, actor, query)),
  action(taxApi.saveInputs, taxMessages.inputsSaved, ({ ctx, actor, params, body }) =>
    saveInputs(ctx, actor, params.year, body),
  ),
  route(taxApi.declare, async ({ ctx, actor, params, body: { declared } }) => {
    await declareTax(ctx, actor, { year: params.year, declared })
    return done(declared ? taxMessages.declared : taxMessages.undeclared)
  }),
  route(taxApi.years, ({ ctx }) => listTaxYears(ctx)),
  action(taxApi.saveYear, taxMessages.yearSaved, ({ ctx, actor, params, body }) =>
    enterTaxYear(ctx, actor, { year: params.year, ...body }),
  ),
]
