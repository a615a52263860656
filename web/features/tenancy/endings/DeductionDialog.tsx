import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { newId } from '#domain/kernel/ids.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { type DeductionView, type EndingView, newDeduction } from '#domain/tenancy/endings/endings.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { dropDraft, readDraft, useKeepDraft } from '#web/forms/form-draft.ts'
import { MoneyField } from '#web/forms/typed-fields.tsx'
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
  const draft = `deduction.${deduction?.id ?? ending.id}`
  const form = useForm({
    resolver: zodResolver(typed),
    defaultValues: {
      title: deduction?.title ?? '',
      amount: (deduction?.counter_amount || deduction?.amount) ?? (null as unknown as number),
      reason: deduction?.reason ?? '',
      fixture_id: '',
      ...readDraft<z.input<typeof typed>>(draft),
    },
  })
  useKeepDraft(form, draft)
  const propose = useProposeDeduction(ending.id)
  const change = useChangeDeduction(deduction?.id ?? '')
  const { busy, error } = deduction ? change : propose
  const leave = () => {
    dropDraft(draft)
    onClose()
  }
  const submit = form.handleSubmit(({ fixture_id, ...input }) => {
    const after = { done: leave, refused: (refusal: Error) => applyServerErrors(form, refusal) }
    if (deduction) return change.run({ version: deduction.version, amount: input.amount, reason: input.reason }, after)
    return propose.run({ ...input, id, fixture_id: fixture_id || null }, after)
  })
  const [name, amount] = useWatch({ control: form.control, name: ['title', 'amount'] })
  const names = Object.fromEntries(view.fixtures.map((fixture) => [fixture.id, fixture.name]))
  return (
    <FormDialog
      title={deduction ? 'Tutarı değiştir' : 'Kesinti ekle'}
      submitLabel={deduction ? 'Tutarı gönder' : 'Kiracıya gönder'}
      busy={busy}
      error={error}
      onSubmit={submit}
      onCancel={leave}
      onClose={onClose}
    >
      {deduction?.counter_amount != null && (
        <Alert severity="info">
          Kiracı {showMoney(deduction.counter_amount, view.currency)} önerdi. Bu tutarı ya da daha azını yazarsanız
          kalem kabul edilmiş sayılır.
        </Alert>
      )}
      {!deduction && (
        <FormField
          control={form.control}
          name="title"
          label="Kalem"
          required
          autoFocus
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
      )}
      <MoneyField control={form.control} name="amount" label="Tutar" currency={view.currency} required />
      {!deduction && view.fixtures.length > 0 && (
        <ChoiceField
          control={form.control}
          name="fixture_id"
          label="İlgili demirbaş"
          options={['', ...view.fixtures.map((fixture) => fixture.id)]}
          labels={{ '': 'Yok', ...names }}
        />
      )}
      <FormField
        control={form.control}
        name="reason"
        label="Neden"
        helperText="Olağan kullanımdan doğan eskime kiracıdan istenemez (TBK 334); hasarı ve dayanağını yazın."
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
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
