import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { type NewExpense, newExpense } from '#domain/money/expenses/expenses.schema.ts'
import { acceptedTypes } from '#web/features/property/documents/file-kinds.ts'
import { PropertyChoice } from '#web/features/property/documents/PropertyChoice.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { dropDraft, readDraft } from '#web/forms/form-draft.ts'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { FileChoice } from '#web/ui/FileChoice.tsx'
import { BookFields } from './BookFields.tsx'
import { AmountFields, BearerFields } from './expense-fields.tsx'
import { expenseFormQuery, propertiesForExpenses, useCreateExpense } from './expenses.queries.ts'
import { PaidFields } from './PaidFields.tsx'

export type TypedExpense = Omit<NewExpense, 'amount' | 'category' | 'on_date'> & {
  amount: number | null
  category: NewExpense['category'] | ''
  on_date: string | null
}

interface Props {
  /** Set by the page that opens the dialog; hides the choice of property. */
  property?: string
  /** The cost details of a request. */
  given?: Partial<TypedExpense>
  onClose: () => void
}

const emptyExpense = (): TypedExpense => {
  const today = isoDate(new Date())
  return {
    id: newId(),
    property_id: '',
    category: '',
    amount: null,
    on_date: today,
    paid_on: today,
    suggestion_id: null,
    supplier: '',
    invoice_no: '',
    description: '',
    bearer: 'landlord',
    tenant_amount: null,
    book: null,
  }
}

/** Only amount and category are needed; the other fields have the most likely default. The draft survives a reload. */
export function ExpenseFormDialog({ property = '', given, onClose }: Props) {
  const draftKey = `expense:${given?.suggestion_id ?? (property || 'new')}`
  const [initial] = useState(() => {
    const draft = readDraft<TypedExpense>(draftKey)
    return { values: { ...emptyExpense(), property_id: property, ...given, ...draft }, isDraft: Boolean(draft.amount) }
  })
  const [invoice, setInvoice] = useState<File | null>(null)
  const sending = useCreateExpense()
  const { form, control, dialog } = useDialogForm({
    schema: newExpense as unknown as z.ZodType<NewExpense, TypedExpense>,
    initial: initial.values,
    draft: draftKey,
    write: {
      ...sending,
      run: (input, after) => sending.run(invoice ? { ...input, invoice } : input, after),
    },
    onClose,
  })
  const [hasDraft, setHasDraft] = useState(initial.isDraft)
  const [propertyId, bearer] = useWatch({ control, name: ['property_id', 'bearer'] })
  const offer = useQuery(expenseFormQuery(propertyId))
  const only = offer.data?.chosen?.id
  // Preselects the property when there is only one.
  useEffect(() => {
    if (only && !form.getValues('property_id')) form.setValue('property_id', only)
  }, [only, form])
  useEffect(() => {
    if (bearer === 'landlord' && form.getValues('book')) form.setValue('book', null)
  }, [bearer, form])
  const [problem, setProblem] = useState('')
  return (
    <FormDialog title="Gider ekle" submitLabel="Kaydet" long {...dialog}>
      {hasDraft && (
        <Alert
          severity="info"
          action={
            <Button
              color="inherit"
              onClick={() => {
                form.reset({ ...emptyExpense(), property_id: property, ...given })
                dropDraft(draftKey)
                setHasDraft(false)
              }}
            >
              Temizle
            </Button>
          }
        >
          Yarım kalan gideriniz duruyor.
        </Alert>
      )}
      <FileChoice
        label="Fatura ya da fiş (varsa)"
        file={invoice}
        onFile={(chosen, wrong) => {
          setInvoice(chosen)
          setProblem(wrong)
        }}
        problem={problem}
        accept={acceptedTypes}
        inputLabel="Fatura dosyası"
      />
      {!property && (
        <PropertyChoice
          label="Mülk"
          source={propertiesForExpenses}
          value={propertyId}
          onChange={(id) => form.setValue('property_id', id, { shouldValidate: form.formState.isSubmitted })}
          required
          {...(form.formState.errors.property_id?.message && {
            error: form.formState.errors.property_id.message,
          })}
        />
      )}
      <AmountFields control={control} />
      <DateField control={control} name="on_date" label="Gider tarihi" />
      <PaidFields control={control} />
      <BearerFields control={control} suppliers={offer.data?.suppliers ?? []} shownToTenant={bearer !== 'landlord'} />
      {bearer !== 'landlord' && <BookFields control={control} hasTenancy={offer.data?.chosen?.has_tenancy ?? false} />}
      <FormField control={control} name="invoice_no" label="Fatura no (varsa)" />
    </FormDialog>
  )
}
