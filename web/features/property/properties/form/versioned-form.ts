import { useEffect, useEffectEvent, useState } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form'
import { applyServerErrors } from '#web/forms/form.tsx'
import { dropDraft, readDraft, writeDraft } from '#web/forms/form-draft.ts'
import { CallError } from '#web/lib/call.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { useWrite } from '#web/writes/use-write.ts'

interface LoadedVersion<Values> {
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
  /** The values and version that the page shows. */
  seen: LoadedVersion<Values>
  save: (values: Values, version: number) => Promise<{ message: string; version: number }>
  /** The currently stored values. */
  load: () => Promise<LoadedVersion<Values> | null>
  /** The stored values after a save, with the version for the next one. */
  onSaved: (saved: LoadedVersion<Values>) => unknown
}

/**
 * `outdated`: somebody else saved in between. `merged`: their values are in the form; `clashes` are fields changed by
 * both.
 */
export type Conflict =
  | { kind: 'outdated'; message: string }
  | { kind: 'merged'; clashes: [name: string, theirs: unknown][] }

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The fields that the user changed. */
export const changedFields = <Values extends FieldValues>(base: Values, values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, base[name]))) as Partial<Values>

function keepTyped<Values extends FieldValues>(draft: string, base: LoadedVersion<Values>, values: Values): void {
  const typed = changedFields(base.values, values)
  if (Object.keys(typed).length > 0) writeDraft(draft, { version: base.version, typed })
  else dropDraft(draft)
}

/** Fields that both changed to different values. */
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
 * A form for a record that others may change too. Nothing typed is lost, neither by a reload nor by somebody else's
 * earlier save: loading the current state replaces only the fields that the user has not changed.
 */
export function useVersionedForm<Values extends FieldValues>(options: Options<Values>) {
  const { draft, resolver, save, load, onSaved } = options
  const [kept] = useState(() => readDraft<Draft<Values>>(draft))
  const [base, setBase] = useState(options.seen)
  const [failure, setFailure] = useState('')
  const [loading, setLoading] = useState(false)
  // The user should check a draft that is older than somebody else's change.
  const [conflict, setConflict] = useState<Conflict | null>(
    kept.typed && kept.version !== options.seen.version ? { kind: 'merged', clashes: [] } : null,
  )
  const form = useForm<Values>({ resolver, defaultValues: base.values as DefaultValues<Values> })

  useEffect(() => {
    for (const [name, value] of Object.entries(kept.typed ?? {}))
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
  }, [form, kept])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepTyped(draft, base, values as Values),
      }),
    [form, draft, base],
  )

  // Another form on this page may edit the same record; what it saves is not a conflict.
  const { seen } = options
  const follow = useEffectEvent(() => {
    if (seen.version <= base.version || clashesOf(base.values, form.getValues(), seen.values).length > 0) return
    form.reset(seen.values, { keepDirtyValues: true })
    keepTyped(draft, seen, form.getValues())
    setBase(seen)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the version changes
  useEffect(() => follow(), [seen.version])

  const write = useWrite({
    write: ({ values, version }: LoadedVersion<Values>) => save(values, version),
    failure: 'form',
    // A retry after a lost reply would find the version outdated.
    retry: false,
  })
  const send = async (values: Values) => {
    setFailure('')
    await write.run(
      { values, version: base.version },
      {
        done: ({ version }) => {
          dropDraft(draft)
          return onSaved({ values, version })
        },
        refused: (error) => {
          if (error instanceof CallError && error.code === 'changed_meanwhile')
            setConflict({ kind: 'outdated', message: error.message })
          else if (!applyServerErrors(form, error)) setFailure(messageOf(error))
        },
      },
    )
  }
  const submit = form.handleSubmit(send, (errors) => {
    // Fields in another form can be invalid too, in a record older than the current rules.
    const hidden = (Object.values(errors) as FieldError[]).find((error) => !error.ref)
    setFailure(hidden?.message ?? '')
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
