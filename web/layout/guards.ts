import { redirect } from '@tanstack/react-router'
import { accessApi } from '#domain/access/access.api.ts'
import { type Guard, isActive } from '#domain/access/guards.ts'
import { type RoutePath, routes } from '#domain/access/routes.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { call } from '#web/lib/call.ts'
import { publicConfig } from '#web/lib/public-config.ts'
import { activeRole, currentUser } from '#web/session/current-user.ts'
import { opensFor } from '#web/session/hats.ts'
import { endRegistration, registrationInProgress } from '#web/session/registration-progress.ts'
import { rememberReturnPath } from '#web/session/return-path.ts'

type Wanted = { href: string }

/** Throws the redirect that keeps a person from a screen; returns when they may see it. */
export async function guardRoute(path: RoutePath, wanted: Wanted): Promise<void> {
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
    // Without a session there is no account whose survey could be waiting.
    if (path === '/register') endRegistration()
    return
  }
  if (path === '/register' && registrationInProgress()) return
  throw redirect({ to: '/dashboard', replace: true })
}

/** `/`: one address per screen (AMB-13). */
export async function guardStart(): Promise<never> {
  throw redirect({ to: (await sessionOrNull()) ? '/dashboard' : '/home', replace: true })
}

/** A user who cannot be read is a guest here: /login is where they can do something about it (AMB-37). */
const sessionOrNull = (): Promise<CurrentUser | null> => currentUser().catch(() => null)

/** A refused guard has no error text (ERR-02), also when the network is to blame. */
const toNotFound = () => redirect({ to: '/404', replace: true })

/** The roles here may be minutes old; the server knows. */
const serverAllows = (guard: Exclude<Guard, 'public' | 'guest-only'>): Promise<boolean> =>
  call(accessApi.check, { query: { guard } }).then(
    ({ allowed }) => allowed,
    () => false,
  )
