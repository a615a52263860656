import { type HandoverData, handoverData } from '#domain/tenancy/handovers/handovers.schema.ts'
import { mergeHandovers } from '#domain/tenancy/handovers/merge-handovers.rules.ts'
import { dropDraft, readDraft, writeDraft } from '#web/forms/form-draft.ts'
import { CallError } from '#web/lib/call.ts'
import { isAnswered } from '#web/lib/missing.ts'
import { readHandover, saveHandover } from './handovers.queries.ts'

export type SaveState = 'saved' | 'saving' | 'failed' | 'unfinished' | 'closed'

interface SavedState {
  version: number
  data: HandoverData
}

interface Tell {
  state: (state: SaveState) => void
  /** Called when another person saved too: the form takes over the merged data. */
  merged: (data: HandoverData) => void
}

const pauseMs = 1000
const retryMs = 10_000
const keyOf = (id: string) => `handover.${id}`

/** Data that has not reached the server, after a reload, a lost connection or an expired session. */
export const unsentHandover = (id: string): Partial<{ base: SavedState; mine: HandoverData }> => readDraft(keyOf(id))

/** One save at a time, and the newest state is always saved; what the server has not confirmed stays on the device. */
export function handoverSaver(id: string, first: SavedState, tell: Tell) {
  let seen = first
  let waiting: HandoverData | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null

  const write = async (mine: HandoverData): Promise<void> => {
    try {
      const { version } = await saveHandover(id, { version: seen.version, data: mine })
      seen = { version, data: mine }
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'handover_changed') throw error
      const theirs = await readHandover(id)
      if (!theirs.may.write) throw error
      const merged = mergeHandovers(seen.data, mine, theirs.data)
      seen = { version: theirs.version, data: theirs.data }
      waiting = waiting ? mergeHandovers(mine, waiting, merged) : null
      tell.merged(waiting ?? merged)
      await write(merged)
    }
  }

  const send = async () => {
    const mine = handoverData.safeParse(waiting)
    // A half-typed number is not saved yet.
    if (!mine.success) return tell.state('unfinished')
    waiting = null
    tell.state('saving')
    try {
      await write(mine.data)
      if (waiting === null) dropDraft(keyOf(id))
      tell.state('saved')
    } catch (error) {
      waiting ??= mine.data
      const closed = isAnswered(error) && error.status !== 429
      tell.state(closed ? 'closed' : 'failed')
      if (!closed) timer = setTimeout(flush, retryMs)
      return
    }
    if (waiting !== null) await send()
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    if (waiting !== null && !running)
      running = send().finally(() => {
        running = null
      })
    return running ?? Promise.resolve()
  }

  return {
    keep(data: HandoverData) {
      waiting = structuredClone(data)
      writeDraft(keyOf(id), { base: seen, mine: waiting })
      clearTimeout(timer)
      timer = setTimeout(flush, pauseMs)
    },
    /** Resolves once everything is saved, or shows why it could not be. */
    async settle(): Promise<number | null> {
      await flush()
      await running
      return waiting === null ? seen.version : null
    },
    flush,
  }
}
