import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { messageOf } from '#web/ui/message-of.ts'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'

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
  return (
    <TitledDialog
      title={title}
      busy={removal.busy}
      actions={
        <>
          <Button onClick={onClose} disabled={removal.busy} autoFocus>
            Vazgeç
          </Button>
          <Button variant="contained" color="error" disabled={!ready} loading={removal.busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
      onClose={onClose}
    >
      {children}
      {removal.error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {messageOf(removal.error)}
        </Alert>
      )}
    </TitledDialog>
  )
}
