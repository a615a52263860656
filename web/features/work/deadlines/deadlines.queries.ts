import type { ReplyOf } from '#domain/kernel/endpoint.ts'
import { deadlinesApi } from '#domain/work/deadlines/deadlines.api.ts'
import type { DeadlineFilter, DeadlineView } from '#domain/work/deadlines/deadlines.schema.ts'
import { deadlineKeys, refreshDeadlines } from '#web/cache/deadlines.keys.ts'
import { listOf } from '#web/cache/query-of.ts'
import { call } from '#web/lib/call.ts'
import { notify } from '#web/ui/toast.tsx'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

export type DeadlinePage = ReplyOf<typeof deadlinesApi.list>

export const deadlinesQuery = (filter: DeadlineFilter) =>
  listOf(deadlinesApi.list, {
    key: deadlineKeys.list(filter),
    query: filter,
    // Time passes, and others change contracts and documents, so every visit refetches.
    staleTime: 0,
  })

/** Marks a deadline as done, with undo, or puts it back on the list. */
export function useDeadlineMarks() {
  const back = useSend(deadlinesApi.unmark, { stale: refreshDeadlines, parallel: true })
  const done = useWrite({
    write: ({ property, key }: DeadlineView) => call(deadlinesApi.mark, { body: { property, key } }),
    stale: refreshDeadlines,
    success: (reply, { key }) => {
      notify.undoable(reply.message, () => back.run({ key }))
      return null
    },
    parallel: true,
  })
  return { done, back }
}
