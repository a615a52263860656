import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { papersRefusals } from '#domain/tenancy/papers/papers.messages.ts'
import type { PaperAnswer, PaperItem } from '#domain/tenancy/papers/papers.schema.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { dropDraft, readDraft, useKeepDraft } from '#web/forms/form-draft.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { messageOf } from '#web/ui/message-of.ts'

const form = z
  .object({
    note: z.string().trim().max(2000, 'En fazla 2000 karakter girilebilir'),
    lines: z.array(
      z.object({ key: z.string(), note: z.string().trim().max(500, 'En fazla 500 karakter girilebilir') }),
    ),
  })
  .refine(({ note, lines }) => note || lines.some((line) => line.note), {
    path: ['note'],
    message: papersRefusals.note_missing.message,
  })

interface Props {
  /** The document's hash, under which the draft is stored. */
  hash: string
  items: readonly PaperItem[]
  onDecide: (answer: PaperAnswer) => Promise<unknown>
  onClose: () => void
}

/** Objections to single lines or to the whole. The typed text survives a failed request. */
export function ObjectionDialog({ hash, items, onDecide, onClose }: Props) {
  const key = `paper.${hash}`
  const values = useForm({
    resolver: zodResolver(form),
    defaultValues: {
      note: '',
      lines: items.map((item) => ({ key: item.key, note: '' })),
      ...readDraft<z.output<typeof form>>(key),
    },
  })
  useKeepDraft(values, key)
  const [problem, setProblem] = useState('')
  const [open, setOpen] = useState<readonly string[]>(() =>
    values.getValues('lines').flatMap((line) => (line.note ? [line.key] : [])),
  )
  const { isSubmitting, isSubmitSuccessful } = values.formState
  const submit = values.handleSubmit(async ({ note, lines }) => {
    setProblem('')
    try {
      await onDecide({ answer: 'objected', note, objections: lines.filter((line) => line.note) })
      dropDraft(key)
    } catch (error) {
      setProblem(messageOf(error))
    }
  })
  const busy = isSubmitting || (isSubmitSuccessful && !problem)
  return (
    <FormDialog
      title="Neye itiraz ediyorsunuz?"
      submitLabel="İtirazı gönder"
      long
      largeButtons
      busy={busy}
      errorBelow={problem && `${problem} Yazdıklarınız duruyor.`}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Typography>
        İtirazınız karşı tarafa iletilir. Düzeltilmiş hâli size yeniden sorulur; bu hâliyle onaylamış olmazsınız.
      </Typography>
      {items.length > 0 && (
        <Stack component="ul" spacing={1} aria-label="Satırlar" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {items.map((item, at) => (
            <li key={item.key}>
              {open.includes(item.key) ? (
                <FormField
                  control={values.control}
                  name={`lines.${at}.note`}
                  label={item.label}
                  multiline
                  minRows={2}
                  maxLength={500}
                />
              ) : (
                <Button
                  fullWidth
                  variant="outlined"
                  onClick={() => setOpen([...open, item.key])}
                  sx={{ justifyContent: 'flex-start', textAlign: 'left' }}
                >
                  {item.label}
                </Button>
              )}
            </li>
          ))}
        </Stack>
      )}
      <FormField
        control={values.control}
        name="note"
        label="Genel notunuz"
        multiline
        minRows={3}
        maxRows={8}
        maxLength={2000}
      />
    </FormDialog>
  )
}
