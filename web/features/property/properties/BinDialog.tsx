import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { messageOf } from '#web/ui/message-of.ts'

interface Props {
  title: string
  confirmLabel: string
  /** True once the affected records are known and nothing blocks the deletion. */
  ready: boolean
  removal: { busy: boolean; error: Error | null }
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** The confirmation before a record goes into the bin; the children list what goes with it. */
export function BinDialog({ title, confirmLabel, ready, removal, onConfirm, onClose, children }: Props) {
  const id = useId()
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={removal.busy ? undefined : onClose}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {children}
        {removal.error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {messageOf(removal.error)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={removal.busy} autoFocus>
          Vazgeç
        </Button>
        <Button variant="contained" color="error" disabled={!ready} loading={removal.busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
