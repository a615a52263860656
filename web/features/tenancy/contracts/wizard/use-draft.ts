import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ContractInForm } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import { type DraftState, draftSaver } from './draft-saver.ts'

interface Options {
  id: string
  form: UseFormReturn<ContractInForm, unknown, ContractForm>
  step: number
  renewedFrom: string | null
  onNamed: () => void
}

/** Saves when typing pauses and at every step. */
export function useDraft({ id, form, step, renewedFrom, onNamed }: Options) {
  const [state, setState] = useState<DraftState>('new')
  const [saver] = useState(() => draftSaver(id, setState))
  const keep = (at: number, now: boolean) => {
    saver.keep({ form: form.getValues(), renewed_from: renewedFrom, step: at }, { now })
    if (state === 'new') onNamed()
  }
  const typed = useEffectEvent(() => keep(step, false))
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // Without a name, the event is the form's own reset, not typing.
          if (name) typed()
        },
      }),
    [form],
  )
  // Leaving for another screen still saves the draft.
  useEffect(() => () => saver.flush(), [saver])
  return {
    state,
    keep: (at: number) => keep(at, true),
    flush: saver.flush,
    stop: saver.stop,
    resume: saver.resume,
    forget: saver.forget,
  }
}
