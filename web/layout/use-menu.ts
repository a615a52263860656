import { useEffect, useState } from 'react'
import { type MenuGroup, type MenuItem, menuWithOwnItems, navigationBarItems } from '#domain/access/menu.ts'
import { type AppEventName, listen } from '#web/lib/events.ts'
import { activeRole, knownUser } from '#web/session/current-user.ts'

export interface Menu {
  groups: MenuGroup[]
  /** Shown within reach of the thumb where the menu is closed. */
  bar: MenuItem[]
}

const nothing: Menu = { groups: [], bar: [] }

export function menuNow(): Menu {
  const me = knownUser()
  if (!me) return nothing
  const role = activeRole()
  return { groups: menuWithOwnItems(me.user, role), bar: navigationBarItems(me.user, role) }
}

export const rebuildingEvents = [
  'userDataUpdated',
  'activeRoleChanged',
  'userRoleChanged',
  'menuUpdated',
  'navigationUpdated',
] as const satisfies AppEventName[]

/** Passes on the new menu after each of the five events; if the builder throws, the old menu stays. */
export function watchMenu(show: (menu: Menu) => void, build: () => Menu = menuNow): () => void {
  const rebuild = () => {
    try {
      show(build())
    } catch {
      // Ignored: the user keeps the old menu (NAV-39).
    }
  }
  const offs = rebuildingEvents.map((name) => listen(name, rebuild))
  return () => {
    for (const off of offs) off()
  }
}

export function useMenu(): Menu {
  const [menu, setMenu] = useState(menuNow)
  useEffect(() => watchMenu(setMenu), [])
  return menu
}
