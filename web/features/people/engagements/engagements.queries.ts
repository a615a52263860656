import { queryOptions } from '@tanstack/react-query'
import { engagementsApi } from '#domain/people/engagements/engagements.api.ts'
import { engagementKeys } from '#web/cache/engagements.keys.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { call } from '#web/lib/call.ts'
import { currentUser } from '#web/session/current-user.ts'
import { useWrite } from '#web/writes/use-write.ts'

/** Rights are no place for old news: every visit asks again. */
export const ownEngagementsQuery = queryOptions({
  queryKey: engagementKeys.own,
  queryFn: () => call(engagementsApi.list),
  staleTime: 0,
})

/** With an owner more or less everything that is shown changes: menu, lists, what may be done. */
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
    // A second try after a lost answer would find it answered.
    retry: false,
  })
