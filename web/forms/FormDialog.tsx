import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type FormEventHandler, type ReactNode, useId } from 'react'
import { messageOf } from '#web/ui/message-of.ts'
import { SubmitButton } from './form.tsx'

interface Props {
  title: string
  submitLabel: string
  cancelLabel?: string
  busy: boolean
  /** The server's error, shown above the fields. */
  error: Error | null
  maxWidth?: DialogProps['maxWidth']
  /** A long form is full screen on a phone. */
  long?: boolean
  onSubmit: FormEventHandler
  /** Called by the button; discards what was typed. */
  onCancel: () => void
  /** Called by Escape or a tap outside, and keeps what was typed; the same as `onCancel` by default. */
  onClose?: () => void
  children: ReactNode
}

/** A form in a dialog: title, server error, fields, and the two buttons. */
export function FormDialog({ cancelLabel = 'Vazgeç', maxWidth = 'sm', long = false, ...props }: Props) {
  const { title, submitLabel, busy, error, onSubmit, onCancel, onClose = onCancel, children } = props
  const heading = useId()
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true })
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      fullScreen={long && narrow}
      aria-labelledby={heading}
      onClose={busy ? undefined : onClose}
    >
      {/* Only the fields scroll; title and buttons stay visible. */}
      <Stack component="form" noValidate onSubmit={onSubmit} sx={{ minHeight: 0, flexGrow: 1 }}>
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {error && <Alert severity="error">{messageOf(error)}</Alert>}
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel} disabled={busy}>
            {cancelLabel}
          </Button>
          <SubmitButton size="medium" busy={busy}>
            {submitLabel}
          </SubmitButton>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
