import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import type { ContractView } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import { tenantsApi } from '#domain/work/tenants/tenants.api.ts'
import { type AccessRow, onProperty } from '#server/testing/access-table.ts'
import { type Caller, groups, type World, type WorldProperty } from '#server/testing/access-world.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { tenantLink } from './contract-links.ts'
import { approvalById } from './contract-writes.queries.ts'

const { editors, owners } = groups
/** Administrators manage every contract, but with a link in hand they could decide for anyone. */
const linkHolders = editors.filter((caller) => caller !== 'admin')
const soleOwners = owners.filter((caller) => caller !== 'admin')
const tenants: Caller[] = ['tenant', 'tenant elsewhere']

const ownerAt = (at: WorldProperty, { people }: World) => (at.name === 'foreign' ? people['other host'] : people.owner)
/** The unassigned property's tenant is none of the callers. */
const tenantEmail = (at: WorldProperty, { people }: World) =>
  ({ assigned: people.tenant.email, foreign: people['tenant elsewhere'].email, unassigned: 'kiraci@ornek.test' })[
    at.name
  ]

/** A waiting contract on its own property, with the calling tenant's address. */
async function freshContract(
  at: WorldProperty,
  world: World,
  given: { corporate?: true; guarantor?: true; onPaper?: true } = {},
) {
  const owner = ownerAt(at, world)
  const { id: property } = await world.freshProperty(at.name)
  const form: ContractForm = contractFormFor(property, {
    tenants: [tenantParty(given.onPaper ? '' : tenantEmail(at, world), { is_primary: true })],
    guarantor: given.guarantor ? guarantorParty(given.onPaper && { guarantor_email: '' }) : null,
    terms: { is_corporate: given.corporate ?? false },
  })
  const { id } = (await owner.call(contractsApi.create, { body: form })).body
  const { approvals } = (await owner.call(contractsApi.view, { params: { id } })).body
  return { id, approval: approvals[0]!.id, property }
}

type Fresh = Awaited<ReturnType<typeof freshContract>>
type Maker = (at: WorldProperty, world: World) => Promise<Fresh>

/** Reuses the contract until a call uses it up; refused calls leave it unchanged. */
function lasting(make: Maker, isUnused: (view: ContractView) => boolean): Maker {
  const kept = new WeakMap<WorldProperty, Fresh>()
  return async (at, world) => {
    const known = kept.get(at)
    const seen = known && (await ownerAt(at, world).call(contractsApi.view, { params: { id: known.id } }))
    if (known && seen?.status === 200 && isUnused(seen.body)) return known
    const made = await make(at, world)
    kept.set(at, made)
    return made
  }
}
const contractAt = lasting(
  (at, world) => freshContract(at, world, { guarantor: true }),
  () => true,
)
/** One person gets at most three new links an hour. */
const resendable = lasting(
  (at, world) => freshContract(at, world, { guarantor: true }),
  ({ events }) => events.every(({ kind }) => kind !== 'resent'),
)
const untouched = lasting(
  freshContract,
  ({ contract, approvals }) =>
    !contract.cancelled && approvals.every((each) => each.approval_status === 'pending' && each.reminders === 0),
)
/** Its parties have neither mail nor phone, so no caller is one of them. */
const awaitedOnPaper = lasting(
  (at, world) => freshContract(at, world, { guarantor: true, onPaper: true }),
  ({ contract, approvals }) =>
    contract.guarantor_approval_status === 'pending' && approvals.every((each) => each.approval_status === 'pending'),
)
const waitingForSignature = lasting(agreedByAll, ({ contract }) => contract.status === 'waitingforsignature')

const refusedOnce = lasting(
  async (at, world) => answered(await freshContract(at, world), world, { answer: 'rejected', note: 'Kira yüksek' }),
  ({ contract }) => contract.status === 'rejected_by_tenant',
)

async function agreedByAll(at: WorldProperty, world: World) {
  return answered(await freshContract(at, world, { corporate: true }), world, { answer: 'approved' })
}

async function answered(made: Fresh, world: World, body: { answer: 'approved' | 'rejected'; note?: string }) {
  const { id, approval } = made
  const { token_created_at } = (await approvalById(world.app.ctx.db, approval))!
  const params = {
    token: tenantLink.token(world.app.ctx.secrets.tokens, { approvalId: approval, contractId: id }, token_created_at),
  }
  // From its own IP address, because links are limited per address.
  await world.app.client().call(approvalsApi.answer, { params, body })
  return made
}

