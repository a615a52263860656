import { analyticsApi } from '#domain/insight/analytics/analytics.api.ts'
import { type AccessRow, anywhere, onProperty } from '#server/testing/access-table.ts'
import { type Caller, groups } from '#server/testing/access-world.ts'

const managers = groups.moneyManagers
/** Everyone who may read the owner's money; administrators only see their own properties (AMB-83). */
const readers: Caller[] = [...managers.filter((caller) => caller !== 'admin'), 'lawyer']

export const analyticsAccess: AccessRow[] = [
  onProperty(analyticsApi.view, {
    may: readers,
    refused: () => 404,
    call: (at) => ({ query: { properties: at.id, owner: 'all' } }),
    means: ({ places: properties, choices, unknown }, at) =>
      properties.some(({ id }) => id === at.id) && choices.some(({ id }) => id === at.id) && unknown === 0 ? 200 : 404,
  }),
  // The file's content is covered by analytics.test.ts.
  anywhere(analyticsApi.export, { call: () => ({ query: { format: 'csv' } }) }),
  onProperty(analyticsApi.value, {
    may: managers,
    call: (at) => ({ params: { id: at.id }, body: { amount: 5_000_000_00 } }),
  }),
]
