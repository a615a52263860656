import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Plus } from 'lucide-react'
import { useFieldArray, useForm, useWatch } from 'react-hook-form'
import { showMoney } from '#domain/kernel/money.ts'
import { type LineView, maxPartsOfLine } from '#domain/money/bank-statements/bank-statements.schema.ts'
import { againLabel, isKnownPayment } from '#web/features/money/tenant-payments/known-payment.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { type AssignForm, assignForm } from './assign-form.ts'
import { useConfirmLines } from './bank-statements.queries.ts'
import { PartFields } from './PartFields.tsx'

/** Assigns the whole amount to one tenancy, or splits it to the kuruş among several. */
export function AssignDialog({ line, onClose }: { line: LineView; onClose: () => void }) {
  const confirm = useConfirmLines('form')
  const { proposal } = line
  const form = useForm<AssignForm>({
    resolver: zodResolver(assignForm),
    defaultValues: {
      again: false,
      parts: [{ tenancy: proposal?.tenancy ?? null, pot: proposal?.pot ?? 'payment', amount: line.amount }],
    },
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'parts', keyName: 'key' })
  const parts = useWatch({ control: form.control, name: 'parts' })
  const sum = parts.reduce((total, { amount }) => total + (Number.isFinite(amount) ? (amount ?? 0) : 0), 0)
  const rest = line.amount - sum
  const drop = (at: number) => {
    remove(at)
    // The only part left gets the line's whole amount again.
    if (fields.length === 2) form.setValue('parts.0.amount', line.amount)
  }
  const isKnown = isKnownPayment(confirm.error)
  const submit = form.handleSubmit(({ parts: given, again }) =>
    confirm.run(
      {
        lines: [
          {
            id: line.id,
            again,
            parts: given.map(({ tenancy, pot, amount }) => ({ tenancy: tenancy!.id, pot, amount })),
          },
        ],
      },
      { done: onClose },
    ),
  )
  return (
    <FormDialog
      title={`${showMoney(line.amount, line.currency)} kimin ödemesi?`}
      text={[line.counterparty, line.description].filter(Boolean).join(' · ')}
      submitLabel="Onayla"
      disabled={rest !== 0}
      long
      busy={confirm.busy}
      errorBelow={confirm.error && messageOf(confirm.error)}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Stack spacing={3}>
        {fields.map(({ key }, at) => (
          <PartFields
            key={key}
            control={form.control}
            at={at}
            line={line}
            isWhole={fields.length === 1}
            onRemove={() => drop(at)}
          />
        ))}
      </Stack>
      {fields.length < maxPartsOfLine && (
        <Button
          startIcon={<Plus size={18} aria-hidden />}
          onClick={() => append({ tenancy: null, pot: 'payment', amount: Math.max(rest, 0) })}
          sx={{ alignSelf: 'flex-start' }}
        >
          Böl: başka bir kiracılık ya da depozito ekle
        </Button>
      )}
      {isKnown && <SwitchField control={form.control} name="again" label={againLabel} />}
      {rest !== 0 && (
        <Alert severity="warning">
          {rest > 0
            ? `${showMoney(rest, line.currency)} daha dağıtılmalı.`
            : `Dağıtılan tutar ${showMoney(-rest, line.currency)} fazla.`}
        </Alert>
      )}
    </FormDialog>
  )
}
