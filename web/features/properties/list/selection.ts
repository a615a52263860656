import { useState } from 'react'
import { rightsOn } from '#domain/access/property-rights.ts'
import type { PropertyCard } from '#domain/properties/properties.api.ts'
import { useCurrentUser } from '#web/session/current-user.ts'

export interface Selection {
  ids: string[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  set: (ids: string[]) => void
  canSelect: (property: PropertyCard) => boolean
}

/** Chosen rows that are still on the screen; a row that left the page is no longer chosen. */
export function useSelection(shown: PropertyCard[]): Selection {
  const me = useCurrentUser()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const canSelect = (property: PropertyCard) => me !== null && rightsOn(property.relation, me.user).edit
  const ids = shown.filter((property) => chosen.has(property.id) && canSelect(property)).map(({ id }) => id)
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id) => setChosen(new Set(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])),
    set: (next) => setChosen(new Set(next)),
    canSelect,
  }
}
