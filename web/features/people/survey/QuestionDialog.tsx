import Alert from '@mui/material/Alert'
import { useForm } from 'react-hook-form'
import { upper } from '#domain/kernel/turkish-text.ts'
import {
  optionKeys,
  type QuestionForm,
  type QuestionResult,
  questionForm,
} from '#domain/people/survey/survey.schema.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { dropDraft, readDraft, useKeepDraft } from '#web/forms/form-draft.ts'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'
import { showCount } from './question-results.ts'
import { useSaveQuestion } from './survey-admin.queries.ts'

interface Props {
  /** null adds a question. */
  question: QuestionResult | null
  nextNumber: number
  onClose: () => void
}

const resolve = zodResolver(questionForm)

const emptyForm = (question_id: number): QuestionForm => ({
  question_id,
  question_text: '',
  is_multiple_choice: false,
  option_a: '',
  option_b: '',
  option_c: '',
  option_d: '',
  option_e: '',
})

/** Drops the counts, which the strict form schema rejects. */
const formOf = (question: QuestionResult): QuestionForm => ({
  question_id: question.question_id,
  question_text: question.question_text,
  is_multiple_choice: question.is_multiple_choice,
  option_a: question.option_a,
  option_b: question.option_b,
  option_c: question.option_c,
  option_d: question.option_d,
  option_e: question.option_e,
})

export function QuestionDialog({ question, nextNumber, onClose }: Props) {
  const draft = `question.${question?.id ?? 'new'}`
  const save = useSaveQuestion(question?.id ?? null)
  const form = useForm<QuestionForm>({
    // A number field returns text.
    resolver: (values, context, options) =>
      resolve({ ...values, question_id: Number(values.question_id) }, context, options),
    defaultValues: { ...(question ? formOf(question) : emptyForm(nextNumber)), ...readDraft(draft) },
  })
  useKeepDraft(form, draft)
  const leave = () => {
    dropDraft(draft)
    onClose()
  }
  const submit = form.handleSubmit(async (input) => {
    const saved = await save.run(input, {
      refused: (error) => {
        if (!applyServerErrors(form, error)) notify.error(messageOf(error))
      },
    })
    if (saved) leave()
  })
  const busy = form.formState.isSubmitting

  return (
    <FormDialog
      title={question ? 'Soruyu düzenle' : 'Soru ekle'}
      submitLabel="Kaydet"
      long
      busy={busy}
      onSubmit={submit}
      onCancel={leave}
      onClose={onClose}
    >
      {question && question.people > 0 && (
        <Alert severity="warning">
          Bu soruyu {showCount(question.people)} kişi yanıtladı ve sayımlar korunur. Seçeneklerin anlamını
          değiştirirseniz eski yanıtlar yanlış okunur.
        </Alert>
      )}
      <FormField
        control={form.control}
        name="question_id"
        label="Sıra numarası"
        type="number"
        slotProps={{ htmlInput: { min: 1, max: 10_000, step: 1 } }}
        required
      />
      <FormField
        control={form.control}
        name="question_text"
        label="Soru metni"
        multiline
        minRows={2}
        required
        autoFocus
      />
      <SwitchField control={form.control} name="is_multiple_choice" label="Birden çok seçenek işaretlenebilir" />
      {optionKeys.map((key) => (
        <FormField
          key={key}
          control={form.control}
          name={`option_${key}`}
          label={`Seçenek ${upper(key)}`}
          required={key === 'a' || key === 'b'}
        />
      ))}
    </FormDialog>
  )
}
