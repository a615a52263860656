import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { newTicketReply, type TicketDetail } from '#domain/community/tickets/tickets.schema.ts'
import { newId } from '#domain/kernel/ids.ts'
import { refreshTickets } from '#web/cache/tickets.keys.ts'
import { FormField } from '#web/forms/form.tsx'
import { useKeepTyped } from '#web/forms/form-draft.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { AttachmentPicker } from './AttachmentPicker.tsx'
import { CannedAnswerMenu } from './CannedAnswerMenu.tsx'
import { useReply } from './tickets.queries.ts'
import { useAttachments } from './use-attachments.ts'

/** The text survives a reload and a lost session, and is sent once however often the button is pressed. */
export function ReplyForm({ ticket, me }: { ticket: TicketDetail; me: string }) {
  // The id belongs to the reply, so that a retry after a lost reply does not create a second one.
  const [empty, setEmpty] = useState(() => ({ id: newId(), text: '' }))
  const form = useForm({ resolver: zodResolver(newTicketReply), defaultValues: empty })
  const forget = useKeepTyped(form, `ticketReply.${me}.${ticket.id}`, empty)
  const tray = useAttachments()
  const reply = useReply(ticket.id)
  /** Id of the saved reply, while some of its files are not uploaded yet. */
  const [kept, setKept] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const busy = form.formState.isSubmitting

  // The link in the notification mail ends with #yanit, so the answer field gets the focus.
  useEffect(() => {
    if (window.location.hash === '#yanit') form.setFocus('text')
  }, [form])

  const begin = () => {
    const next = { id: newId(), text: '' }
    setKept(null)
    tray.empty()
    setEmpty(next)
    form.reset(next)
    forget()
  }
  const sendFiles = async (id: string) => {
    const failed = await tray.sendAll({ id: ticket.id, reply: id })
    await refreshTickets()
    if (failed === 0) return begin()
    setProblem(
      `Yanıtınız gönderildi, ancak ${failed} dosya yüklenemedi. Yalnızca onları yeniden gönderin ya da çıkarın.`,
    )
  }
  const send = form.handleSubmit(async ({ text }) => {
    setProblem('')
    if (kept) return sendFiles(kept)
    const id = form.getValues('id') ?? newId()
    const sent = await reply.run({ id, text }, { refused: (error) => setProblem(messageOf(error)) })
    if (!sent) return
    setKept(id)
    await sendFiles(id)
  })
  const insert = (text: string) => {
    const typed = form.getValues('text').trimEnd()
    form.setValue('id', newId())
    form.setValue('text', typed ? `${typed}\n\n${text}` : text, { shouldDirty: true, shouldValidate: true })
    form.setFocus('text')
  }
  return (
    <Stack component="form" noValidate onSubmit={send} sx={{ gap: 2 }}>
      {problem && <Alert severity={kept ? 'warning' : 'error'}>{problem}</Alert>}
      <FormField
        control={form.control}
        name="text"
        label={ticket.can.manage ? 'Yanıtınız' : 'İletiniz'}
        multiline
        minRows={3}
        maxRows={16}
        disabled={kept !== null}
        onChange={() => form.setValue('id', newId())}
        maxLength={5000}
      />
      <AttachmentPicker tray={tray} busy={busy} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={busy} startIcon={<Send size={18} aria-hidden />}>
          {kept ? 'Dosyaları yeniden gönder' : 'Gönder'}
        </Button>
        {ticket.can.manage && !kept && <CannedAnswerMenu answers={ticket.answers} onChoose={insert} />}
      </Stack>
    </Stack>
  )
}