const byId = async (contract: Promise<Fresh>) => ({ params: { id: (await contract).id } })
const byApproval = async (contract: Promise<Fresh>) => {
  const { id, approval } = await contract
  return { params: { id, approval } }
}
const paper = () => new Blob([new Uint8Array(pdf())], { type: 'application/pdf' })

export const contractsAccess: AccessRow[] = [
  onProperty(contractsApi.list, {
    call: async (at, world) => ({ query: { property: (await contractAt(at, world)).property } }),
    means: ({ total }) => (total > 0 ? 200 : 404),
  }),
  onProperty(contractsApi.properties, {
    call: async (at, world) => ({ query: { selected: (await contractAt(at, world)).property, q: 'yok böyle bir ad' } }),
    means: (found) => (found.length > 0 ? 200 : 404),
  }),
  onProperty(tenantsApi.list, {
    call: async (at, world) => {
      await contractAt(at, world)
      return { query: { q: tenantEmail(at, world) } }
    },
    means: ({ total }) => (total > 0 ? 200 : 404),
  }),
  // Full identity numbers: for people who write the contract, and the lawyer.
  onProperty(contractsApi.identities, {
    may: [...editors, 'lawyer'],
    call: (at, world) => byId(contractAt(at, world)),
  }),
  onProperty(contractsApi.view, { call: (at, world) => byId(contractAt(at, world)) }),
  onProperty(contractsApi.pdf, { call: (at, world) => byId(contractAt(at, world)) }),
  onProperty(contractsApi.guaranteePdf, { call: (at, world) => byId(contractAt(at, world)) }),
]

export const contractChangesAccess: AccessRow[] = [
  // Only the person asked can answer; administrators cannot answer for them.
  onProperty(contractsApi.answer, {
    may: tenants,
    refused: () => 409,
    call: async (at, world) => ({ ...(await byId(untouched(at, world))), body: { answer: 'approved' } }),
  }),
  onProperty(contractsApi.askAgain, { may: editors, call: (at, world) => byId(refusedOnce(at, world)) }),
  onProperty(contractsApi.signOff, { may: owners, call: (at, world) => byId(waitingForSignature(at, world)) }),
  onProperty(contractsApi.cancel, {
    may: editors,
    call: async (at, world) => ({ ...(await byId(untouched(at, world))), body: { reason: 'Vazgeçildi' } }),
  }),
  onProperty(contractsApi.remove, {
    may: [...owners, ...tenants],
    call: (at, world) => byId(untouched(at, world)),
  }),
  onProperty(contractsApi.restore, {
    may: [...owners, ...tenants],
    call: (at, world) => byId(contractAt(at, world)),
  }),
  onProperty(contractsApi.remind, { may: editors, call: (at, world) => byApproval(untouched(at, world)) }),
  onProperty(contractsApi.resend, { may: editors, call: (at, world) => byApproval(resendable(at, world)) }),
  onProperty(contractsApi.link, { may: linkHolders, call: (at, world) => byApproval(contractAt(at, world)) }),
  onProperty(contractsApi.resendGuarantor, { may: editors, call: (at, world) => byId(resendable(at, world)) }),
  onProperty(contractsApi.guarantorLink, { may: linkHolders, call: (at, world) => byId(contractAt(at, world)) }),
  onProperty(contractsApi.uploadGuarantee, {
    may: editors,
    call: async (at, world) => ({ ...(await byId(contractAt(at, world))), file: paper() }),
  }),
  // Only the owner vouches for a paper signature; administrators cannot record it for them.
  onProperty(contractsApi.paper, {
    may: soleOwners,
    refused: (caller) => (tenants.includes(caller) ? 404 : 403),
    call: async (at, world) => ({ ...(await byApproval(awaitedOnPaper(at, world))), file: paper() }),
  }),
  onProperty(contractsApi.guarantorPaper, {
    may: soleOwners,
    refused: (caller) => (tenants.includes(caller) ? 404 : 403),
    call: async (at, world) => ({ ...(await byId(awaitedOnPaper(at, world))), file: paper() }),
  }),
]
