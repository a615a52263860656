import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent, { type DialogContentProps } from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useNarrow } from '#web/ui/use-width.ts'

interface Props {
  title: ReactNode
  open?: boolean
  maxWidth?: 'xs' | 'sm' | 'md'
  /** A long one is full screen on a phone. */
  long?: boolean
  /** While something is under way, the dialog stays open. */
  busy?: boolean
  /** Instead of the button that closes it. */
  actions?: ReactNode
  content?: Pick<DialogContentProps, 'sx' | 'tabIndex'>
  onClose: (event: object, reason?: 'backdropClick' | 'escapeKeyDown') => void
  children: ReactNode
}

/** A dialog with a title and buttons; one with a form is a `FormDialog`. */
export function TitledDialog({ title, open = true, maxWidth = 'sm', long = false, busy = false, ...props }: Props) {
  const { actions, content, onClose, children } = props
  const heading = useId()
  const narrow = useNarrow()
  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth={maxWidth}
      fullScreen={long && narrow}
      aria-labelledby={heading}
      onClose={busy ? undefined : onClose}
    >
      <DialogTitle id={heading} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent {...content}>{children}</DialogContent>
      <DialogActions>{actions ?? <Button onClick={onClose}>Kapat</Button>}</DialogActions>
    </Dialog>
  )
}
