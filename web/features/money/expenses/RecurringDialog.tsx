import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { isIsoDate, isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import {
  type NewRecurring,
  newRecurring,
  type RecurringView,
  recurringChange,
} from '#domain/money/expenses/expenses.schema.ts'
import { occurrencesBy, rhythmLabels, rhythms } from '#domain/money/expenses/recurrence.rules.ts'
import { PropertyChoice } from '#web/features/property/documents/PropertyChoice.tsx'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { AmountFields, BearerFields } from './expense-fields.tsx'
import {
  changeInReply,
  expenseFormQuery,
  propertiesForExpenses,
  useChangeRecurring,
  useCreateRecurring,
} from './expenses.queries.ts'
import { RecurringSwitches } from './RecurringSwitches.tsx'

export type TypedRecurring = Omit<NewRecurring, 'amount' | 'category' | 'starts_on'> & {
  amount: number | null
  category: NewRecurring['category'] | ''
  starts_on: string | null
}

interface Props {
  /** Missing for a new one. */
  recurring?: RecurringView
  onClose: () => void
}

const emptyRecurring = (property_id = ''): TypedRecurring => ({
  id: newId(),
  property_id,
  category: '',
  amount: null,
  every: 'month',
  starts_on: isoDate(new Date()),
  ends_on: null,
  supplier: '',
  description: '',
  bearer: 'landlord',
  tenant_amount: null,
  book: null,
  paid: false,
})

/** How many expenses are created at once, shown before the button is pressed. */
function alreadyDue({ every, starts_on, ends_on }: Pick<TypedRecurring, 'every' | 'starts_on' | 'ends_on'>): number {
  if (!isIsoDate(starts_on) || (ends_on !== null && !isIsoDate(ends_on))) return 0
  return occurrencesBy({ every, starts_on, ends_on }, 0, isoDate(new Date())).length
}

export function RecurringDialog({ recurring, onClose }: Props) {
  const [initial] = useState<TypedRecurring>(() =>
    recurring
      ? {
          ...emptyRecurring(recurring.property_id),
          ...changeInReply(recurring),
          every: recurring.every,
          starts_on: recurring.starts_on,
        }
      : emptyRecurring(),
  )
  const create = useCreateRecurring()
  const change = useChangeRecurring(recurring?.id ?? '')
  const { form, control, dialog } = useDialogForm({
    schema: newRecurring as unknown as z.ZodType<NewRecurring, TypedRecurring>,
    initial,
    draft: `recurring:${recurring?.id ?? 'new'}`,
    keepChanges: true,
    write: {
      ...(recurring ? change : create),
      run: ({ id, property_id, every, starts_on, ...later }, after) =>
        recurring
          ? change.run(recurringChange.parse({ ...later, version: recurring.version }), after)
          : create.run({ id, property_id, every, starts_on, ...later }, after),
    },
    onClose,
  })
  const typed = useWatch({ control }) as TypedRecurring
  const offer = useQuery(expenseFormQuery(typed.property_id))
  const only = offer.data?.chosen?.id
  useEffect(() => {
    if (only && !form.getValues('property_id')) form.setValue('property_id', only)
  }, [only, form])
  useEffect(() => {
    if (typed.bearer === 'landlord' && form.getValues('book')) form.setValue('book', null)
  }, [typed.bearer, form])
  const due = recurring ? 0 : alreadyDue(typed)
  return (
    <FormDialog
      title={recurring ? 'Tekrarlayan gideri değiştir' : 'Tekrarlayan gider ekle'}
      submitLabel="Kaydet"
      long
      {...dialog}
    >
      {recurring && <Alert severity="info">Yazılmış giderler değişmez; değişiklik sonrakiler içindir.</Alert>}
      {!recurring && (
        <PropertyChoice
          label="Mülk"
          source={propertiesForExpenses}
          value={typed.property_id}
          onChange={(id) => form.setValue('property_id', id, { shouldValidate: form.formState.isSubmitted })}
          required
          {...(form.formState.errors.property_id?.message && {
            error: form.formState.errors.property_id.message,
          })}
        />
      )}
      <AmountFields control={control} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {!recurring && (
          <>
            <ChoiceField control={control} name="every" label="Ne sıklıkta?" options={rhythms} labels={rhythmLabels} />
            <DateField control={control} name="starts_on" label="İlk gün" />
          </>
        )}
        <DateField control={control} name="ends_on" label="Son gün (isteğe bağlı)" />
      </Box>
      {due > 0 && (
        <Typography variant="body2" color="textSecondary" role="status">
          Günü gelmiş {due} gider kaydedince hemen yazılır.
        </Typography>
      )}
      <BearerFields
        control={control}
        suppliers={offer.data?.suppliers ?? []}
        shownToTenant={typed.bearer !== 'landlord'}
      />
      <RecurringSwitches control={control} mayBook={typed.bearer !== 'landlord'} />
    </FormDialog>
  )
}
