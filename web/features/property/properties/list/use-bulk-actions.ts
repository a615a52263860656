import { useState } from 'react'
import type { StaffRow } from '#domain/people/staff/staff.schema.ts'
import type { DeletionResult } from '#domain/property/properties/bulk.api.ts'
import type { SkippedRecord } from '#domain/services/bulk/bulk.schema.ts'
import { notify } from '#web/ui/toast.tsx'
import { useAssign, useRestoreBuildings, useRestoreMany, useSetBuilding } from './bulk.queries.ts'
import type { Selection } from './selection.ts'

/** The bulk actions: each reports its result, offers an undo, and keeps the skipped rows selected. */
export function useBulkActions(selection: Selection) {
  const [refused, setRefused] = useState<SkippedRecord[]>([])
  const building = useSetBuilding()
  const putBack = useRestoreBuildings()
  const assignment = useAssign()
  const restore = useRestoreMany()

  /**
   * Lists the skipped rows and keeps them selected, so that their reasons can be resolved. Without any, the selection
   * ends.
   */
  const settle = (left: SkippedRecord[]) => {
    setRefused(left)
    if (left.length === 0) return selection.stop()
    selection.set(
      left.map(({ id }) => id),
      { beyondPage: selection.isBeyondPage },
    )
  }

  return {
    refused,
    settle,
    busy: building.busy || assignment.busy,
    setBuilding: (bina_id: string | null, onDone?: () => void) =>
      building.run(
        { ids: selection.ids, bina_id },
        {
          done: ({ message, changed, refused: left }) => {
            settle(left)
            onDone?.()
            if (changed.length > 0) notify.undoable(message, () => putBack.run(changed))
            else notify.success(message)
          },
        },
      ),
    assign: (person: Pick<StaffRow, 'id'>, assigned: boolean, onDone: () => void) =>
      assignment.run(
        { person: person.id, ids: selection.ids, assigned },
        {
          done: ({ message, changed, refused: left }) => {
            settle(left)
            onDone()
            const back = () =>
              assignment.run(
                { person: person.id, ids: changed, assigned: !assigned },
                { done: (answer) => notify.success(answer.message) },
              )
            if (changed.length > 0) notify.undoable(message, back)
            else notify.success(message)
          },
        },
      ),
    afterDeletion: ({ message, removed, refused: left }: DeletionResult) => {
      settle(left)
      const binIds = removed.flatMap(({ bin_id }) => (bin_id ? [bin_id] : []))
      if (binIds.length > 0) notify.undoable(message, () => restore.run({ ids: binIds }))
    },
  }
}
