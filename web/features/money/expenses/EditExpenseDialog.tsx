import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { type Resolver, useForm } from 'react-hook-form'
import { type ExpenseChange, type ExpenseView, expenseChange } from '#domain/money/expenses/expenses.schema.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { useKeepTyped } from '#web/forms/form-draft.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { AmountFields, BearerFields } from './expense-fields.tsx'
import { expenseFormQuery, useChangeExpense } from './expenses.queries.ts'
import { PaidFields } from './PaidFields.tsx'

type ExpenseFormValues = Omit<ExpenseChange, 'amount' | 'on_date'> & { amount: number | null; on_date: string | null }

interface Props {
  expense: ExpenseView
  onClose: () => void
  /** A replaced expense has a new id. */
  onSaved: (id: string) => void
}

/** Open expenses are edited; closed ones are voided with a reason and replaced, which the dialog says beforehand. */
export function EditExpenseDialog({ expense, onClose, onSaved }: Props) {
  const { category, amount, bearer, on_date, paid_on, supplier, invoice_no, description, version } = expense
  const initial: ExpenseFormValues = {
    category,
    amount,
    bearer,
    on_date,
    paid_on,
    supplier,
    invoice_no,
    description,
    version,
    reason: '',
    tenant_amount: bearer === 'shared' ? expense.tenant_amount : null,
  }
  const form = useForm<ExpenseFormValues, unknown, ExpenseChange>({
    resolver: zodResolver(expenseChange) as unknown as Resolver<ExpenseFormValues, unknown, ExpenseChange>,
    defaultValues: initial,
  })
  const forget = useKeepTyped(form, `expense-edit:${expense.id}`, initial)
  const offer = useQuery(expenseFormQuery(expense.property_id))
  const change = useChangeExpense(expense)
  const close = () => {
    forget()
    onClose()
  }
  const submit = form.handleSubmit((input) =>
    change.run(
      { ...input, version },
      {
        done: ({ id }) => {
          forget()
          onSaved(id)
        },
        refused: (error) => applyServerErrors(form, error),
      },
    ),
  )
  return (
    <FormDialog
      title={expense.closed ? 'Gideri düzelt' : 'Gideri değiştir'}
      submitLabel="Kaydet"
      long
      busy={change.busy}
      error={change.error}
      onSubmit={submit}
      onCancel={close}
      onClose={onClose}
    >
      {expense.closed && (
        <Alert severity="info">
          {expense.due
            ? 'Bu gider kiracının hesabına yazıldı. Düzeltince borç ters kayıtla geri alınır, gider ve borç yeniden yazılır.'
            : 'Bu gider geçmiş bir vergi yılında. Düzeltince eskisi gerekçesiyle iptal edilmiş olarak durur, yenisi yazılır.'}
        </Alert>
      )}
      <AmountFields control={form.control} />
      <DateField control={form.control} name="on_date" label="Gider tarihi" />
      <PaidFields control={form.control} />
      <BearerFields
        control={form.control}
        suppliers={offer.data?.suppliers ?? []}
        shownToTenant={expense.due !== null}
      />
      <FormField control={form.control} name="invoice_no" label="Fatura no (varsa)" />
      {expense.closed && (
        <FormField control={form.control} name="reason" label="Düzeltmenin gerekçesi" multiline minRows={2} />
      )}
    </FormDialog>
  )
}
