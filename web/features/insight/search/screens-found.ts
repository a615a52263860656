import type { ActiveRole } from '#domain/access/roles.ts'
import { type RoutePath, routes, signedInRoutes } from '#domain/access/routes.ts'
import { markWords } from '#domain/insight/search/search.rules.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { opensFor } from '#web/session/acting-roles.ts'

/** Addresses without a record that are in no menu. */
const unlisted: readonly RoutePath[] = ['/typography', '/dashboard-optimized']
const most = 3

export interface ScreenFound {
  path: RoutePath
  title: string
}

/** Screens of the product by name that this user may open; found without a request. */
export function screensFound(me: CurrentUser, role: ActiveRole | null, words: readonly string[]): ScreenFound[] {
  if (words.length === 0) return []
  return signedInRoutes
    .filter((path) => !path.includes('$') && !routes[path].testPage && !unlisted.includes(path))
    .filter((path) => words.every((word) => markWords(routes[path].title, [word]).some(({ found }) => found)))
    .filter((path) => opensFor(me, routes[path].guard, role))
    .map((path) => ({ path, title: routes[path].title }))
    .sort((a, b) => Number(fold(b.title).startsWith(words[0]!)) - Number(fold(a.title).startsWith(words[0]!)))
    .slice(0, most)
}
