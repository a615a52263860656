import { useState } from 'react'
import type { PropertyCard } from '#domain/property/properties/properties.api.ts'
import { rightsAt } from '#web/session/acting-roles.ts'
import { useCurrentUser } from '#web/session/current-user.ts'

export interface Selection {
  /** Selection is on; without it no checkboxes are shown. */
  isOn: boolean
  start: () => void
  /** Clears the selection and hides the checkboxes. */
  stop: () => void
  ids: string[]
  /** The selectable rows of this page. */
  onPage: string[]
  /** All results are selected, including those beyond this page. */
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
 * Only rows on the screen stay selected, unless all results were selected; a new search or filter clears the selection.
 * So nobody changes rows that they cannot see.
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
