import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { suggestionsMessages } from '#domain/suggestions/suggestions.messages.ts'
import type { SuggestionView, stateChange } from '#domain/suggestions/suggestions.schema.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'
import { moveRequest, refreshRequests } from './suggestions.queries.ts'

export type Move = Omit<z.input<typeof stateChange>, 'onceki'>

/** The state as it was, with what belongs to it: enough to put it back. */
const stateOf = ({ durum, ret_nedeni, maliyet, maliyet_sahibi }: SuggestionView): Move => ({
  ...{ durum, ret_nedeni, maliyet, maliyet_sahibi },
})

/** A step that can be taken back for ten seconds. */
export function useMove(request: SuggestionView, onMoved?: () => void) {
  const { id, property_id } = request
  const undo = async (onceki: string) => {
    try {
      await moveRequest(id, { ...stateOf(request), onceki })
      notify.success('Karar geri alındı.')
    } catch (error) {
      notify.error(messageOf(error))
    }
    await refreshRequests(property_id)
  }
  const { mutate, isPending } = useMutation({
    mutationFn: (move: Move) => moveRequest(id, { ...move, onceki: request.durum }),
    retry: false,
    onSuccess: (_, { durum }) => {
      notify.undoable(suggestionsMessages.moved(durum), () => undo(durum))
      onMoved?.()
    },
    onError: (error) => notify.error(messageOf(error)),
    // The usual reason for a refusal is a screen that is out of date.
    onSettled: () => refreshRequests(property_id),
  })
  return { move: mutate, busy: isPending }
}
