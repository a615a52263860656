import type { ContractInForm } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import { dropDraft, readDraft, writeDraft } from '#web/forms/form-draft.ts'
import { saveDraft } from '../contract-form.queries.ts'

export type DraftState = 'new' | 'saving' | 'saved' | 'failed'
export interface DraftContent {
  form: ContractInForm
  renewed_from: string | null
}
interface Snapshot extends DraftContent {
  step: number
}

const pauseMs = 1200
const retryMs = 15_000
const keyOf = (id: string) => `contract.${id}`

/** The draft that the server lacks, after a reload or an expired session. */
export function unsentDraft(id: string): Snapshot | null {
  const kept = readDraft<Snapshot>(keyOf(id))
  return kept.form ? (kept as Snapshot) : null
}

/** One save at a time, and the newest state is always saved; what the server has not confirmed stays in the tab. */
export function draftSaver(id: string, tell: (state: DraftState) => void) {
  let waiting: Snapshot | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let stopped = false

  const send = async () => {
    const snapshot = waiting!
    waiting = null
    tell('saving')
    try {
      const { step, form, renewed_from } = snapshot
      await saveDraft(id, {
        property_id: form.property_id || null,
        contract_id: null,
        step,
        data: { form, renewed_from },
      })
      if (waiting === null) dropDraft(keyOf(id))
      tell('saved')
    } catch {
      waiting ??= snapshot
      tell('failed')
      timer = setTimeout(flush, retryMs)
      return
    }
    if (waiting !== null && !stopped) await send()
  }
  const flush = () => {
    clearTimeout(timer)
    if (stopped || waiting === null || running) return
    running = send().finally(() => {
      running = null
    })
  }

  return {
    keep(snapshot: Snapshot, { now = false } = {}) {
      waiting = structuredClone(snapshot)
      writeDraft(keyOf(id), waiting)
      clearTimeout(timer)
      if (now) flush()
      else timer = setTimeout(flush, pauseMs)
    },
    flush,
    /** Stops before the contract is sent, because a later save would recreate the draft. */
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
    resume() {
      stopped = false
      flush()
    },
    forget() {
      waiting = null
      dropDraft(keyOf(id))
    },
  }
}
