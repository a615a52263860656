import DialogContentText from '@mui/material/DialogContentText'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { showDate } from '#domain/kernel/dates.ts'
import { type EndingView, endingChange } from '#domain/tenancy/endings/endings.schema.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { FactList } from '#web/ui/FactList.tsx'
import { useProposeChange } from './endings.queries.ts'

interface Props {
  view: EndingView
  ending: NonNullable<EndingView['ending']>
  /** Another date, or no ending at all. */
  to: 'day' | 'nothing'
  onClose: () => void
}

/** A half-typed date counts as none. */
const readDay = (day: string | null) => z.iso.date().safeParse(day).success && showDate(day as string)

/** An agreed ending can be changed only with both sides' consent. */
export function ChangeDialog({ view, ending, to, onClose }: Props) {
  const { control, dialog } = useDialogForm({
    schema: endingChange,
    initial: { ends_on: to === 'day' ? '' : null, reason: '' },
    draft: `ending.change.${ending.id}.${to}`,
    fixed: { instead_of: ending.ends_on },
    write: useProposeChange(ending.id),
    onClose,
  })
  const was = showDate(ending.ends_on)
  const day = useWatch({ control, name: 'ends_on' })
  return (
    <FormDialog
      title={to === 'day' ? 'Başka bir gün öner' : 'Vazgeçmeyi öner'}
      submitLabel="Öneriyi gönder"
      cancelLabel="Kapat"
      {...dialog}
      onCancel={onClose}
    >
      <DialogContentText>
        {`Karşı taraf onaylayana kadar anlaşılan ${was} günü geçerli kalır.`}
        {to === 'nothing' && ' Onaylarsa sona erdirme kalkar ve kiracılık sürer.'}
      </DialogContentText>
      {to === 'day' && <DateField control={control} name="ends_on" label="Önerdiğiniz son gün" required />}
      <FormField control={control} name="reason" label="Açıklama" multiline minRows={2} maxLength={2000} />
      <FactList
        facts={[
          ['Kime', view.side === 'tenant' ? view.owner_name : view.tenant_names.join(', ')],
          [
            'Gönderilecek öneri',
            to === 'nothing' ? 'Sona erdirmeden vazgeçilmesi' : readDay(day) && `${was} yerine ${readDay(day)}`,
          ],
        ]}
      />
    </FormDialog>
  )
}
