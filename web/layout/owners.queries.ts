import type { ChosenOwner } from '#domain/access/engagements.ts'
import { accountsApi } from '#domain/accounts/accounts.api.ts'
import { forgetLastSeen } from '#web/cache/last-seen.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { call } from '#web/lib/call.ts'
import { storeUser } from '#web/session/current-user.ts'
import { useWrite } from '#web/writes/use-write.ts'

/** The server remembers it for this session; everything that is shown belongs to the other side and is asked anew. */
export const useActFor = () =>
  useWrite({
    write: (owner: ChosenOwner) => call(accountsApi.actFor, { body: { owner } }),
    stale: (me) => {
      if (!me) return
      storeUser(me)
      forgetLastSeen()
      return queryClient.resetQueries()
    },
    success: () => null,
  })
