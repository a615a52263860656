import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { suggestionsMessages } from '#domain/property/suggestions/suggestions.messages.ts'
import type { SuggestionView, stateChange } from '#domain/property/suggestions/suggestions.schema.ts'
import { notify } from '#web/ui/toast.tsx'
import { useMoveRequest } from './suggestions.queries.ts'

export type Move = Omit<z.input<typeof stateChange>, 'onceki'>

interface Undoable {
  text: string
  undo: () => void
}

const undoMs = 10_000

/** The state as it was, with what belongs to it: enough to put it back. */
const stateOf = ({ durum, ret_nedeni, maliyet, maliyet_sahibi }: SuggestionView): Move => ({
  durum,
  ret_nedeni,
  maliyet,
  maliyet_sahibi,
})

/**
 * A step that can be taken back for ten seconds. The offer stands in the dialog itself, because whatever lies outside of
 * an open dialog is out of reach for the keyboard; whoever closes it in between finds the offer on the screen behind.
 */
export function useMove(request: SuggestionView, onMoved?: () => void) {
  const [last, setLast] = useState<Undoable | null>(null)
  const open = useRef<Undoable | null>(null)
  useEffect(() => {
    open.current = last
    if (!last) return
    const timer = setTimeout(() => setLast(null), undoMs)
    return () => clearTimeout(timer)
  }, [last])
  useEffect(
    () => () => {
      if (open.current) notify.undoable(open.current.text, open.current.undo)
    },
    [],
  )

  const moving = useMoveRequest(request)
  // Not the same one: the step back may be taken while the page is still being read again.
  const undoing = useMoveRequest(request)
  const undo = (onceki: string) => {
    setLast(null)
    void undoing.run({ ...stateOf(request), onceki })
  }
  const move = (wanted: Move) =>
    moving.run(
      { ...wanted, onceki: request.durum },
      {
        done: () => {
          const { durum } = wanted
          setLast({ text: suggestionsMessages.moved(durum), undo: () => undo(durum) })
          onMoved?.()
        },
      },
    )
  return { move, busy: moving.busy, last }
}
