import { keepPreviousData } from '@tanstack/react-query'
import { z } from 'zod'
import type { ReplyOf } from '#domain/kernel/endpoint.ts'
import { expensesApi } from '#domain/money/expenses/expenses.api.ts'
import {
  type ExpenseFilter,
  type ExpenseView,
  expenseFilter,
  type NewExpense,
  type RecurringView,
} from '#domain/money/expenses/expenses.schema.ts'
import { fileName } from '#domain/services/files/files.schema.ts'
import { expenseKeys, refreshExpenses } from '#web/cache/expenses.keys.ts'
import { listOf, queryOf } from '#web/cache/query-of.ts'
import type { PropertyChoiceSource } from '#web/features/property/documents/PropertyChoice.tsx'
import { call } from '#web/lib/call.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'
import type { Upload, UploadProgress } from '#web/ui/upload-queue.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

export type ExpensePage = ReplyOf<typeof expensesApi.list>

/** The address: the list's filter, which of the two lists, and the open expense. */
export const screenFilter = expenseFilter.extend({
  view: z.enum(['list', 'recurring']).default('list'),
  open: z.union([z.literal(''), z.uuid()]).default(''),
})
export type ScreenFilter = z.output<typeof screenFilter>
export const noScreenFilter: ScreenFilter = screenFilter.parse({})
export const listFilterOf = ({ view: _, open: __, ...filter }: ScreenFilter): ExpenseFilter => filter

export const expensesQuery = (filter: ExpenseFilter) =>
  listOf(expensesApi.list, {
    key: expenseKeys.list(filter),
    query: filter,
    // Others add expenses too, and so do recurring ones.
    staleTime: 0,
  })

/** A few for the property's page. */
export const expensesAt = (property: string) =>
  expensesQuery({ ...listFilterOf(noScreenFilter), owner: 'all', property, size: 5 })

export const expenseQuery = (id: string) =>
  queryOf(expensesApi.view, { key: expenseKeys.one(id), params: { id }, staleTime: 0 })

export const expenseFormQuery = (property: string) =>
  listOf(expensesApi.form, { key: expenseKeys.form(property), query: { property } })

export const propertiesForExpenses: PropertyChoiceSource = (asked) => ({
  queryKey: expenseKeys.properties(asked),
  queryFn: async () => (await call(expensesApi.form, { query: { q: asked.q, property: asked.selected } })).places,
  placeholderData: keepPreviousData,
})

export const recurringQuery = (filter: Pick<ExpenseFilter, 'page' | 'size' | 'owner' | 'property'>) =>
  listOf(expensesApi.recurring, { key: expenseKeys.recurring(filter), query: filter, staleTime: 0 })

const undone = 'Eklendikten hemen sonra geri alındı'

/** Undo from a toast; several undos may run at the same time. */
const useVoidAgain = () =>
  useWrite({
    write: (id: string) => call(expensesApi.void, { params: { id }, body: { reason: undone } }),
    stale: () => refreshExpenses(),
    parallel: true,
    retry: false,
  })

/** The id comes from the draft, so that a retry after a lost reply does not create a second expense. */
export function useCreateExpense(failure: 'form' | 'toast' = 'form') {
  const back = useVoidAgain()
  return useWrite({
    write: async ({ invoice, ...body }: NewExpense & { invoice?: File }) => {
      const answer = await call(expensesApi.create, { body })
      // The expense is saved; a failed upload of the invoice is reported, and can be retried on the expense.
      const problem = invoice ? await sendInvoice(body.id, invoice).then(() => null, messageOf) : null
      return { ...answer, problem }
    },
    stale: (_, { property_id }) => refreshExpenses(property_id),
    success: ({ message, id, problem }) => {
      notify.undoable(message, () => back.run(id))
      if (problem) notify.error(`Fatura yüklenemedi: ${problem} Gideri açıp yeniden ekleyebilirsiniz.`)
      return null
    },
    failure,
    retry: false,
  })
}

