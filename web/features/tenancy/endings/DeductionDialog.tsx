import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { newId } from '#domain/kernel/ids.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { type DeductionView, type EndingView, newDeduction } from '#domain/tenancy/endings/endings.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { MoneyField } from '#web/forms/typed-fields.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { FactList } from '#web/ui/FactList.tsx'
import { useChangeDeduction, useProposeDeduction } from './endings.queries.ts'

interface Props {
  view: EndingView
  ending: NonNullable<EndingView['ending']>
  /** The deduction to change; missing for a new one. */
  deduction?: DeductionView
  onClose: () => void
}

/** An empty select holds '' instead of null. */
const typed = newDeduction.extend({ fixture_id: z.union([z.literal(''), z.uuid()]) })

export function DeductionDialog({ view, ending, deduction, onClose }: Props) {
  const [id] = useState(newId)
  const propose = useProposeDeduction(ending.id)
  const change = useChangeDeduction(deduction?.id ?? '')
  const { control, dialog } = useDialogForm({
    schema: typed,
    initial: {
      title: deduction?.title ?? '',
      amount: (deduction?.counter_amount || deduction?.amount) ?? null,
      reason: deduction?.reason ?? '',
      fixture_id: '',
    },
    draft: `deduction.${deduction?.id ?? ending.id}`,
    write: {
      ...(deduction ? change : propose),
      run: ({ fixture_id, ...input }, after) =>
        deduction
          ? change.run({ version: deduction.version, amount: input.amount, reason: input.reason }, after)
          : propose.run({ ...input, id, fixture_id: fixture_id || null }, after),
    },
    onClose,
  })
  const [name, amount] = useWatch({ control, name: ['title', 'amount'] })
  const names = Object.fromEntries(view.fixtures.map((fixture) => [fixture.id, fixture.name]))
  return (
    <FormDialog
      title={deduction ? 'Tutarı değiştir' : 'Kesinti ekle'}
      submitLabel={deduction ? 'Tutarı gönder' : 'Kiracıya gönder'}
      {...dialog}
    >
      {deduction?.counter_amount != null && (
        <Alert severity="info">
          Kiracı {showMoney(deduction.counter_amount, view.currency)} önerdi. Bu tutarı ya da daha azını yazarsanız
          kalem kabul edilmiş sayılır.
        </Alert>
      )}
      {!deduction && <FormField control={control} name="title" label="Kalem" required autoFocus maxLength={120} />}
      <MoneyField control={control} name="amount" label="Tutar" currency={view.currency} required />
      {!deduction && view.fixtures.length > 0 && (
        <ChoiceField
          control={control}
          name="fixture_id"
          label="İlgili demirbaş"
          options={['', ...view.fixtures.map((fixture) => fixture.id)]}
          labels={{ '': 'Yok', ...names }}
        />
      )}
      <FormField
        control={control}
        name="reason"
        label="Neden"
        helperText="Olağan kullanımdan doğan eskime kiracıdan istenemez (TBK 334); hasarı ve dayanağını yazın."
        multiline
        minRows={2}
        maxLength={1000}
      />
      <FactList
        facts={[
          ['Kime', view.tenant_names.join(', ')],
          ['Gönderilecek kalem', name && Number.isFinite(amount) && `${name}: ${showMoney(amount, view.currency)}`],
        ]}
      />
    </FormDialog>
  )
}
