import { useState } from 'react'
import { type CannedAnswer, newCannedAnswer } from '#domain/community/tickets/tickets.schema.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { useKeepAnswer } from './tickets.queries.ts'

const answerForm = newCannedAnswer.omit({ id: true })

/** Null creates a new one. */
export function CannedAnswerDialog({ answer, onClose }: { answer: CannedAnswer | null; onClose: () => void }) {
  const [stored] = useState({ title: answer?.title ?? '', text: answer?.text ?? '' })
  const sending = useKeepAnswer()
  const { control, dialog } = useDialogForm({
    schema: answerForm,
    initial: stored,
    draft: `cannedAnswer.${answer?.id ?? 'new'}`,
    keepChanges: true,
    write: {
      ...sending,
      run: (input, after) => sending.run({ ...input, ...(answer && { id: answer.id }) }, after),
    },
    onClose,
  })
  return (
    <FormDialog title={answer ? 'Hazır yanıtı düzenle' : 'Hazır yanıt ekle'} submitLabel="Kaydet" {...dialog} long>
      <FormField control={control} name="title" label="Kısa adı" helperText="Listede bu ad görünür." />
      <FormField control={control} name="text" label="Metin" multiline minRows={4} maxRows={14} />
    </FormDialog>
  )
}
