import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { storageSlot } from '#web/lib/storage.ts'

const slot = storageSlot<unknown>('formDraft')

/** `key`: the form and, where needed, the record. */
export const readDraft = <Values>(key: string): Partial<Values> => (slot.read(key) ?? {}) as Partial<Values>
export const writeDraft = (key: string, values: unknown): void => slot.write(values, key)
export const dropDraft = (key: string): void => slot.remove(key)

export function useKeepDraft<Values extends FieldValues, Sent>(
  // biome-ignore lint/suspicious/noExplicitAny: the form's context type is not used here
  form: UseFormReturn<Values, any, Sent>,
  /** Without a key nothing is kept. */
  key: string | undefined,
): void {
  useEffect(() => {
    if (!key) return
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(key, values) })
  }, [form, key])
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * For a form on a stored record: keeps only the values that differ from `stored`, so that unchanged fields stay
 * current. Returns a function that deletes the draft after the save.
 */
export function useKeepTyped<Values extends FieldValues, Sent>(
  // biome-ignore lint/suspicious/noExplicitAny: the form's context type is not used here
  form: UseFormReturn<Values, any, Sent>,
  /** Without a key nothing is kept. */
  key: string | undefined,
  stored: { [Name in keyof Values]?: Values[Name] | null },
): () => void {
  const keep = useEffectEvent((values: Values) => {
    const typed = Object.entries(values).filter(([name, value]) => !same(value, stored[name]))
    if (!key) return
    if (typed.length > 0) writeDraft(key, Object.fromEntries(typed))
    else dropDraft(key)
  })
  useEffect(() => {
    if (!key) return
    for (const [name, value] of Object.entries(readDraft<Values>(key)))
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
  }, [form, key])
  return () => {
    if (key) dropDraft(key)
  }
}
