import type { PropertyFilter } from '#domain/property/properties/properties.schema.ts'
import { refreshDashboard } from './dashboard.keys.ts'
import { queryClient } from './query-client.ts'

const all = ['properties'] as const
const lists = [...all, 'list'] as const
const detail = (id: string) => [...all, 'detail', id] as const

/** Keys are outside the features, so that any feature with data of a property can refresh that property. */
export const propertyKeys = {
  lists,
  list: (filter: PropertyFilter) => [...lists, filter] as const,
  buildings: [...lists, 'buildings'] as const,
  deletion: (id: string) => [...all, 'deletion', id] as const,
  bulkDeletion: (ids: string[], confirmed: boolean) => [...all, 'bulkDeletion', ids, confirmed] as const,
  detail,
  shares: (id: string) => [...detail(id), 'shares'] as const,
  /** Under the detail key, so that refreshing the detail refreshes the history too. */
  history: (id: string) => [...detail(id), 'history'] as const,
}

export async function refreshAllProperties(): Promise<void> {
  void refreshDashboard()
  await queryClient.invalidateQueries({ queryKey: all })
}

/** After a change that the lists show; the open page of a property is not refetched. */
export async function refreshPropertyLists(): Promise<void> {
  void refreshDashboard()
  await queryClient.invalidateQueries({ queryKey: propertyKeys.lists })
}

/** After a change on the property's page that no list shows. */
export const refreshPropertyDetail = (id: string) =>
  queryClient.invalidateQueries({ queryKey: propertyKeys.detail(id) })

/** After a change to the property or to its related records; the lists show parts of them too. */
export async function refreshProperty(id: string): Promise<void> {
  void refreshPropertyLists()
  await refreshPropertyDetail(id)
}
