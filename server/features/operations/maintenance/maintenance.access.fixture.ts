import { newId } from '#domain/kernel/ids.ts'
import { maintenanceApi } from '#domain/operations/maintenance/maintenance.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { type AccessRow, anywhere } from '#server/testing/access-table.ts'

export const maintenanceAccess: AccessRow[] = [
  anywhere(maintenanceApi.preview, { call: () => ({ body: { operation: 'sync' } }) }),
  // An unknown property, so that nothing is deleted; a 404 proves that access was granted.
  anywhere(maintenanceApi.run, {
    call: () => ({ body: { operation: 'delete', property: newId(), title: 'Yok' } }),
    through: 404,
    success: async ({ people: { owner, admin } }) => {
      const { id } = (await owner.call(propertiesApi.create, { body: { baslik: 'Moda Dairesi' } })).body
      return { by: admin, input: { body: { operation: 'delete', property: id, title: 'Moda Dairesi' } } }
    },
  }),
  anywhere(maintenanceApi.runs),
  anywhere(maintenanceApi.lookup),
]
