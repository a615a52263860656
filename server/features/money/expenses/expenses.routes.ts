import { expensesApi } from '#domain/money/expenses/expenses.api.ts'
import { expensesMessages } from '#domain/money/expenses/expenses.messages.ts'
import { inView } from '#server/access/in-view.ts'
import { done } from '#server/http/done.ts'
import { type Route, route } from '#server/http/route.ts'
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
  route(expensesApi.book, async ({ ctx, actor, params, body }) => {
    await bookExpense(ctx, actor, { id: params.id, book: body })
    return done(expensesMessages.booked)
  }),
  route(expensesApi.void, async ({ ctx, actor, params, body }) => {
    await voidExpense(ctx, actor, { id: params.id, reason: body.reason })
    return done(expensesMessages.voided)
  }),
  route(expensesApi.restore, async ({ ctx, actor, params }) => {
    await restoreExpense(ctx, actor, params.id)
    return done(expensesMessages.restored)
  }),
  route(expensesApi.addInvoice, async ({ ctx, actor, params, query, file }) => {
    const file_id = await addInvoice(ctx, actor, { id: params.id, name: query.name, bytes: file })
    return { ...done(expensesMessages.invoiceAdded), file_id }
  }),
  route(expensesApi.removeInvoice, async ({ ctx, actor, params }) => {
    await removeInvoice(ctx, actor, params.id)
    return done(expensesMessages.invoiceRemoved)
  }),

  route(expensesApi.recurring, ({ ctx, actor, query }) => recurringPage(ctx.db, inView(actor, query.owner), query)),
  route(expensesApi.createRecurring, async ({ ctx, actor, body }) => {
    const made = await createRecurring(ctx, actor, body)
    return { ...done(expensesMessages.recurringCreated(made)), id: body.id }
  }),
  route(expensesApi.changeRecurring, async ({ ctx, actor, params, body }) => {
    await changeRecurring(ctx, actor, { id: params.id, change: body })
    return done(expensesMessages.recurringChanged)
  }),
  route(expensesApi.pauseRecurring, async ({ ctx, actor, params, body }) => {
    await pauseRecurring(ctx, actor, { id: params.id, paused: body.paused })
    return done(body.paused ? expensesMessages.paused : expensesMessages.resumed)
  }),
  route(expensesApi.endRecurring, async ({ ctx, actor, params, body }) => {
    await endRecurring(ctx, actor, { id: params.id, version: body.version })
    return done(expensesMessages.ended)
  }),
]
