import { newId } from '#domain/kernel/ids.ts'
import { maintenanceApi } from '#domain/operations/maintenance/maintenance.api.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'

export const maintenanceAccess: AccessRow[] = [
  anywhere(maintenanceApi.preview, { call: () => ({ body: { operation: 'sync' } }) }),
  // A place that does not exist: nobody in the table loses anything, and getting so far is enough.
  anywhere(maintenanceApi.run, {
    call: () => ({ body: { operation: 'delete', property: newId(), title: 'Yok' } }),
    through: 404,
  }),
  anywhere(maintenanceApi.runs),
  anywhere(maintenanceApi.lookup),
]
