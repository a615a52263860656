import { newId } from '#domain/kernel/ids.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { type AccessRow, anywhere, onProperty } from '#server/testing/access-table.ts'
import { type Caller, groups, type World, type WorldProperty } from '#server/testing/access-world.ts'
import { contractFormFor } from '#server/testing/build-contract.ts'

const draft = () => ({ property_id: null, contract_id: null, step: 0, data: {} })

/** One waiting contract per property, made by its owner. */
async function contractAt(at: WorldProperty, { people }: World): Promise<{ id: string; version: number }> {
  const owner = at.name === 'foreign' ? people['other host'] : people.owner
  const { body } = await owner.call(contractsApi.list, { query: { property: at.id } })
  const id = body.documents[0]?.id ?? (await owner.call(contractsApi.create, { body: contractFormFor(at.id) })).body.id
  return { id, version: (await owner.call(contractsApi.form, { params: { id } })).body.version }
}

/** Tenants of the property who are not in this contract cannot see it. */
const stranger = (caller: Caller) => (caller === 'tenant' || caller === 'tenant elsewhere' ? 404 : 403)

export const wizardAccess: AccessRow[] = [
  anywhere(contractsApi.prefill),
  anywhere(contractsApi.drafts),
  anywhere(contractsApi.saveDraft, { call: () => ({ params: { id: newId() }, body: draft() }) }),
  anywhere(contractsApi.dropDraft, { call: () => ({ params: { id: newId() } }) }),
  anywhere(contractsApi.importTemplate),
  onProperty(contractsApi.import, {
    may: groups.editors,
    refused: () => 404,
    call: async (at, world) => ({
      body: { dryRun: true, rows: [{ Mülk: (await world.freshProperty(at.name)).id, 'Başlangıç tarihi': 'yok' }] },
    }),
    // The check reports a property that the caller may not let as missing.
    means: ({ rows }) => (rows[0]!.problems.some(({ message }) => message.includes('bir mülk yok')) ? 404 : 200),
    success: async ({ people: { owner }, freshProperty }) => {
      const row = {
        Mülk: (await freshProperty('unassigned')).id,
        'Kiracı adı soyadı': 'Mehmet Demir',
        'Kiracı e-posta': 'mehmet@ornek.test',
        'Başlangıç tarihi': '01.03.2026',
        'Aylık kira': 25_000,
        Depozito: 50_000,
      }
      return { by: owner, input: { body: { dryRun: false, rows: [row] } } }
    },
  }),
  onProperty(contractsApi.create, {
    may: groups.editors,
    call: async (at, world) => ({ body: contractFormFor((await world.freshProperty(at.name)).id) }),
  }),
  onProperty(contractsApi.form, {
    may: groups.editors,
    call: async (at, world) => ({ params: { id: (await contractAt(at, world)).id } }),
  }),
  onProperty(contractsApi.update, {
    may: groups.editors,
    refused: stranger,
    call: async (at, world) => {
      const { id, version } = await contractAt(at, world)
      return { params: { id }, body: { ...contractFormFor(at.id), version } }
    },
  }),
]
