import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { showMonth } from '#domain/kernel/dates.ts'
import { isUnusual } from '#domain/tenancy/rates/tufe.rules.ts'
import { tufeForm } from '#domain/tenancy/rates/tufe.schema.ts'
import { applyServerErrors, SubmitButton } from '#web/forms/form.tsx'
import { PercentField } from '#web/forms/typed-fields.tsx'
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
  const title = useId()
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
    const saved = await save.run(input.percent, {
      refused: (error) => {
        if (!applyServerErrors(form, error)) notify.error(messageOf(error))
      },
    })
    if (saved) onClose()
  })
  const busy = form.formState.isSubmitting
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title} onClose={busy ? undefined : onClose}>
      <Stack component="form" noValidate onSubmit={submit}>
        <DialogTitle id={title}>{showMonth(month)} TÜFE oranı</DialogTitle>
        <DialogContent>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            TÜİK’in bu ay için açıkladığı, on iki aylık ortalamalara göre değişim.
          </Typography>
          <PercentField control={form.control} name="percent" label="Oran" required autoFocus autoComplete="off" />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            Vazgeç
          </Button>
          <SubmitButton busy={busy}>Kaydet</SubmitButton>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
