import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useEffect, useId } from 'react'
import { createStore } from '#web/lib/store.ts'

export interface Question {
  title: string
  /** The consequence, and whether it can be undone. */
  text: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  danger?: boolean
}

interface ConfirmDialogProps extends Question {
  open: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel = 'Onayla',
  cancelLabel = 'Vazgeç',
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div">
          {text}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        {/* The harmless button has the focus, so that Enter alone never destroys anything. */}
        <Button onClick={onCancel} disabled={busy} autoFocus>
          {cancelLabel}
        </Button>
        <Button variant="contained" color={danger ? 'error' : 'primary'} onClick={onConfirm} loading={busy}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The last question stays after its answer, while the dialog fades out. */
const asked = createStore<{ question: Question; open: boolean; answer: (yes: boolean) => void } | null>(null)

function confirm(question: Question): Promise<boolean> {
  settle(false)
  return new Promise((resolve) => asked.set({ question, open: true, answer: resolve }))
}

function settle(yes: boolean) {
  const now = asked.get()
  if (!now?.open) return
  asked.set({ ...now, open: false })
  now.answer(yes)
}

/** `const confirm = useConfirm()`, then `if (await confirm({ title, text })) …`. The shells render the dialog. */
export const useConfirm = () => confirm

/** Rendered once per shell. */
export function Confirmations() {
  const now = asked.use()
  useEffect(
    () => () => {
      settle(false)
      asked.set(null)
    },
    [],
  )
  if (!now) return null
  return (
    <ConfirmDialog {...now.question} open={now.open} onConfirm={() => settle(true)} onCancel={() => settle(false)} />
  )
}
