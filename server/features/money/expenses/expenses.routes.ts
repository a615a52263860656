import { expensesApi } from '#domain/money/expenses/expenses.api.ts'
import { expensesMessages } from '#domain/money/expenses/expenses.messages.ts'
import { inView } from '#server/access/in-view.ts'
import { done } from '#server/http/done.ts'
import { action, type Route, route } from '#server/http/route.ts'
import { bookExpense } from './book-expense.ts'
import { changeExpense, payExpense, restoreExpense, voidExpense } from './change-expense.ts'
import { changeRecurring, createRecurring, endRecurring, pauseRecurring } from './change-recurring.ts'
import { createExpense } from './create-expense.ts'
import { expenseForm, listExpenses, viewExpense } from './expense-view.ts'
import { exportExpenses } from './export-expenses.ts'
import { addInvoice, removeInvoice } from './invoice.ts'
import { recurringPage } from './recurring.queries.ts'

export const expensesRoutes: Route[] = [
  route(expensesApi.list, ({ ctx, actor, query }) => listExpenses(ctx, inView(actor, query.owner), query)),
  route(expensesApi.form, ({ ctx, actor, query }) => expenseForm(ctx, actor, query)),
  route(expensesApi.export, ({ ctx, actor, query }) => exportExpenses(ctx, inView(actor, query.owner), query)),
  route(expensesApi.view, ({ ctx, actor, params }) => viewExpense(ctx, actor, params.id)),
  route(expensesApi.create, async ({ ctx, actor, body }) => {
    await createExpense(ctx, actor, body)
    return { ...done(expensesMessages.created), id: body.id }
  }),
  route(expensesApi.change, async ({ ctx, actor, params, body }) => {
    const { id, corrected } = await changeExpense(ctx, actor, { id: params.id, change: body })
    return { ...done(corrected ? expensesMessages.corrected : expensesMessages.changed), id }
  }),
  route(expensesApi.pay, async ({ ctx, actor, params, body }) => {
    await payExpense(ctx, actor, { id: params.id, ...body })
    return done(body.paid_on ? expensesMessages.paid : expensesMessages.unpaid)
  }),
  action(expensesApi.book, expensesMessages.booked, ({ ctx, actor, params, body }) =>
    bookExpense(ctx, actor, { id: params.id, book: body }),
  ),
  action(expensesApi.void, expensesMessages.voided, ({ ctx, actor, params, body }) =>
    voidExpense(ctx, actor, { id: params.id, reason: body.reason }),
  ),
  action(expensesApi.restore, expensesMessages.restored, ({ ctx, actor, params }) =>
    restoreExpense(ctx, actor, params.id),
  ),
  route(expensesApi.addInvoice, async ({ ctx, actor, params, query, file }) => {
    const file_id = await addInvoice(ctx, actor, { id: params.id, name: query.name, bytes: file })
    return { ...done(expensesMessages.invoiceAdded), file_id }
  }),
  action(expensesApi.removeInvoice, expensesMessages.invoiceRemoved, ({ ctx, actor, params }) =>
    removeInvoice(ctx, actor, params.id),
  ),

  route(expensesApi.recurring, ({ ctx, actor, query }) => recurringPage(ctx.db, inView(actor, query.owner), query)),
  route(expensesApi.createRecurring, async ({ ctx, actor, body }) => {
    const made = await createRecurring(ctx, actor, body)
    return { ...done(expensesMessages.recurringCreated(made)), id: body.id }
  }),
  action(expensesApi.changeRecurring, expensesMessages.recurringChanged, ({ ctx, actor, params, body }) =>
    changeRecurring(ctx, actor, { id: params.id, change: body }),
  ),
  route(expensesApi.pauseRecurring, async ({ ctx, actor, params, body }) => {
    await pauseRecurring(ctx, actor, { id: params.id, paused: body.paused })
    return done(body.paused ? expensesMessages.paused : expensesMessages.resumed)
  }),
  action(expensesApi.endRecurring, expensesMessages.ended, ({ ctx, actor, params, body }) =>
    endRecurring(ctx, actor, { id: params.id, version: body.version }),
  ),
]
