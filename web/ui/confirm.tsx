import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useEffect, useId, useState } from 'react'

export interface Question {
  title: string
  /** What happens, and whether it can be undone. */
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
        {/* The harmless answer has the focus: Enter alone never destroys anything. */}
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

let pending: { question: Question; answer: (yes: boolean) => void } | null = null
let tellHost: () => void = () => {}

function confirm(question: Question): Promise<boolean> {
  pending?.answer(false)
  return new Promise((resolve) => {
    pending = { question, answer: resolve }
    tellHost()
  })
}

/** `const confirm = useConfirm()`, then `if (await confirm({ title, text })) …`. The shells hold the dialog itself. */
export const useConfirm = () => confirm

/** Once per shell. */
export function Confirmations() {
  const [question, setQuestion] = useState<Question | null>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    tellHost = () => {
      setQuestion(pending?.question ?? null)
      setOpen(pending !== null)
    }
    return () => {
      tellHost = () => {}
      settle(false)
    }
  }, [])

  const answer = (yes: boolean) => {
    // The question stays while the dialog fades out.
    setOpen(false)
    settle(yes)
  }
  if (!question) return null
  return <ConfirmDialog {...question} open={open} onConfirm={() => answer(true)} onCancel={() => answer(false)} />
}

function settle(yes: boolean) {
  pending?.answer(yes)
  pending = null
}
