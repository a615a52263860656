import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { type FormEventHandler, type ReactNode, useId } from 'react'
import { messageOf } from '#web/ui/message-of.ts'
import { useNarrow } from '#web/ui/use-width.ts'
import { SubmitButton } from './form.tsx'

interface Props {
  title: string
  /** What the step does, above the server's error. */
  text?: ReactNode
  submitLabel: string
  cancelLabel?: string
  /** The submit button is red. */
  danger?: boolean
  /** The submit button cannot be pressed. */
  disabled?: boolean
  /** Both buttons are large, for a page that is opened from a link. */
  largeButtons?: boolean
  /** The harmless button has the focus, so that Enter alone never destroys anything. */
  focusCancel?: boolean
  busy: boolean
  /** The server's error, shown above the fields. */
  error?: Error | null
  /** An error shown beside the buttons, for a form whose top may be scrolled out of view. */
  errorBelow?: ReactNode
  maxWidth?: DialogProps['maxWidth']
  /** A long form is full screen on a phone. */
  long?: boolean
  onSubmit: FormEventHandler
  /** Called by the button; discards what was typed. */
  onCancel: () => void
  /**
   * Called by Escape or a tap outside, and keeps what was typed; the same as `onCancel` by default. With null the
   * dialog stays open.
   */
  onClose?: (() => void) | null
  children: ReactNode
}

/** A form in a dialog: title, server error, fields, and the two buttons. */
export function FormDialog({ cancelLabel = 'Vazgeç', maxWidth = 'sm', long = false, ...props }: Props) {
  const {
    title,
    text,
    submitLabel,
    danger = false,
    disabled = false,
    largeButtons = false,
    focusCancel = false,
  } = props
  const { busy, error, errorBelow, onSubmit, onCancel, onClose = onCancel, children } = props
  const heading = useId()
  const narrow = useNarrow()
  const size = largeButtons ? 'large' : 'medium'
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      fullScreen={long && narrow}
      aria-labelledby={heading}
      onClose={busy || !onClose ? undefined : onClose}
    >
      {/* Only the fields scroll; title and buttons stay visible. */}
      <Stack component="form" noValidate onSubmit={onSubmit} sx={{ minHeight: 0, flexGrow: 1 }}>
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {text && <DialogContentText sx={{ overflowWrap: 'anywhere' }}>{text}</DialogContentText>}
            {error && <Alert severity="error">{messageOf(error)}</Alert>}
            {children}
          </Stack>
        </DialogContent>
        {errorBelow && (
          <Alert severity="error" sx={{ mx: 3, mt: 1 }}>
            {errorBelow}
          </Alert>
        )}
        <DialogActions>
          <Button onClick={onCancel} disabled={busy} autoFocus={focusCancel} size={size}>
            {cancelLabel}
          </Button>
          <SubmitButton size={size} color={danger ? 'error' : 'primary'} disabled={disabled} busy={busy}>
            {submitLabel}
          </SubmitButton>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