type OneExpense = Pick<ExpenseView, 'id' | 'property_id'>

export const useChangeExpense = ({ id, property_id }: OneExpense) =>
  useSend(expensesApi.change, {
    params: { id },
    stale: () => refreshExpenses(property_id),
    failure: 'form',
    retry: false,
  })

/** Undo uses the next version, because the payment raises it by one. */
export function usePayExpense({ id, property_id }: OneExpense) {
  const write = ({ version, paid_on }: { version: number; paid_on: string | null }) =>
    call(expensesApi.pay, { params: { id }, body: { version, paid_on } })
  const stale = () => refreshExpenses(property_id)
  const back = useWrite({ write, stale, retry: false })
  return useWrite({
    write,
    stale,
    success: ({ message }, { version, paid_on }) => {
      if (paid_on === null) return message
      notify.undoable(message, () => back.run({ version: version + 1, paid_on: null }))
      return null
    },
    retry: false,
  })
}

export const useBookExpense = ({ id, property_id }: OneExpense) =>
  useSend(expensesApi.book, {
    params: { id },
    stale: () => refreshExpenses(property_id),
    failure: 'form',
    retry: false,
  })

export const useRestoreExpense = () =>
  useWrite({
    write: (id: string) => call(expensesApi.restore, { params: { id } }),
    stale: () => refreshExpenses(),
    parallel: true,
    retry: false,
  })

export function useVoidExpense({ id, property_id }: OneExpense) {
  const back = useRestoreExpense()
  return useSend(expensesApi.void, {
    params: { id },
    stale: () => refreshExpenses(property_id),
    success: ({ message }) => {
      notify.undoable(message, () => back.run(id))
      return null
    },
    failure: 'form',
    retry: false,
  })
}

const sendInvoice = (id: string, file: File, progress?: UploadProgress) => {
  const { data: name } = fileName.safeParse(file.name)
  return call(expensesApi.addInvoice, { params: { id }, query: name ? { name } : {}, file }, progress)
}

export const uploadInvoice =
  (id: string): Upload =>
  (file, progress) =>
    sendInvoice(id, file, progress)

export const useRemoveInvoice = (id: string) =>
  useSend(expensesApi.removeInvoice, { params: { id }, stale: () => refreshExpenses(), retry: false })

export const useCreateRecurring = () =>
  useSend(expensesApi.createRecurring, {
    stale: (_, { property_id }) => refreshExpenses(property_id),
    failure: 'form',
    retry: false,
  })

export const useChangeRecurring = (id: string) =>
  useSend(expensesApi.changeRecurring, {
    params: { id },
    stale: () => refreshExpenses(),
    failure: 'form',
    retry: false,
  })

export const usePauseRecurring = (id: string) =>
  useSend(expensesApi.pauseRecurring, { params: { id }, stale: () => refreshExpenses(), retry: false })

/** Undo is the same request with another end date; expenses of the days in between are not created later. */
export function useEndRecurring(recurring: RecurringView) {
  const { id, version } = recurring
  const back = useWrite({
    write: () =>
      call(expensesApi.changeRecurring, {
        params: { id },
        body: { ...changeInReply(recurring), version: version + 1 },
      }),
    stale: () => refreshExpenses(),
    retry: false,
  })
  return useWrite({
    write: () => call(expensesApi.endRecurring, { params: { id }, body: { version } }),
    stale: () => refreshExpenses(),
    success: ({ message }) => {
      notify.undoable(message, () => back.run())
      return null
    },
    retry: false,
  })
}

/** The fields that can still be changed for coming expenses. */
export const changeInReply = ({
  category,
  amount,
  bearer,
  tenant_amount,
  supplier,
  description,
  book,
  paid,
  ends_on,
}: RecurringView) => ({
  category,
  amount,
  bearer,
  supplier,
  description,
  book,
  paid,
  ends_on,
  tenant_amount: bearer === 'shared' ? tenant_amount : null,
})
