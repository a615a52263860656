import { useEffect } from 'react'
import { takeBackOfferedMs } from '#domain/operations/admin/account-approval.rules.ts'
import { createStore } from '#web/lib/store.ts'
import { useApproveUser, useTakeBack } from './admin.queries.ts'

/** Users approved on this screen and still shown in the waiting list; `open` while the approval can be undone. */
const justApproved = createStore<Readonly<Record<string, 'open' | 'over'>>>({})

const without = (id: string) => justApproved.set(({ [id]: _, ...others }) => others)

export const useJustApproved = (id: string) => justApproved.use((all) => all[id])

/** Approval and its undo, while the row is shown. */
export function useApproval(id: string) {
  const approval = useApproveUser(id)
  const back = useTakeBack(id)
  const state = useJustApproved(id)
  useEffect(() => () => without(id), [id])
  useEffect(() => {
    if (state !== 'open') return
    const timer = setTimeout(() => justApproved.set((all) => ({ ...all, [id]: 'over' })), takeBackOfferedMs)
    return () => clearTimeout(timer)
  }, [state, id])
  return {
    state,
    busy: approval.busy || back.busy,
    approve: () => approval.run(undefined, { done: () => justApproved.set((all) => ({ ...all, [id]: 'open' })) }),
    takeBack: () => back.run(undefined, { done: () => without(id) }),
  }
}
