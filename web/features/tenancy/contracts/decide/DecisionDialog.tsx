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
import { type ReactNode, useEffect, useId, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { z } from 'zod'
import type { ContractTerms } from '#domain/tenancy/contracts/contracts.schema.ts'
import type { CodeChannel } from '#domain/tenancy/contracts/decision-ways.rules.ts'
import type { Wish } from '#domain/tenancy/contracts/wishes.schema.ts'
import { FormField } from '#web/forms/form.tsx'
import { readDraft, writeDraft } from '#web/forms/form-draft.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { DecisionCode } from './DecisionCode.tsx'
import type { CodeQuestion } from './link-proof.tsx'
import { emptyWishes, type RevisionValues, revisionResolver, wishesOf } from './revision-form.ts'
import { WishFields } from './WishFields.tsx'

export interface Answering {
  note: string
  code?: string
  /** The changes asked for, with a refusal. */
  wishes?: Wish[]
}

const answer = z.object({ note: z.string().trim(), code: z.string() })

interface Props {
  title: string
  text: ReactNode
  confirmLabel: string
  danger?: boolean
  /** Also asks for a text. */
  note?: { label: string; value: string; onChange: (note: string) => void }
  /** Asks which terms should change and to what; a term or a text is then required. `draft` is the storage key. */
  wishes?: { terms: ContractTerms; draft: string }
  /** First asks for a code: its recipient, and how it is sent. */
  code?: CodeQuestion
  onDecide: (answering: Answering) => Promise<void>
  onClose: () => void
}

const keptWishes = ({ terms, draft }: NonNullable<Props['wishes']>) => ({
  ...emptyWishes(terms),
  ...readDraft<Pick<RevisionValues, 'chosen' | 'wished'>>(draft),
})

/** The final confirmation of an irreversible decision. The typed text survives a failed request. */
export function DecisionDialog(props: Props) {
  const { title, text, confirmLabel, danger = false, note, wishes, code, onDecide, onClose } = props
  const id = useId()
  const form = useForm<RevisionValues>({
    resolver: wishes ? revisionResolver : (zodResolver(answer) as unknown as Resolver<RevisionValues>),
    defaultValues: { note: note?.value ?? '', code: '', ...(wishes && keptWishes(wishes)) },
  })
  const draft = wishes?.draft
  useEffect(() => {
    if (!draft) return
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: { chosen, wished } }) => writeDraft(draft, { chosen, wished }),
    })
  }, [form, draft])
  // Not retried, because after a lost reply the link would already be used.
  const decide = useMutation({ mutationFn: onDecide, retry: false })
  const [timesSent, setTimesSent] = useState(0)
  const send = useMutation({
    mutationFn: async (channel: CodeChannel) => code?.send(channel),
    onSuccess: () => setTimesSent((times) => times + 1),
    retry: false,
  })
  const busy = decide.isPending || decide.isSuccess

  const submit = form.handleSubmit((given) => {
    if (busy) return
    decide.mutate({
      note: given.note,
      ...(code && { code: given.code }),
      ...(wishes && { wishes: wishesOf(form.getValues()) }),
    })
  })

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : onClose} aria-labelledby={`${id}-title`}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Typography component="div">{text}</Typography>
            {wishes && <WishFields form={form} terms={wishes.terms} />}
            {note && (
              <FormField
                control={form.control}
                name="note"
                label={note.label}
                multiline
                minRows={3}
                maxRows={8}
                // With terms to choose from, the keyboard would hide them.
                autoFocus={!wishes}
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
          {/* The harmless button has the focus, unless there is a text to write. */}
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
