import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ticketsMessages } from '#domain/community/tickets/tickets.messages.ts'
import {
  feedbackCategory,
  type TicketForm,
  ticketCategories,
  ticketForm,
  ticketPriorities,
} from '#domain/community/tickets/tickets.schema.ts'
import { newId } from '#domain/kernel/ids.ts'
import { refreshTickets } from '#web/cache/tickets.keys.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { dropDraft, readDraft, writeDraft } from '#web/forms/form-draft.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { CallError } from '#web/lib/call.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'
import { AttachmentPicker } from './AttachmentPicker.tsx'
import { DiagnosticsConsent } from './DiagnosticsConsent.tsx'
import { currentDiagnostics } from './diagnostics.ts'
import { useCreateTicket } from './tickets.queries.ts'
import { useAttachments } from './use-attachments.ts'

type TicketFormValues = z.input<typeof ticketForm>
type Draft = TicketForm & { id: string }

const texts = {
  talep: {
    title: 'Yeni destek talebi',
    subject: 'Konu',
    subjectHelp: 'Örneğin: Dekont yüklenmiyor',
    body: 'Ne oldu, ne bekliyordunuz?',
    sent: ticketsMessages.created,
  },
  'geri-bildirim': {
    title: 'Geri bildirim',
    subject: 'Neyle ilgili?',
    subjectHelp: 'Örneğin: Ödemeler ekranı',
    body: 'Ne düşünüyorsunuz? Neyi değiştirelim?',
    sent: ticketsMessages.feedbackSent,
  },
} as const

interface Props {
  kind: keyof typeof texts
  user: string
  onClose: () => void
}

/** A question to the support or feedback; both become a ticket. */
export function NewTicketDialog({ kind, user, onClose }: Props) {
  const words = texts[kind]
  const isFeedback = kind === 'geri-bildirim'
  const key = `ticket.${kind}.${user}`
  // The id is part of the draft, so that a retry after a lost reply does not create a second ticket.
  const [draft] = useState((): Draft => {
    const category = isFeedback ? feedbackCategory : 'Soru'
    return { id: newId(), subject: '', body: '', priority: 'Normal', category, ...readDraft<Draft>(key) }
  })
  const { id, ...values } = draft
  const form = useForm<TicketFormValues, unknown, TicketForm>({
    resolver: zodResolver(ticketForm),
    defaultValues: values,
  })
  const [agreed, setAgreed] = useState(false)
  const [problem, setProblem] = useState('')
  const [sent, setSent] = useState(false)
  const tray = useAttachments()
  const create = useCreateTicket()
  const busy = form.formState.isSubmitting

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: typed, name }) => {
          if (name) writeDraft(key, { ...typed, id })
        },
      }),
    [form, key, id],
  )

  const refused = (error: Error) => {
    // A ticket with this id already exists, so what is typed from now on needs a new draft.
    if (error instanceof CallError && error.code === 'already_sent') dropDraft(key)
    if (!applyServerErrors(form, error)) setProblem(`${messageOf(error)} Yazdıklarınız duruyor.`)
  }
  const submit = form.handleSubmit(async (input) => {
    setProblem('')
    if (!sent) {
      const situation = agreed ? currentDiagnostics() : null
      if (!(await create.run({ ...input, id, situation }, { refused }))) return
      setSent(true)
      dropDraft(key)
    }
    const failed = await tray.sendAll({ id })
    void refreshTickets()
    if (failed > 0)
      return setProblem(
        `Yazdıklarınız gönderildi, ancak ${failed} dosya yüklenemedi. Yalnızca onları yeniden gönderin.`,
      )
    notify.success(words.sent)
    onClose()
  })
  const cancel = () => {
    dropDraft(key)
    onClose()
  }

  return (
    <FormDialog
      title={words.title}
      submitLabel={sent ? 'Dosyaları yeniden gönder' : 'Gönder'}
      cancelLabel={sent ? 'Kapat' : 'Vazgeç'}
      busy={busy}
      error={null}
      long
      onSubmit={submit}
      onCancel={cancel}
      onClose={onClose}
    >
      {problem && <Alert severity={sent ? 'warning' : 'error'}>{problem}</Alert>}
      {!isFeedback && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <ChoiceField<TicketFormValues, TicketForm>
            control={form.control}
            name="category"
            label="Talep türü"
            options={ticketCategories.filter((category) => category !== feedbackCategory)}
          />
          <ChoiceField<TicketFormValues, TicketForm>
            control={form.control}
            name="priority"
            label="Öncelik"
            options={ticketPriorities}
          />
        </Box>
      )}
      <FormField<TicketFormValues, TicketForm>
        control={form.control}
        name="subject"
        label={words.subject}
        required
        helperText={words.subjectHelp}
        maxLength={120}
      />
      <FormField<TicketFormValues, TicketForm>
        control={form.control}
        name="body"
        label={words.body}
        required
        multiline
        minRows={4}
        maxRows={14}
        maxLength={5000}
      />
      <AttachmentPicker tray={tray} busy={busy} />
      {!sent && <DiagnosticsConsent agreed={agreed} onChange={setAgreed} />}
    </FormDialog>
  )
}
