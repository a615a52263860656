import { useEffect } from 'react'
import { takeBackOfferedMs } from '#domain/operations/admin/account-approval.rules.ts'
import { createStore } from '#web/lib/store.ts'
import { useApproveUser, useTakeBack } from './admin.queries.ts'

/** Who was approved on this screen and is still shown where they waited; `open` while it can be taken back. */
const justApproved = createStore<Readonly<Record<string, 'open' | 'over'>>>({})

const without = (id: string) => justApproved.set(({ [id]: _, ...others }) => others)

export const useJustApproved = (id: string) => justApproved.use((all) => all[id])

/** Approving and taking it back, for as long as the row stands there. */
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
