import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type ReplyView, replyForm } from '#domain/community/forum/forum.schema.ts'
import { applyServerErrors, SubmitButton } from '#web/forms/form.tsx'
import { useKeepTyped } from '#web/forms/form-draft.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { useUpdateReply } from './forum.queries.ts'
import { WrittenText } from './WrittenText.tsx'

export function EditReply({ reply, onClose }: { reply: ReplyView; onClose: () => void }) {
  const [stored] = useState({ content: reply.content })
  const form = useForm({ resolver: zodResolver(replyForm), defaultValues: stored })
  const forget = useKeepTyped(form, `forum-reply:${reply.id}`, stored)
  const save = useUpdateReply(reply.id)
  const leave = () => {
    forget()
    onClose()
  }
  const submit = form.handleSubmit(({ content }) =>
    save.run({ content }, { done: leave, refused: (error) => applyServerErrors(form, error) }),
  )
  return (
    <Stack component="form" noValidate onSubmit={submit} aria-label="Yanıtı düzenle" sx={{ gap: 1.5 }}>
      {save.error && <Alert severity="error">{messageOf(save.error)}</Alert>}
      <WrittenText control={form.control} name="content" label="Yanıtınız" minRows={3} autoFocus />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <SubmitButton size="medium" busy={save.busy}>
          Kaydet
        </SubmitButton>
        <Button onClick={leave} disabled={save.busy}>
          Vazgeç
        </Button>
      </Stack>
    </Stack>
  )
}
