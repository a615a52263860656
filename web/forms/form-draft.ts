import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { storageSlot } from '#web/lib/storage.ts'

const slot = storageSlot<unknown>('formDraft')

/** `key`: which form and, where there are several, of which record. */
export const readDraft = <Values>(key: string): Partial<Values> => (slot.read(key) ?? {}) as Partial<Values>
export const writeDraft = (key: string, values: unknown): void => slot.write(values, key)
export const dropDraft = (key: string): void => slot.remove(key)

export function useKeepDraft<Values extends FieldValues, Sent>(
  // biome-ignore lint/suspicious/noExplicitAny: the form's context type is of no interest here
  form: UseFormReturn<Values, any, Sent>,
  key: string,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(key, values),
      }),
    [form, key],
  )
}
