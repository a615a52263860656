import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { applyServerErrors } from '#web/forms/form.tsx'
import { dropDraft, readDraft, writeDraft } from '#web/forms/form-draft.ts'
import { CallError } from '#web/lib/call.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { useWrite } from '#web/writes/use-write.ts'

interface Seen<Values> {
  values: Values
  version: number
}

interface Draft<Values> {
  version: number
  typed: Partial<Values>
}

interface Options<Values extends FieldValues> {
  draft: string
  resolver: Resolver<Values>
  /** What the page shows, and the version of it. */
  seen: Seen<Values>
  save: (values: Values, version: number) => Promise<{ message: string }>
  /** What is stored now. */
  load: () => Promise<Seen<Values> | null>
  onSaved: () => unknown
}

/** `outdated`: somebody else saved in between. `merged`: their values are in, and these fields were changed by both. */
export type Conflict =
  | { kind: 'outdated'; message: string }
  | { kind: 'merged'; clashes: [name: string, theirs: unknown][] }

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The fields that the person touched. */
export const typedOver = <Values extends FieldValues>(base: Values, values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, base[name]))) as Partial<Values>

/** Fields that both changed, each its own way. */
export const clashesOf = <Values extends FieldValues>(
  base: Values,
  mine: Values,
  theirs: Values,
): [string, unknown][] =>
  Object.keys(theirs)
    .filter(
      (name) => !same(theirs[name], base[name]) && !same(mine[name], base[name]) && !same(mine[name], theirs[name]),
    )
    .map((name) => [name, theirs[name]])

/**
 * A form on something that others may change too. Nothing typed is lost: neither to a reload nor to somebody who was
 * faster. Loading the present state takes over only what the person has not touched.
 */
export function useVersionedForm<Values extends FieldValues>(options: Options<Values>) {
  const { draft, resolver, save, load, onSaved } = options
  const [kept] = useState(() => readDraft<Draft<Values>>(draft))
  const [base, setBase] = useState(options.seen)
  const [failure, setFailure] = useState('')
  const [loading, setLoading] = useState(false)
  // A draft from before somebody else's change is worth a second look.
  const [conflict, setConflict] = useState<Conflict | null>(
    kept.typed && kept.version !== options.seen.version ? { kind: 'merged', clashes: [] } : null,
  )
  const form = useForm<Values>({ resolver, defaultValues: base.values as DefaultValues<Values> })

  useEffect(() => {
    for (const [name, value] of Object.entries(kept.typed ?? {}))
      form.setValue(name as never, value as never, { shouldDirty: true })
  }, [form, kept])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const typed = typedOver(base.values, values as Values)
          if (Object.keys(typed).length > 0) writeDraft(draft, { version: base.version, typed })
          else dropDraft(draft)
        },
      }),
    [form, draft, base],
  )

  const write = useWrite({
    write: ({ values, version }: Seen<Values>) => save(values, version),
    failure: 'form',
    // A second try after a lost answer would find the version gone.
    retry: false,
  })
  const submit = form.handleSubmit(async (values) => {
    setFailure('')
    await write.run(
      { values, version: base.version },
      {
        done: () => {
          dropDraft(draft)
          return onSaved()
        },
        refused: (error) => {
          if (error instanceof CallError && error.code === 'changed_meanwhile')
            setConflict({ kind: 'outdated', message: error.message })
          else if (!applyServerErrors(form, error)) setFailure(messageOf(error))
        },
      },
    )
  })

  const loadCurrent = async () => {
    setLoading(true)
    setFailure('')
    try {
      const current = await load()
      if (!current) return
      setConflict({ kind: 'merged', clashes: clashesOf(base.values, form.getValues(), current.values) })
      form.reset(current.values, { keepDirtyValues: true, keepErrors: false })
      setBase(current)
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      setLoading(false)
    }
  }

  const cancel = (close: () => void) => {
    dropDraft(draft)
    close()
  }
  return { form, submit, cancel, conflict, failure, loading, loadCurrent, busy: form.formState.isSubmitting }
}
