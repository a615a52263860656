import { useForm } from 'react-hook-form'
import { showMonth } from '#domain/kernel/dates.ts'
import { isUnusual } from '#domain/tenancy/rates/tufe.rules.ts'
import { tufeForm } from '#domain/tenancy/rates/tufe.schema.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors } from '#web/forms/form.tsx'
import { PercentField } from '#web/forms/typed-fields.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'
import { useSaveTufe } from './tufe.queries.ts'

interface Props {
  month: string
  /** null creates a new month. */
  percent: number | null
  onClose: () => void
}

export function TufeDialog({ month, percent, onClose }: Props) {
  const save = useSaveTufe(month)
  const form = useForm({
    resolver: zodResolver(tufeForm),
    ...(percent !== null && { defaultValues: { percent } }),
  })
  const confirm = useConfirm()
  const submit = form.handleSubmit(async (input) => {
    if (isUnusual(input.percent)) {
      const sure = await confirm({
        title: `Oran gerçekten %${input.percent.toLocaleString('tr-TR')} mi?`,
        text: `${showMonth(month)} için alışılmadık bir oran. Kira artışlarının üst sınırı bu orandan hesaplanır; TÜİK bülteniyle karşılaştırın.`,
        confirmLabel: 'Evet, kaydet',
      })
      if (!sure) return
    }
    const saved = await save.run(input, {
      refused: (error) => {
        if (!applyServerErrors(form, error)) notify.error(messageOf(error))
      },
    })
    if (saved) onClose()
  })
  const busy = form.formState.isSubmitting
  return (
    <FormDialog
      title={`${showMonth(month)} TÜFE oranı`}
      text="TÜİK’in bu ay için açıkladığı, on iki aylık ortalamalara göre değişim."
      submitLabel="Kaydet"
      maxWidth="xs"
      busy={busy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <PercentField control={form.control} name="percent" label="Oran" required autoFocus autoComplete="off" />
    </FormDialog>
  )
}
