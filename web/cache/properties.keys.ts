import type { PropertyFilter } from '#domain/property/properties/properties.schema.ts'
import { refreshDashboard } from './dashboard.keys.ts'
import { queryClient } from './query-client.ts'

const all = ['properties'] as const
const lists = [...all, 'list'] as const
const detail = (id: string) => [...all, 'detail', id] as const

/** Keys stand below the features: whatever hangs on a property can say that the property changed. */
export const propertyKeys = {
  lists,
  list: (filter: PropertyFilter) => [...lists, filter] as const,
  buildings: [...lists, 'buildings'] as const,
  deletion: (id: string) => [...all, 'deletion', id] as const,
  bulkDeletion: (ids: string[], confirmed: boolean) => [...all, 'bulkDeletion', ids, confirmed] as const,
  detail,
  /** Below the detail: refreshing one refreshes the other. */
  history: (id: string) => [...detail(id), 'history'] as const,
}

export async function refreshAllProperties(): Promise<void> {
  void refreshDashboard()
  await queryClient.invalidateQueries({ queryKey: all })
}

/** After a change that the list shows; a page of the property that is open is not the list's business. */
export async function refreshPropertyLists(): Promise<void> {
  void refreshDashboard()
  await queryClient.invalidateQueries({ queryKey: propertyKeys.lists })
}

/** Something on the property's page changed that no list shows. */
export const refreshPropertyDetail = (id: string) =>
  queryClient.invalidateQueries({ queryKey: propertyKeys.detail(id) })

/** After a change to the property or anything that hangs on it; the lists show parts of it too. */
export async function refreshProperty(id: string): Promise<void> {
  void refreshPropertyLists()
  await refreshPropertyDetail(id)
}
