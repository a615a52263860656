import { useWatch } from 'react-hook-form'
import {
  acquiredLabels,
  acquiredWays,
  type ShareList,
  type ShareView,
  shareForm,
} from '#domain/property/shares/shares.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { NumberField } from '#web/forms/typed-fields.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { useSaveShare } from './shares.queries.ts'

interface Props {
  propertyId: string
  /** Null for a new one. */
  share: ShareView | null
  people: ShareList['people']
  onClose: () => void
}

const named = ''

export function ShareDialog({ propertyId, share, people, onClose }: Props) {
  const { id: _, ...stored } = share ?? {
    id: '',
    user_id: people[0]?.id ?? null,
    name: '',
    pay: null,
    payda: null,
    acquired: 'other' as const,
    from_on: null,
    until_on: null,
  }
  const { form, control, dialog } = useDialogForm({
    schema: shareForm,
    initial: stored,
    write: useSaveShare(propertyId, share?.id ?? null),
    onClose,
  })
  const holder = useWatch({ control, name: 'user_id' })
  // A holder whose engagement has ended is not among the people any more.
  const known = share?.user_id && !people.some(({ id }) => id === share.user_id)
  const choices = known ? [...people, { id: share.user_id!, name: share.name }] : people
  return (
    <FormDialog
      title={share ? 'Hisseyi düzelt' : 'Hisse ekle'}
      text="Hisse mülke ait bir bilgidir; kişinin mülkü görüp görmeyeceğini belirlemez. Kalan pay mülk sahibinindir."
      submitLabel="Kaydet"
      {...dialog}
    >
      {choices.length > 0 && (
        <ChoiceField
          control={control}
          name="user_id"
          label="Hissedar"
          options={[...choices.map(({ id }) => id), named]}
          labels={{ [named]: 'Hesabı olmayan biri', ...Object.fromEntries(choices.map(({ id, name }) => [id, name])) }}
          onPick={(value) => form.setValue('user_id', value === named ? null : value)}
        />
      )}
      {holder === null && (
        <FormField control={control} name="name" label="Adı soyadı ya da unvanı" required maxLength={255} />
      )}
      <NumberField control={control} name="pay" label="Pay" required />
      <NumberField control={control} name="payda" label="Payda" required />
      <ChoiceField
        control={control}
        name="acquired"
        label="Nasıl edindi"
        options={acquiredWays}
        labels={acquiredLabels}
      />
      <DateField control={control} name="from_on" label="Başlangıcı" helperText="Boşsa baştan beri" />
      <DateField control={control} name="until_on" label="Son günü" helperText="Satıldıysa ya da devredildiyse" />
    </FormDialog>
  )
}
