import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import { contractFormFor, tenantParty } from './build-contract.ts'
import type { Client } from './client.ts'
import { pdf } from './sample-files.ts'

export const signedScan = () => new Blob([new Uint8Array(pdf())], { type: 'application/pdf' })

interface PaperTenancy {
  host: Client
  property: { id: string }
  guarantor?: ContractForm['guarantor']
  terms?: Partial<ContractForm['terms']>
}

/** A running tenancy of a tenant with neither mail nor phone, whose signature the owner recorded on paper. */
export async function paperTenancy({ host, property, guarantor = null, terms = {} }: PaperTenancy) {
  const form = contractFormFor(property.id, {
    tenants: [tenantParty('', { is_primary: true, tenant_name: 'Hatice Ergin' })],
    guarantor,
    terms: { baslangicTarihi: '2026-01-01', ...terms },
  })
  const { id: contract } = (await host.call(contractsApi.create, { body: form })).body
  const params = { id: contract }
  const view = async () => (await host.call(contractsApi.view, { params })).body
  if (guarantor) await host.call(contractsApi.guarantorPaper, { params, file: signedScan() })
  const approval = (await view()).approvals[0]!.id
  await host.call(contractsApi.paper, { params: { ...params, approval }, file: signedScan() })
  const { tenancy_id, version } = (await view()).contract
  /** The owner adds the tenant's mail address later. */
  const addAddress = (tenant_email: string) =>
    host.call(contractsApi.update, {
      params,
      body: { ...form, version, tenants: [{ ...form.tenants[0]!, tenant_email, signs_on_paper: false }] },
    })
  return { contract, params, form, version, view, addAddress, tenancy: tenancy_id! }
}
