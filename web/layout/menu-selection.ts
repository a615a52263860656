import { type MenuItem, selectedItem } from '#domain/access/menu.ts'
import { breadcrumbs, matchRoute } from '#domain/access/routes.ts'

/** A screen without its own entry belongs to the nearest parent with one, in the end to the start screen. */
export function itemAbove(menu: readonly { children: readonly MenuItem[] }[], path: string): MenuItem | null {
  const route = matchRoute(path)
  const above = route ? breadcrumbs(route).filter((step) => step !== '/dashboard') : []
  return [path, ...above.reverse()].map((step) => selectedItem(menu, step)).find((item) => item !== null) ?? null
}
