import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { isIsoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import {
  agreedWayLabels,
  agreedWays,
  enteredRentEffect,
  nextRentDay,
  rentOn,
} from '#domain/money/payment-plans/entered-rents.rules.ts'
import { type PaymentPlanView, rentEntry } from '#domain/money/payment-plans/payment-plans.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { MoneyField } from '#web/forms/typed-fields.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { useEnterRent } from './payment-plans.queries.ts'

/** Date, amount and agreement of a new rent, with its effect on the dues shown before saving. */
export function RentDialog({ view, onClose }: { view: PaymentPlanView; onClose: () => void }) {
  // One id per dialog, so that a second press sends the same entry.
  const [id] = useState(newId)
  const { form, control, dialog } = useDialogForm({
    schema: rentEntry,
    initial: { from_on: null, rent: null, agreed: 'written', note: '' },
    draft: `rent-entry.${view.tenancy_id}`,
    fixed: { id },
    write: useEnterRent(view.tenancy_id),
    onClose,
  })
  const [from_on, rent] = form.watch(['from_on', 'rent'])
  const before = isIsoDate(from_on) ? rentOn(view.rents, from_on) : null
  const { currency, opened_on, today } = view
  const isKnown = isIsoDate(from_on) && from_on <= today && rent !== null && before !== null
  return (
    <FormDialog
      title="Kira değişmişti"
      text="Kira, buraya yazılmadan önce değiştiyse kaydedin. Yeni bir artış için kira artışı sayfasından kiracının onayını isteyin."
      submitLabel="Kirayı kaydet"
      {...dialog}
    >
      <DateField control={control} name="from_on" label="Hangi günden beri" required />
      <MoneyField control={control} name="rent" label="Aylık kira" required currency={currency} />
      <ChoiceField
        control={control}
        name="agreed"
        label="Nasıl kararlaştırıldı"
        options={agreedWays}
        labels={agreedWayLabels}
      />
      <FormField
        control={control}
        name="note"
        label="Not"
        helperText="Kiracı da okur; boş kalabilir."
        maxLength={500}
      />
      <Alert severity="info" role="status">
        {isKnown
          ? enteredRentEffect({
              from_on,
              rent,
              before,
              currency,
              opened_on,
              today,
              until: nextRentDay(view.rents, from_on),
            })
          : 'Günü ve kirayı yazınca borçlarda neyin değişeceği burada görünür.'}{' '}
        Kiracıya haber verilir; yanlış kaydı sonradan geri alabilirsiniz.
      </Alert>
    </FormDialog>
  )
}
