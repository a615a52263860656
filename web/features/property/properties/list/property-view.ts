import { useState } from 'react'
import { storageSlot } from '#web/lib/storage.ts'

export type PropertyListView = 'cards' | 'table'
const slot = storageSlot<PropertyListView>('propertyView')

/** The last used view of the list; stored on this device. */
export function usePropertyListView() {
  const [view, setView] = useState<PropertyListView>(() => (slot.read() === 'table' ? 'table' : 'cards'))
  const choose = (next: PropertyListView) => {
    setView(next)
    slot.write(next)
  }
  return [view, choose] as const
}
