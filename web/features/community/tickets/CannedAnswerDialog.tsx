import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type CannedAnswer, newCannedAnswer } from '#domain/community/tickets/tickets.schema.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { useKeepTyped } from '#web/forms/form-draft.ts'
import { useKeepAnswer } from './tickets.queries.ts'

const answerForm = newCannedAnswer.omit({ id: true })

/** Null creates a new one. */
export function CannedAnswerDialog({ answer, onClose }: { answer: CannedAnswer | null; onClose: () => void }) {
  const [stored] = useState({ title: answer?.title ?? '', text: answer?.text ?? '' })
  const form = useForm({ resolver: zodResolver(answerForm), defaultValues: stored })
  const forget = useKeepTyped(form, `cannedAnswer.${answer?.id ?? 'new'}`, stored)
  const keep = useKeepAnswer()
  const close = () => {
    forget()
    onClose()
  }
  const submit = form.handleSubmit((input) =>
    keep.run(
      { ...input, ...(answer && { id: answer.id }) },
      { done: close, refused: (error) => applyServerErrors(form, error) },
    ),
  )
  return (
    <FormDialog
      title={answer ? 'Hazır yanıtı düzenle' : 'Hazır yanıt ekle'}
      submitLabel="Kaydet"
      busy={keep.busy}
      error={keep.error}
      long
      onSubmit={submit}
      onCancel={close}
      onClose={onClose}
    >
      <FormField control={form.control} name="title" label="Kısa adı" helperText="Listede bu ad görünür." />
      <FormField control={form.control} name="text" label="Metin" multiline minRows={4} maxRows={14} />
    </FormDialog>
  )
}
