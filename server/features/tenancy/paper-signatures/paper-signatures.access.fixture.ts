import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { paperSignaturesApi } from '#domain/tenancy/paper-signatures/paper-signatures.api.ts'
import { type AccessRow, anywhere, onProperty } from '#server/testing/access-table.ts'
import type { World, WorldProperty } from '#server/testing/access-world.ts'
import { guarantorParty } from '#server/testing/build-contract.ts'
import { paperTenancy } from '#server/testing/build-paper-tenancy.ts'
import { mailsTo } from '#server/testing/mailed.ts'

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
    success: async (world) => {
      const { app, people, freshProperty } = world
      const by = await app.build.tenant()
      const made = await paperTenancy({ host: people.owner, property: await freshProperty('unassigned') })
      await made.addAddress(by.email)
      return { by, input: { params: { id: (await made.view()).paper_signatures[0]!.id }, body } }
    },
  }),
  anywhere(paperSignaturesApi.open, withoutLink),
  anywhere(paperSignaturesApi.scan, withoutLink),
  anywhere(paperSignaturesApi.objectByLink, {
    ...withoutLink,
    call: () => ({ params: { token: 'bozuk' }, body }),
    success: async (world) => {
      const { app, people, freshProperty } = world
      const made = await paperTenancy({
        host: people.owner,
        property: await freshProperty('unassigned'),
        guarantor: guarantorParty({ guarantor_email: '' }),
      })
      const guarantor = guarantorParty({ guarantor_email: 'kemal@ornek.test' })
      const named = { ...made.form, guarantor, version: made.version }
      await people.owner.call(contractsApi.update, { params: made.params, body: named })
      const [letter] = await mailsTo(app, 'kemal@ornek.test')
      return { by: app.guest, input: { params: { token: /paper-record\/([\w-]+)/.exec(letter!.text)![1]! }, body } }
    },
  }),
]
