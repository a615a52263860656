import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { TextInputProps } from '#web/ui/TextInput.tsx'
import { FormDialog } from './FormDialog.tsx'
import { FormField } from './form.tsx'
import { useDialogForm } from './use-dialog-form.ts'

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
    run: (
      given: { reason: string },
      after: { done: () => void; refused: (error: Error) => unknown },
    ) => Promise<unknown>
  }
  onClose: () => void
}

/** A step with one reason, which usually the other side will read. */
export function ReasonDialog({ schema, draft, field, maxLength, danger = true, focusCancel = false, ...props }: Props) {
  const { title, text, confirmLabel, maxWidth = 'sm', write, onClose } = props
  const { control, dialog } = useDialogForm({
    schema,
    initial: { reason: '' },
    ...(draft && { draft }),
    write,
    onClose,
  })
  return (
    <FormDialog
      title={title}
      text={text}
      submitLabel={confirmLabel}
      danger={danger}
      focusCancel={focusCancel}
      maxWidth={maxWidth}
      {...dialog}
    >
      <FormField
        control={control}
        name="reason"
        label="Neden"
        required
        autoFocus={!focusCancel}
        multiline
        minRows={2}
        maxLength={maxLength}
        {...field}
      />
    </FormDialog>
  )
}
