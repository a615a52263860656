import { redirect } from '@tanstack/react-router'
import { accessApi } from '#domain/access/access.api.ts'
import { type Guard, isActive } from '#domain/access/guards.ts'
import { type RoutePath, routes } from '#domain/access/routes.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { call } from '#web/lib/call.ts'
import { publicConfig } from '#web/lib/public-config.ts'
import { opensFor } from '#web/session/acting-roles.ts'
import { activeRole, currentUser } from '#web/session/current-user.ts'
import { endRegistration, registrationInProgress } from '#web/session/registration-progress.ts'
import { rememberReturnPath } from '#web/session/return-path.ts'

type WantedAddress = { href: string }

/** Throws a redirect when the user may not see the screen; returns otherwise. */
export async function guardRoute(path: RoutePath, wanted: WantedAddress): Promise<void> {
  const { guard, testPage } = routes[path]
  if (testPage && !publicConfig.testPages) throw toNotFound()
  if (guard === 'public') return
  if (guard === 'guest-only') return onlyGuests(path)
  const me = await sessionOrNull()
  if (!me) {
    rememberReturnPath(wanted.href)
    throw redirect({ to: '/login', replace: true })
  }
  // The shell shows the pending screen at this address (ACC-55).
  if (!isActive(me.user.is_active)) return
  if (opensFor(me, guard, activeRole())) return
  if (!(await serverAllows(guard))) throw toNotFound()
}

async function onlyGuests(path: RoutePath): Promise<void> {
  if (!(await sessionOrNull())) {
    // Without a session there is no account, so no survey can be open.
    if (path === '/register') endRegistration()
    return
  }
  if (path === '/register' && registrationInProgress()) return
  throw redirect({ to: '/dashboard', replace: true })
}

/** `/` redirects, so that each screen has one address (AMB-13). */
export async function guardStart(): Promise<never> {
  throw redirect({ to: (await sessionOrNull()) ? '/dashboard' : '/home', replace: true })
}

/** A user that cannot be read counts as a guest here, because /login offers the next step (AMB-37). */
const sessionOrNull = (): Promise<CurrentUser | null> => currentUser().catch(() => null)

/** A refused guard shows no error text (ERR-02), even after a network failure. */
const toNotFound = () => redirect({ to: '/404', replace: true })

/** The cached roles may be minutes old, so the server is asked. */
const serverAllows = (guard: Exclude<Guard, 'public' | 'guest-only'>): Promise<boolean> =>
  call(accessApi.check, { query: { guard } }).then(
    ({ allowed }) => allowed,
    () => false,
  )
