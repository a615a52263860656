import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { applyServerErrors } from './form.tsx'
import { dropDraft, readDraft, useKeepDraft, useKeepTyped } from './form-draft.ts'

interface Write<Input> {
  busy: boolean
  error: Error | null
  run: (input: Input, after: { done: () => void; refused: (error: Error) => unknown }) => Promise<unknown>
}

interface Options<Values extends FieldValues, Sent> {
  schema: z.ZodType<Sent, Values>
  /** An empty number or day is null while the form is being filled in. */
  initial: NoInfer<{ [Name in keyof Values]?: Values[Name] | null }>
  /** The storage key of the draft; without one, closing discards what was typed. */
  draft?: string
  /** For a form on a stored record: only the values that differ from `initial` are kept as a draft. */
  keepChanges?: boolean
  /** The values that a draft never replaces. */
  fixed?: NoInfer<Partial<Values>>
  write: Write<NoInfer<Sent>>
  onClose: () => void
}

/**
 * The form of a dialog that one write sends. `dialog` goes to `FormDialog`: cancelling and a successful write drop the
 * draft, closing keeps it. `send` is for a dialog that asks something before.
 */
export function useDialogForm<Values extends FieldValues, Sent>(options: Options<Values, Sent>) {
  const { schema, initial, draft, keepChanges = false, fixed, onClose } = options
  const { busy, error } = options.write
  const kept = keepChanges ? undefined : draft
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues: { ...initial, ...(kept && readDraft<Values>(kept)), ...fixed } as DefaultValues<Values>,
  })
  useKeepDraft(form, kept)
  useKeepTyped(form, keepChanges ? draft : undefined, initial)
  const leave = () => {
    if (draft) dropDraft(draft)
    onClose()
  }
  const after = { done: leave, refused: (refusal: Error) => applyServerErrors(form, refusal) }
  const send = (values: Sent) => options.write.run(values, after)
  return {
    form,
    control: form.control,
    send,
    dialog: { busy, error, onSubmit: form.handleSubmit(send), onCancel: leave, onClose },
  }
}
