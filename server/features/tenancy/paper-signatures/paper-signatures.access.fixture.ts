import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { paperSignaturesApi } from '#domain/tenancy/paper-signatures/paper-signatures.api.ts'
import { type AccessRow, anywhere, onProperty } from '#server/testing/access-table.ts'
import type { World, WorldProperty } from '#server/testing/access-world.ts'
import { paperTenancy } from '#server/testing/build-paper-tenancy.ts'

/** Only the link decides, not the session: without a valid one everyone gets the same reply. */
const withoutLink = { through: 404, call: () => ({ params: { token: 'bozuk' } }) }

const hostAt = (at: WorldProperty, { people }: World) => (at.name === 'foreign' ? people['other host'] : people.owner)
const kept = new WeakMap<WorldProperty, Promise<string>>()

/** The signer is none of the callers, so it is treated as missing for all, including the owner. */
function signatureAt(at: WorldProperty, world: World): Promise<string> {
  const made =
    kept.get(at) ??
    (async () => {
      const host = hostAt(at, world)
      const { params } = await paperTenancy({ host, property: await world.freshProperty(at.name) })
      return (await host.call(contractsApi.view, { params })).body.paper_signatures[0]!.id
    })()
  kept.set(at, made)
  return made
}
const body = { reason: 'Böyle bir kâğıt imzalamadım.' }

export const paperSignaturesAccess: AccessRow[] = [
  onProperty(paperSignaturesApi.object, {
    may: [],
    refused: () => 404 as 403,
    call: async (at, world) => ({ params: { id: await signatureAt(at, world) }, body }),
  }),
  anywhere(paperSignaturesApi.open, withoutLink),
  anywhere(paperSignaturesApi.scan, withoutLink),
  anywhere(paperSignaturesApi.objectByLink, { ...withoutLink, call: () => ({ params: { token: 'bozuk' }, body }) }),
]
