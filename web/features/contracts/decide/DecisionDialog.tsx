import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { CodeChannel } from '#domain/contracts/decision-ways.rules.ts'
import { FormField } from '#web/forms/form.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { DecisionCode } from './DecisionCode.tsx'
import type { CodeQuestion } from './link-proof.tsx'

export interface Answering {
  note: string
  code?: string
}

const answer = z.object({ note: z.string().trim(), code: z.string() })
const answerWithNote = answer.extend({
  note: answer.shape.note.min(1, 'Neyin düzeltilmesini istediğinizi kısaca yazın.'),
})

interface Props {
  title: string
  text: ReactNode
  confirmLabel: string
  danger?: boolean
  /** Asks for a text too; `required` for a decision that means nothing without it. */
  note?: { label: string; required: boolean; value: string; onChange: (note: string) => void }
  /** Asks for a code first: where it goes, and how it is sent. */
  code?: CodeQuestion
  onDecide: (answering: Answering) => Promise<void>
  onClose: () => void
}

/** The last question before a decision that cannot be taken back. What was typed stays whatever happens to the call. */
export function DecisionDialog({ title, text, confirmLabel, danger = false, note, code, onDecide, onClose }: Props) {
  const id = useId()
  const form = useForm({
    resolver: zodResolver(note?.required ? answerWithNote : answer),
    defaultValues: { note: note?.value ?? '', code: '' },
  })
  // One try only: after a lost answer a second one would find the link used.
  const decide = useMutation({ mutationFn: onDecide, retry: false })
  const [timesSent, setTimesSent] = useState(0)
  const send = useMutation({
    mutationFn: async (channel: CodeChannel) => code?.send(channel),
    onSuccess: () => setTimesSent((times) => times + 1),
    retry: false,
  })
  const busy = decide.isPending || decide.isSuccess

  const submit = form.handleSubmit((given) => {
    if (!busy) decide.mutate({ note: given.note, ...(code && { code: given.code }) })
  })

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : onClose} aria-labelledby={`${id}-title`}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Typography component="div">{text}</Typography>
            {note && (
              <FormField
                control={form.control}
                name="note"
                label={note.label}
                multiline
                minRows={3}
                maxRows={8}
                autoFocus
                required={note.required}
                slotProps={{ htmlInput: { maxLength: 2000 } }}
                onChange={(event) => note.onChange(event.target.value)}
              />
            )}
            {code && (
              <DecisionCode
                control={form.control}
                to={code.to}
                handed={code.handed}
                sending={send.isPending}
                sent={{
                  times: timesSent,
                  message: send.data?.message ?? '',
                  problem: send.isError ? messageOf(send.error) : '',
                }}
                onSend={send.mutate}
              />
            )}
            {decide.isError && (
              <Alert severity="error">
                {messageOf(decide.error)}
                {note?.value && ' Yazdığınız not duruyor.'}
              </Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          {/* The harmless answer has the focus, unless there is something to write. */}
          <Button onClick={onClose} disabled={busy} autoFocus={!note} size="large">
            Vazgeç
          </Button>
          <Button type="submit" variant="contained" size="large" color={danger ? 'error' : 'primary'} loading={busy}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
