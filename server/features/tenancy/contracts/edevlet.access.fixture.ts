import { edevletApi } from '#domain/tenancy/contracts/edevlet.api.ts'
import { type AccessRow, onProperty } from '#server/testing/access-table.ts'
import { type Caller, groups, type World, type WorldProperty } from '#server/testing/access-world.ts'
import { lastingTenancyAt } from '#server/testing/build-tenancy.ts'

/** Full identity numbers and the deed: for people who write the contract, and the lawyer. */
const may: Caller[] = [...groups.editors, 'lawyer']

const call = async (at: WorldProperty, world: World) => ({
  params: { id: (await lastingTenancyAt(at, world)).contract },
})

export const edevletAccess: AccessRow[] = [
  onProperty(edevletApi.sheet, { may, call }),
  onProperty(edevletApi.pdf, { may, call }),
]
