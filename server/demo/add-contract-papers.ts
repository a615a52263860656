import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addDays } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import type { ConditionForm } from '#domain/tenancy/conditions/conditions.schema.ts'
import { offeredConditions } from '#domain/tenancy/conditions/offered-conditions.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { specialConditions, undertakings } from '#server/db/schema/contract-papers.ts'
import { contractEvents, contracts } from '#server/db/schema/contracts.ts'
import { files } from '#server/db/schema/files.ts'
import { paperSignatures } from '#server/db/schema/paper-signatures.ts'
import { roundSnapshot } from '#server/features/tenancy/contracts/contract-snapshots.queries.ts'
import { tenantsOf } from '#server/features/tenancy/contracts/contract-writes.queries.ts'
import type { People } from './add-portfolio.ts'
import type { DemoFiles } from './demo-files.ts'
import { host, moda } from './demo-property.ts'
import type { Past } from './past.ts'

const written: ConditionForm[] = [
  {
    title: 'Site kuralları',
    body: 'Kiracı, site yönetiminin havuz, otopark ve taşınma saatlerine ilişkin kurallarına uyar.',
    uses: ['Mesken'],
  },
  {
    title: 'Bahçe bakımı',
    body: 'Bahçenin sulanması ve biçilmesi kiracıya, ağaçların budanması kiraya verene aittir.',
    uses: ['Mesken', 'Diğer'],
  },
]
const taken = ['pets', 'facade', 'sign']

/** The landlord's own conditions, and an undertaking signed after the keys were handed over. */
export async function addContractPapers(
  ctx: Context,
  tx: Tx,
  people: People,
  past: Past,
  ids: Map<string, string>,
  kept: DemoFiles,
) {
  const offered = offeredConditions.filter(({ key }) => taken.includes(key))
  const own = [...written, ...offered].map(({ title, body, uses }) => ({ title, body, uses }))
  await tx
    .insert(specialConditions)
    .values(own.map((condition, position) => ({ ...condition, id: newId(), owner_id: people.id(host), position })))
  const [contract] = await tx
    .select()
    .from(contracts)
    .where(eq(contracts.property_id, ids.get(moda)!))
  if (!contract?.tenancy_id) return
  const agreed = (await roundSnapshot(tx, contract.id, contract.round))!
  const owner = { id: people.id(host), name: people.name(host) }
  const delivered_on = contract.baslangicTarihi
  const given_on = addDays(delivered_on, 20)
  const evict_on = addDays(contract.bitisTarihi, 1)
  const scanned_at = past.daysAgo(130)
  const scan = kept.undertaking
  const content = (await ctx.storage.get('contract-documents', scan.id))!
  const sha256 = createHash('sha256').update(content).digest('hex')
  await tx.insert(files).values({ ...scan, property_id: contract.property_id, uploaded_by: owner.id })
  const id = newId(scanned_at.getTime())
  await tx.insert(undertakings).values({
    id,
    tenancy_id: contract.tenancy_id,
    contract_id: contract.id,
    owner_id: owner.id,
    delivered_on,
    given_on,
    evict_on,
    family_home: true,
    spouse_name: 'Selin Öztürk',
    document: {
      property_title: agreed.property.title,
      address: agreed.property.adres,
      contract: agreed.short_id,
      landlord: { name: agreed.landlord.name, id_number: agreed.landlord.id_number },
      tenants: agreed.tenants.map(({ name, id_number }) => ({ name, id_number })),
    },
    created_by: owner.id,
    created_by_name: owner.name,
    created_at: scanned_at,
    scan_file: scan.id,
    scan_sha256: sha256,
    scanned_at,
  })
  const signed = { contract_id: contract.id, act: 'undertaking' as const, subject_id: id, title: 'Tahliye taahhüdü' }
  const recorded = { scan: scan.id, sha256, recorded_by: owner.id, recorded_by_name: owner.name }
  await tx.insert(paperSignatures).values(
    (await tenantsOf(tx, contract.id)).map((tenant) => ({
      ...signed,
      ...recorded,
      id: newId(scanned_at.getTime()),
      recorded_at: scanned_at,
      contract_tenant_id: tenant.id,
      guarantor: false,
      name: tenant.tenant_name,
    })),
  )
  await tx.insert(contractEvents).values({
    id: newId(scanned_at.getTime()),
    contract_id: contract.id,
    kind: 'undertaking_scanned',
    actor_id: owner.id,
    actor_name: owner.name,
    detail: { evict_on, file: scan.id, sha256 },
    at: scanned_at,
  })
}
