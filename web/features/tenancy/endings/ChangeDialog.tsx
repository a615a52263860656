import { zodResolver } from '@hookform/resolvers/zod'
import DialogContentText from '@mui/material/DialogContentText'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { showDate } from '#domain/kernel/dates.ts'
import { type EndingView, endingChange } from '#domain/tenancy/endings/endings.schema.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { dropDraft, readDraft, useKeepDraft } from '#web/forms/form-draft.ts'
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
  const draft = `ending.change.${ending.id}.${to}`
  const form = useForm({
    resolver: zodResolver(endingChange),
    defaultValues: { ends_on: to === 'day' ? '' : null, reason: '', ...readDraft(draft), instead_of: ending.ends_on },
  })
  useKeepDraft(form, draft)
  const { busy, error, run } = useProposeChange(ending.id)
  const was = showDate(ending.ends_on)
  const leave = () => {
    dropDraft(draft)
    onClose()
  }
  const day = useWatch({ control: form.control, name: 'ends_on' })
  const submit = form.handleSubmit((input) =>
    run(input, { done: leave, refused: (refusal) => applyServerErrors(form, refusal) }),
  )
  return (
    <FormDialog
      title={to === 'day' ? 'Başka bir gün öner' : 'Vazgeçmeyi öner'}
      submitLabel="Öneriyi gönder"
      cancelLabel="Kapat"
      busy={busy}
      error={error}
      onSubmit={submit}
      onCancel={onClose}
    >
      <DialogContentText>
        {`Karşı taraf onaylayana kadar anlaşılan ${was} günü geçerli kalır.`}
        {to === 'nothing' && ' Onaylarsa sona erdirme kalkar ve kiracılık sürer.'}
      </DialogContentText>
      {to === 'day' && <DateField control={form.control} name="ends_on" label="Önerdiğiniz son gün" required />}
      <FormField
        control={form.control}
        name="reason"
        label="Açıklama"
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
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
