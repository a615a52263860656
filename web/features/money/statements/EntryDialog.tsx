import DialogContentText from '@mui/material/DialogContentText'
import { useState } from 'react'
import { newId } from '#domain/kernel/ids.ts'
import { currencies } from '#domain/kernel/money.ts'
import { paymentMethods } from '#domain/money/ledger/entries.schema.ts'
import { claimNames, entryNames, methodNames } from '#domain/money/ledger/ledger.messages.ts'
import {
  type LedgerView,
  type ManualEntryKind,
  manualEntryCategories,
  manualEntryKinds,
  newManualEntry,
} from '#domain/money/statements/statements.schema.ts'
import { againLabel, isKnownPayment } from '#web/features/money/tenant-payments/known-payment.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { MoneyField } from '#web/forms/typed-fields.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { useBookEntry } from './statements.queries.ts'

interface Props {
  ledger: LedgerView
  /** Restricts the dialog to this kind of entry. */
  kind?: ManualEntryKind
  amount?: number
  onClose: () => void
}

const explanations: Readonly<Record<ManualEntryKind, string>> = {
  due: 'Kiracının borcuna eklenir.',
  credit: 'Kiracının borcunu azaltır; ödeme değildir. Örneğin kiracının sizin adınıza ödediği bir gider.',
  write_off: 'Borcun bu kadarından vazgeçersiniz.',
  deposit_received: 'Kiradan ayrı tutulur.',
  deposit_returned: 'Kiracıya geri verdiğiniz tutar.',
  deposit_deducted: 'Depozitodan kiracının borcuna sayılır.',
}

/** The names of the kinds are longer here than on a line. */
const choiceLabels: Readonly<Record<ManualEntryKind, string>> = { ...entryNames, due: 'Borç (fatura, hasar, gider)' }

const movesCash = (kind: ManualEntryKind) => kind === 'deposit_received' || kind === 'deposit_returned'

export function EntryDialog({ ledger, kind, amount, onClose }: Props) {
  // One key per dialog, so that a second press sends the same entry.
  const [key] = useState(newId)
  const booking = useBookEntry(ledger.tenancy_id)
  const { form, control, dialog } = useDialogForm({
    schema: newManualEntry,
    initial: {
      kind: kind ?? 'due',
      category: kind ? null : 'utility',
      amount: amount ?? null,
      currency: ledger.terms.currency,
      on_date: ledger.today,
      method: null,
      note: '',
      again: false,
    },
    draft: `entry.${ledger.tenancy_id}.${kind ?? 'any'}`,
    fixed: { key, again: false },
    write: booking,
    onClose,
  })
  const isKnown = isKnownPayment(booking.error)
  const chosen = form.watch('kind')
  const currency = form.watch('currency') ?? ledger.terms.currency
  const isForeign = ledger.terms.currency !== 'TL'
  return (
    <FormDialog title={kind ? entryNames[kind] : 'Hesaba hareket ekle'} submitLabel="Kaydet" {...dialog}>
      {kind && <DialogContentText>{explanations[kind]}</DialogContentText>}
      {!kind && (
        <ChoiceField
          control={control}
          name="kind"
          label="Tür"
          options={manualEntryKinds}
          labels={choiceLabels}
          helperText={explanations[chosen]}
          onPick={(picked) => form.setValue('category', picked === 'due' ? 'utility' : null)}
        />
      )}
      {chosen === 'due' && (
        <ChoiceField
          control={control}
          name="category"
          label="Ne için"
          options={manualEntryCategories}
          labels={claimNames}
        />
      )}
      <MoneyField control={control} name="amount" label="Tutar" currency={currency} required />
      {isForeign && <ChoiceField control={control} name="currency" label="Para birimi" options={currencies} />}
      <DateField control={control} name="on_date" label={chosen === 'due' ? 'Son ödeme günü' : 'Gün'} required />
      {movesCash(chosen) && (
        <ChoiceField
          control={control}
          name="method"
          label="Ödeme yolu"
          options={paymentMethods.filter((method) => method !== 'set_off')}
          labels={methodNames}
        />
      )}
      <FormField
        control={control}
        name="note"
        label={chosen === 'write_off' ? 'Neden' : 'Açıklama'}
        required={!movesCash(chosen)}
        helperText="Kiracı da okur."
        multiline
        minRows={2}
        maxLength={500}
      />
      {isKnown && <SwitchField control={control} name="again" label={againLabel} />}
    </FormDialog>
  )
}
