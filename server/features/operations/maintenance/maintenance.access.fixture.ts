import { newId } from '#domain/kernel/ids.ts'
import { maintenanceApi } from '#domain/operations/maintenance/maintenance.api.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'

export const maintenanceAccess: AccessRow[] = [
  anywhere(maintenanceApi.preview, { call: () => ({ body: { operation: 'sync' } }) }),
  // An unknown property, so that nothing is deleted; a 404 proves that access was granted.
  anywhere(maintenanceApi.run, {
    call: () => ({ body: { operation: 'delete', property: newId(), title: 'Yok' } }),
    through: 404,
  }),
  anywhere(maintenanceApi.runs),
  anywhere(maintenanceApi.lookup),
]
