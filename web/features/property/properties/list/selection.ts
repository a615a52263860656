import { useState } from 'react'
import type { PropertyCard } from '#domain/property/properties/properties.api.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { rightsAt } from '#web/session/hats.ts'

export interface Selection {
  /** Rows can be chosen: the person said so, and nobody else is bothered with boxes. */
  isOn: boolean
  start: () => void
  /** Lets everything go and puts the boxes away. */
  stop: () => void
  ids: string[]
  /** Those on this page that can be chosen. */
  onPage: string[]
  /** Chosen with everything else that matches, beyond this page. */
  isBeyondPage: boolean
  has: (id: string) => boolean
  toggle: (id: string) => void
  set: (ids: string[], options?: { beyondPage?: boolean }) => void
  canSelect: (property: PropertyCard) => boolean
}

interface Chosen {
  ids: ReadonlySet<string>
  beyondPage: boolean
  list: string
}

/**
 * Chosen rows that are still on the screen; a row that left the page is no longer chosen, unless everything that matches
 * was. Another search or filter begins anew: nobody changes what they cannot see any more.
 */
export function useSelection(shown: PropertyCard[], list: string): Selection {
  const me = useCurrentUser()
  const [isOn, setOn] = useState(false)
  const [chosen, setChosen] = useState<Chosen>({ ids: new Set(), beyondPage: false, list })
  const canSelect = (property: PropertyCard) => me !== null && rightsAt(me, property).edit
  const onPage = shown.filter(canSelect).map(({ id }) => id)
  const current = chosen.list === list ? chosen.ids : new Set<string>()
  const isBeyondPage = chosen.list === list && chosen.beyondPage
  const ids = isBeyondPage ? [...current] : onPage.filter((id) => current.has(id))
  const set = (next: string[], { beyondPage = false } = {}) => setChosen({ ids: new Set(next), beyondPage, list })
  return {
    isOn: isOn && onPage.length > 0,
    start: () => setOn(true),
    stop: () => {
      set([])
      setOn(false)
    },
    ids,
    onPage,
    isBeyondPage,
    has: (id) => ids.includes(id),
    toggle: (id) =>
      set(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id], { beyondPage: isBeyondPage }),
    set,
    canSelect,
  }
}
