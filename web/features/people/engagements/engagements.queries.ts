import { engagementsApi } from '#domain/people/engagements/engagements.api.ts'
import { engagementKeys } from '#web/cache/engagements.keys.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { call } from '#web/lib/call.ts'
import { currentUser } from '#web/session/current-user.ts'
import { useWrite } from '#web/writes/use-write.ts'

/** Rights must be current, so every visit refetches. */
export const ownEngagementsQuery = queryOf(engagementsApi.list, { key: engagementKeys.own, staleTime: 0 })

/** With another owner almost everything changes: menu, lists and rights. */
async function refreshAll() {
  await currentUser({ fresh: true }).catch(() => null)
  await queryClient.invalidateQueries()
}

export type Answer = 'accept' | 'decline' | 'leave'

export const useAnswer = (id: string) =>
  useWrite({
    write: (answer: Answer) => call(engagementsApi[answer], { params: { id } }),
    key: engagementKeys.answer(id),
    stale: refreshAll,
    // A retry after a lost reply would be refused as already answered.
    retry: false,
  })
