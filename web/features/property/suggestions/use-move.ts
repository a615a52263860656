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

/** The former state with its fields, enough to restore it. */
const stateOf = ({ durum, ret_nedeni, maliyet, maliyet_sahibi }: SuggestionView): Move => ({
  durum,
  ret_nedeni,
  maliyet,
  maliyet_sahibi,
})

/**
 * A step that can be undone for ten seconds. Undo is offered inside the dialog, because the keyboard cannot reach
 * anything outside an open dialog; if the dialog is closed meanwhile, the offer appears on the screen behind.
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
  // A separate write, because undo must work while the page is still refetching.
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
