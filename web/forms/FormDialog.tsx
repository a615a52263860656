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
  /** The refusal; it stands above the fields. */
  error: Error | null
  maxWidth?: DialogProps['maxWidth']
  /** A long form takes the whole of a phone. */
  long?: boolean
  onSubmit: FormEventHandler
  /** By the button, which lets go of what was typed. */
  onCancel: () => void
  /** By Escape or a tap beside it, which lets go of nothing; without one it is the same as the button. */
  onClose?: () => void
  children: ReactNode
}

/** A form in a dialog: its title, what the server refused, the fields, and the two ways out. */
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
      {/* The fields scroll between the title and the buttons, which stay in sight. */}
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
