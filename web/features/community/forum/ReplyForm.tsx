import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { replyForm } from '#domain/community/forum/forum.schema.ts'
import { newId } from '#domain/kernel/ids.ts'
import { applyServerErrors, SubmitButton } from '#web/forms/form.tsx'
import { useKeepTyped } from '#web/forms/form-draft.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { useReply } from './forum.queries.ts'
import { WrittenText } from './WrittenText.tsx'

interface Props {
  post: string
  parent: string | null
  /** A quotation, or empty. */
  start: string
  label: string
  onSent: (id: string) => unknown
  /** Missing for the form below the post, which is always shown. */
  onCancel?: () => void
}

export function ReplyForm({ post, parent, start, label, onSent, onCancel }: Props) {
  // Created with the form, so that a retry after a lost reply does not create a second reply.
  const [id, setId] = useState(() => newId())
  const [empty] = useState({ content: start })
  const form = useForm({ resolver: zodResolver(replyForm), defaultValues: empty })
  // A quotation has its own draft, so that it never replaces an answer begun earlier.
  const forget = useKeepTyped(form, `forum-reply:${post}:${parent ?? ''}:${start && 'quote'}`, empty)
  const reply = useReply(post)
  const sent = () => {
    forget()
    form.reset({ content: '' })
    setId(newId())
    return onSent(id)
  }
  const submit = form.handleSubmit(({ content }) =>
    reply.run(
      { id, content, parent_reply_id: parent },
      { done: sent, refused: (error) => applyServerErrors(form, error) },
    ),
  )
  const cancel = () => {
    forget()
    onCancel?.()
  }
  return (
    <Stack component="form" noValidate onSubmit={submit} aria-label={label} sx={{ gap: 1.5, mt: 1, maxWidth: 860 }}>
      {reply.error && <Alert severity="error">{messageOf(reply.error)} Yazdıklarınız duruyor.</Alert>}
      <WrittenText control={form.control} name="content" label={label} minRows={3} autoFocus={parent !== null} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <SubmitButton size="medium" busy={reply.busy}>
          Yanıtla
        </SubmitButton>
        {onCancel && (
          <Button onClick={cancel} disabled={reply.busy}>
            Vazgeç
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
