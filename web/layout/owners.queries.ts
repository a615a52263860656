import { matchRoute, routes } from '#domain/access/routes.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { forgetLastSeen } from '#web/cache/last-seen.ts'
import { queryClient } from '#web/cache/query-client.ts'
import { goTo, page } from '#web/lib/navigation.ts'
import { opensFor } from '#web/session/acting-roles.ts'
import { activeRole, landingPath, storeUser } from '#web/session/current-user.ts'
import { useSend } from '#web/writes/use-send.ts'

/**
 * The address after the choice: the same screen without the other owner's filter, or the start screen if it is not
 * accessible.
 */
function addressFor(me: CurrentUser): string {
  const { path, query } = page.address()
  const route = matchRoute(path)
  if (route && !opensFor(me, routes[route].guard, activeRole())) return landingPath
  query.delete('owner')
  return query.size > 0 ? `${path}?${query}` : path
}

/** The server stores the choice for this session; all data belongs to another owner, so it is refetched. */
export const useActFor = () =>
  useSend(accountsApi.actFor, {
    stale: (me) => {
      if (!me) return
      storeUser(me)
      forgetLastSeen()
      goTo(addressFor(me), { replace: true })
      return queryClient.resetQueries()
    },
    success: () => null,
  })
