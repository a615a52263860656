import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { lineToIgnore } from '#domain/money/bank-statements/bank-statements.schema.ts'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { useIgnoreLine } from './bank-statements.queries.ts'

const usual = ['Kirayla ilgisi yok', 'Ödeme elle kaydedilmişti', 'Aynı hareket başka dosyada var']

export function IgnoreDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const title = useId()
  const form = useForm({ resolver: zodResolver(lineToIgnore), defaultValues: { reason: '' } })
  const ignore = useIgnoreLine(id)
  const submit = form.handleSubmit(({ reason }) =>
    ignore.run(reason, { done: onClose, refused: (error) => applyServerErrors(form, error) }),
  )
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={ignore.busy ? undefined : onClose} aria-labelledby={title}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={title}>Hareketi kullanma</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            Hareket hiçbir hesaba işlenmez, nedeniyle birlikte kenarda durur ve geri alınabilir.
          </DialogContentText>
          {ignore.error && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {messageOf(ignore.error)}
            </Alert>
          )}
          <Stack direction="row" sx={{ gap: 1, mb: 2, flexWrap: 'wrap' }}>
            {usual.map((reason) => (
              <Chip
                key={reason}
                clickable
                component="button"
                type="button"
                variant="outlined"
                label={reason}
                onClick={() => form.setValue('reason', reason, { shouldValidate: true })}
                sx={{ minHeight: 36 }}
              />
            ))}
          </Stack>
          <FormField
            control={form.control}
            name="reason"
            label="Neden"
            required
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={ignore.busy}>
            Vazgeç
          </Button>
          <SubmitButton size="medium" busy={ignore.busy}>
            Kenara ayır
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
