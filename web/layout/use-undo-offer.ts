import { binApi } from '#domain/services/bin/bin.api.ts'
import type { BinRow } from '#domain/services/bin/bin.schema.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { refreshAfterRestore, refreshBin } from '#web/cache/bin.keys.ts'
import { call } from '#web/lib/call.ts'
import { currentUser } from '#web/session/current-user.ts'
import { notify } from '#web/ui/toast.tsx'
import { useWrite } from '#web/writes/use-write.ts'

/** A restored property may be the user's first one, which changes menu and start screen. */
function refreshAll() {
  void currentUser({ fresh: true }).catch(() => null)
  return refreshAfterRestore()
}

/** Rows and toasts may run at the same time. */
export const useRestore = () =>
  useWrite({
    write: ({ id, kind }: Pick<BinRow, 'id'> & { kind?: BinRow['kind'] }) =>
      kind === 'contract' ? call(contractsApi.restore, { params: { id } }) : call(binApi.restore, { params: { id } }),
    stale: refreshAll,
    parallel: true,
    retry: false,
  })

/** For `success` of a deletion: shows the message and offers undo for ten seconds. */
export function useUndoOffer() {
  const { run } = useRestore()
  return ({ message, bin_id }: { message: string; bin_id: string }) => {
    void refreshBin()
    notify.undoable(message, () => run({ id: bin_id }))
    return null
  }
}
