import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { z } from 'zod'
import type { CodeChannel } from '#domain/tenancy/agreements/answer-ways.rules.ts'
import type { ContractTerms } from '#domain/tenancy/contracts/contracts.schema.ts'
import type { Wish } from '#domain/tenancy/contracts/wishes.schema.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { readDraft, writeDraft } from '#web/forms/form-draft.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { DecisionCode } from './DecisionCode.tsx'
import type { CodeQuestion } from './link-proof.tsx'
import { emptyWishes, type RevisionValues, revisionResolver, wishesOf } from './revision-form.ts'
import { WishFields } from './WishFields.tsx'

export interface DecisionData {
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
  onDecide: (answering: DecisionData) => Promise<void>
  onClose: () => void
}

const keptWishes = ({ terms, draft }: NonNullable<Props['wishes']>) => ({
  ...emptyWishes(terms),
  ...readDraft<Pick<RevisionValues, 'chosen' | 'wished'>>(draft),
})

/** The final confirmation of an irreversible decision. The typed text survives a failed request. */
export function DecisionDialog(props: Props) {
  const { title, text, confirmLabel, danger = false, note, wishes, code, onDecide, onClose } = props
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
    <FormDialog
      title={title}
      submitLabel={confirmLabel}
      danger={danger}
      largeButtons
      // With a text to write, its field has the focus.
      focusCancel={!note}
      busy={busy}
      errorBelow={decide.isError && `${messageOf(decide.error)}${note?.value ? ' Yazdığınız not duruyor.' : ''}`}
      onSubmit={submit}
      onCancel={onClose}
    >
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
          maxLength={2000}
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
    </FormDialog>
  )
}
