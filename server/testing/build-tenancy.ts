import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import type { World, WorldProperty } from './access-world.ts'
import { contractFormFor, tenantParty } from './build-contract.ts'
import type { Client } from './client.ts'

interface Parties {
  host: Client
  /** Signed-in clients; the first one is the primary tenant. */
  tenants: (Client & { email: string })[]
  property: { id: string }
  terms?: Partial<ContractForm['terms']>
}

/** Creates a contract through the API, approved by everyone, and so its tenancy. */
export async function agreedTenancy({ host, tenants, property, terms = {} }: Parties) {
  const form = contractFormFor(property.id, {
    tenants: tenants.map(({ email }, at) => tenantParty(email, { is_primary: at === 0 })),
    terms,
  })
  const { id: contract } = (await host.call(contractsApi.create, { body: form })).body
  const params = { id: contract }
  for (const tenant of tenants) await tenant.call(contractsApi.answer, { params, body: { answer: 'approved' } })
  const { tenancy_id } = (await host.call(contractsApi.view, { params })).body.contract
  return { contract, tenancy: tenancy_id! }
}

const kept = new WeakMap<WorldProperty, ReturnType<typeof tenancyAt>>()
/** Cached for each property, for calls that only read or that use up something smaller than a tenancy. */
export function lastingTenancyAt(at: WorldProperty, world: World) {
  const known = kept.get(at) ?? tenancyAt(at, world)
  kept.set(at, known)
  return known
}

/** A running tenancy on one of the access table's properties, with the tenant who is a caller there. */
export async function tenancyAt(at: WorldProperty, { app, people, freshProperty }: World, terms?: Parties['terms']) {
  const property = await freshProperty(at.name)
  const host = at.name === 'foreign' ? people['other host'] : people.owner
  const tenant = { assigned: people.tenant, foreign: people['tenant elsewhere'], unassigned: null }[at.name]
  const made = await agreedTenancy({
    host,
    tenants: [tenant ?? (await app.build.tenant())],
    property,
    // Already begun, because the tests' clock is in November 2026.
    terms: { baslangicTarihi: '2026-01-01', ...terms },
  })
  return { ...made, property: property.id }
}
