import { useState } from 'react'
import { storage } from '#web/lib/local-cache.ts'

export type PropertyListView = 'cards' | 'table'
const key = 'anahtar.propertyView'

/** How the person last looked at the list; kept on this device. */
export function usePropertyListView() {
  const [view, setView] = useState<PropertyListView>(() => (storage()?.getItem(key) === 'table' ? 'table' : 'cards'))
  const choose = (next: PropertyListView) => {
    setView(next)
    try {
      storage()?.setItem(key, next)
    } catch {
      // A full storage only costs the memory of the choice.
    }
  }
  return [view, choose] as const
}
