import { fixturesApi } from '#domain/property/fixtures/fixtures.api.ts'
import { binApi } from '#domain/services/bin/bin.api.ts'
import { type AccessRow, anywhere, onProperty } from '#server/testing/access-table.ts'
import { groups } from '#server/testing/access-world.ts'

export const binAccess: AccessRow[] = [
  anywhere(binApi.list),
  // Removed items are in the owner's bin; nobody else sees them.
  onProperty(binApi.restore, {
    may: groups.owners,
    refused: () => 404,
    call: async (at, { people }) => {
      const owner = at.name === 'foreign' ? people['other host'] : people.owner
      const { bin_id } = (await owner.call(fixturesApi.remove, { params: { id: await at.fixture() } })).body
      return { params: { id: bin_id } }
    },
  }),
  onProperty(binApi.restoreMany, {
    may: groups.owners,
    refused: () => 404,
    call: async (at, { people }) => {
      const owner = at.name === 'foreign' ? people['other host'] : people.owner
      const { bin_id } = (await owner.call(fixturesApi.remove, { params: { id: await at.fixture() } })).body
      return { body: { ids: [bin_id] } }
    },
  }),
]
