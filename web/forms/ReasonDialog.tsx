import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { TextInputProps } from '#web/ui/TextInput.tsx'
import { FormDialog } from './FormDialog.tsx'
import { applyServerErrors, FormField } from './form.tsx'
import { dropDraft, readDraft, useKeepDraft } from './form-draft.ts'

interface Props {
  title: string
  text?: ReactNode
  confirmLabel: string
  /** The server's rules for the reason. */
  schema: z.ZodType<{ reason: string }, { reason: string }>
  /** The storage key of the draft; without one, closing discards what was typed. */
  draft?: string
  /** What this field has differently: its label, its length, a hint. */
  field?: Omit<TextInputProps, 'name' | 'value' | 'error'>
  maxLength?: number
  danger?: boolean
  maxWidth?: 'xs' | 'sm'
  /** The harmless button has the focus, not the field. */
  focusCancel?: boolean
  write: {
    busy: boolean
    error: Error | null
    run: (reason: string, after: { done: () => void; refused: (error: Error) => unknown }) => Promise<unknown>
  }
  onClose: () => void
}

/** A step with one reason, which usually the other side will read. */
export function ReasonDialog({ schema, draft, field, maxLength, danger = true, focusCancel = false, ...props }: Props) {
  const { title, text, confirmLabel, maxWidth = 'sm', write, onClose } = props
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { reason: '', ...(draft && readDraft<{ reason: string }>(draft)) },
  })
  useKeepDraft(form, draft)
  const leave = () => {
    if (draft) dropDraft(draft)
    onClose()
  }
  const submit = form.handleSubmit(({ reason }) =>
    write.run(reason, { done: leave, refused: (error) => applyServerErrors(form, error) }),
  )
  return (
    <FormDialog
      title={title}
      text={text}
      submitLabel={confirmLabel}
      danger={danger}
      focusCancel={focusCancel}
      maxWidth={maxWidth}
      busy={write.busy}
      error={write.error}
      onSubmit={submit}
      onCancel={leave}
      onClose={onClose}
    >
      <FormField
        control={form.control}
        name="reason"
        label="Neden"
        required
        autoFocus={!focusCancel}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength } }}
        {...field}
      />
    </FormDialog>
  )
}
