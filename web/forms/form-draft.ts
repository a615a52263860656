import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const nameOf = (key: string) => `anahtar.draft.${key}`

/** Session storage: the text outlives a reload and an expired session, but not the tab. */
export function readDraft<Values>(key: string): Partial<Values> {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(key)) ?? '{}')
  } catch {
    return {}
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(nameOf(key))
  } catch {
    // Without storage there is no draft to drop.
  }
}

export function writeDraft(key: string, values: unknown): void {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(values))
  } catch {
    // A full or forbidden storage only costs the draft.
  }
}

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
