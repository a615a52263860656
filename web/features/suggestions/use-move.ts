import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { suggestionsMessages } from '#domain/suggestions/suggestions.messages.ts'
import type { SuggestionView, stateChange } from '#domain/suggestions/suggestions.schema.ts'
import { refreshRequests } from '#web/cache/suggestions.keys.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'
import { moveRequest } from './suggestions.queries.ts'

export type Move = Omit<z.input<typeof stateChange>, 'onceki'>

interface Undoable {
  text: string
  undo: () => void
}

const undoMs = 10_000

/** The state as it was, with what belongs to it: enough to put it back. */
const stateOf = ({ durum, ret_nedeni, maliyet, maliyet_sahibi }: SuggestionView): Move => ({
  ...{ durum, ret_nedeni, maliyet, maliyet_sahibi },
})

/**
 * A step that can be taken back for ten seconds. The offer stands in the dialog itself, because whatever lies outside of
 * an open dialog is out of reach for the keyboard; whoever closes it in between finds the offer on the screen behind.
 */
export function useMove(request: SuggestionView, onMoved?: () => void) {
  const { id, property_id } = request
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

  const undo = async (onceki: string) => {
    setLast(null)
    try {
      await moveRequest(id, { ...stateOf(request), onceki })
    } catch (error) {
      notify.error(messageOf(error))
    }
    await refreshRequests(property_id)
  }
  const { mutate, isPending } = useMutation({
    mutationFn: (move: Move) => moveRequest(id, { ...move, onceki: request.durum }),
    retry: false,
    onSuccess: (_, { durum }) => {
      setLast({ text: suggestionsMessages.moved(durum), undo: () => void undo(durum) })
      onMoved?.()
    },
    onError: (error) => notify.error(messageOf(error)),
    // The usual reason for a refusal is a screen that is out of date.
    onSettled: () => refreshRequests(property_id),
  })
  return { move: mutate, busy: isPending, last }
}
