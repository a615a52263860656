import { and, eq, sql } from 'drizzle-orm'
import { addDays, addMonths, isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { linkLifetimeMs } from '#domain/kernel/link-lifetime.ts'
import type { ContractEventKind } from '#domain/tenancy/contracts/contract-events.rules.ts'
import { type ApprovalStatus, contractStatus } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import { wishLines } from '#domain/tenancy/contracts/wishes.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { contractApprovals, contractEvents, contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { files } from '#server/db/schema/files.ts'
import { paperSignatures } from '#server/db/schema/paper-signatures.ts'
import { properties } from '#server/db/schema/properties.ts'
import { guarantorLink, tenantLink, usedMark } from '#server/features/tenancy/contracts/contract-links.ts'
import { endTenancy, joinTenancy } from '#server/features/tenancy/contracts/contract-tenancy.queries.ts'
import { lockContract, tenantsOf } from '#server/features/tenancy/contracts/contract-writes.queries.ts'
import { contractColumns, tenantRows } from '#server/features/tenancy/contracts/create-contract.ts'
import { freezeTerms } from '#server/features/tenancy/contracts/freeze-terms.ts'
import { tokenHash } from '#server/platform/signed-parts.ts'
import type { People } from './add-portfolio.ts'
import { type DemoContract, demoContracts, demoGuarantor, demoLandlords, demoTerms } from './demo-contracts.ts'
import type { KeptScan } from './demo-files.ts'
import { demoProperties } from './demo-properties.ts'
import { demoTenantFacts } from './demo-tenant-facts.ts'
import type { Past } from './past.ts'

const hourMs = 3_600_000
const yearsOf = ({ years = 1 }: DemoContract) => years
export const startDaysAgo = (contract: DemoContract) => yearsOf(contract) * 365 - contract.endsInDays
export const factsOf = (email: string) => demoTenantFacts.find((facts) => facts.email === email)!

interface ContractFiles {
  ids: Map<string, string>
  signedPage: KeptScan
}

/** Complete contracts, created through the product's own steps: form, columns, approvals with their links, history. */
export async function addContracts(ctx: Context, tx: Tx, people: People, past: Past, given: ContractFiles) {
  for (const contract of demoContracts) await addContract(ctx, tx, people, past, contract, given)
  // Only a running contract becomes the property's own; waiting and ended ones are only listed.
  await tx.execute(sql`update ${properties} set contract_id = ${contracts.id} from ${contracts}
    where ${eq(contracts.property_id, properties.id)} and ${eq(contracts.status, 'active')} and cancelled_at is null`)
}

function formOf(contract: DemoContract, people: People, past: Past, property_id: string): ContractForm {
  const { idNumber, phone, residence } = demoLandlords[contract.owner]!
  const end = past.day(-contract.endsInDays)
  return {
    property_id,
    landlord: {
      landlord_name: people.name(contract.owner),
      landlord_id_number: idNumber,
      landlord_phone: phone,
      landlord_residence: residence,
    },
    tenants: contract.tenants.map((email, at) => {
      const { name, onPaper = false, kimlikNo, dogumTarihi, address, phone } = factsOf(email)
      return {
        is_primary: at === 0,
        tenant_name: name ?? people.name(email),
        tenant_email: onPaper ? '' : email,
        tenant_phone: onPaper ? null : phone,
        tenant_address: address,
        tenant_id_number: kimlikNo,
        tenant_birth_date: dogumTarihi,
        signs_on_paper: onPaper,
      }
    }),
    guarantor: contract.guarantor
      ? { ...demoGuarantor, guarantor_limit: contract.rent * 12, signs_on_paper: false }
      : null,
    terms: {
      ...demoTerms,
      brutAylik: contract.rent,
      baslangicTarihi: addMonths(addDays(end, 1), -12 * yearsOf(contract)),
      sozlesmeSuresi: yearsOf(contract),
      depozito: contract.rent * 2,
      ...contract.terms,
    },
  }
}

async function addContract(
  ctx: Context,
  tx: Tx,
  people: People,
  past: Past,
  demo: DemoContract,
  { ids, signedPage }: ContractFiles,
) {
  const property_id = ids.get(demo.property)!
  const made = past.daysAgo(demo.sentDaysAgo ?? startDaysAgo(demo) + 5)
  const id = newId(made.getTime())
  const form = formOf(demo, people, past, property_id)
  const columns = await contractColumns(ctx, tx, form)
  const owner = { id: people.id(demo.owner), name: people.name(demo.owner) }
  const history = historyOf(id, made)
  history('created', owner)

  const tenants = await tenantRows(ctx, tx, id, form)
  const approvals = tenants.map((tenant, at) => {
    const approval = newId(made.getTime() + at)
    const given = demo.answers?.[demo.tenants[at]!]
    const answer: ApprovalStatus = given?.answer ?? 'approved'
    const note = given?.note ?? ''
    const wishes = given?.wishes ?? []
    const decided = answer === 'pending' ? null : new Date(made.getTime() + (at + 3) * hourMs)
    const { tenant_email: to, tenant_name: name } = tenant
    history(to ? 'sent' : 'paper_awaited', owner, 0, { to, name })
    const actor = { id: tenant.tenant_user_id, name: tenant.tenant_name, ip: `203.0.113.${20 + at}` }
    const signed = decided && !to ? signedPage : null
    if (signed) {
      const { file, sha256 } = signed
      history('signed_on_paper', owner, at + 3, { name, guarantor: false, way: 'paper', file: file.id, sha256 })
    } else if (answer !== 'pending' || given?.read) history('opened', actor, at + 2.8)
    if (answer !== 'pending' && !signed) {
      const wished = wishes.length > 0 && { wishes: wishLines(wishes, form.terms) }
      history(answer, actor, at + 3, { note, way: 'mailed_link', ...wished })
    }
    return {
      id: approval,
      contract_id: id,
      contract_tenant_id: tenant.id,
      tenant_user_id: tenant.tenant_user_id,
      tenant_name: tenant.tenant_name,
      tenant_email: tenant.tenant_email,
      asked_phone: tenant.tenant_phone,
      approval_status: answer,
      approval_way: decided && (signed ? ('paper' as const) : ('mailed_link' as const)),
      paper_scan: signed?.file.id ?? null,
      approval_date: decided,
      approval_note: note,
      wishes,
      approval_token: decided
        ? `used:${approval}`
        : tokenHash(tenantLink.token(ctx.secrets.tokens, { approvalId: approval, contractId: id }, made)),
      token_created_at: made,
      expires_at: new Date(made.getTime() + linkLifetimeMs),
      round: 1,
      created_at: made,
    }
  })
  const guarantor = form.guarantor && guarantorColumns(ctx, demo, id, made)
  if (form.guarantor) {
    const { guarantor_name: name, guarantor_email: to } = form.guarantor
    history('sent', owner, 0, { to, name })
    if (demo.guarantor === 'approved')
      history('guarantor_approved', { id: null, name, ip: '203.0.113.40' }, 2, { way: 'mailed_link' })
  }
  const signed_off_at = demo.signed ? new Date(made.getTime() + 26 * hourMs) : null
  if (signed_off_at) history('signed_off', owner, 26)
  const stateColumns = { ...columns, ...guarantor, signed_off_at }
  const status = contractStatus(
    stateColumns,
    approvals.map(({ approval_status }) => approval_status),
  )
  if (status === 'active') history('activated', owner, signed_off_at ? 26 : 6)
  const cancelled_at = demo.cancelled ? past.daysAgo(demo.cancelled.daysAgo) : null
  if (demo.cancelled && cancelled_at)
    history('cancelled', owner, (cancelled_at.getTime() - made.getTime()) / hourMs, { reason: demo.cancelled.reason })

  const events = history.all().sort((one, other) => one.at.getTime() - other.at.getTime())
  await tx.insert(contracts).values({
    ...stateColumns,
    id,
    property_id,
    owner_id: owner.id,
    owner_name: owner.name,
    created_by: owner.id,
    tasinmazCinsi: demoProperties.find(({ baslik }) => baslik === demo.property)!.tasinmazCinsi ?? '',
    status,
    renewed_from: demo.renews ? await runningContractOf(tx, property_id) : null,
    signed_off_by: signed_off_at ? owner.id : null,
    tenant_approval_count: approvals.filter(({ approval_status }) => approval_status === 'approved').length,
    cancelled_at,
    ended_on: cancelled_at && isoDate(cancelled_at),
    cancel_reason: demo.cancelled?.reason ?? '',
    created_at: made,
    updated_at: events.at(-1)!.at,
  })
  if (status === 'active') {
    const tenancy_id = await joinTenancy(tx, (await lockContract(tx, id))!, made)
    if (cancelled_at) await endTenancy(tx, { id, tenancy_id }, isoDate(cancelled_at))
  }
  await tx.insert(contractTenants).values(tenants)
  const { terms_hash } = await freezeTerms(tx, (await lockContract(tx, id))!, await tenantsOf(tx, id), made)
  for (const approval of approvals) {
    if (approval.approval_way !== 'paper') continue
    const { file, sha256 } = signedPage
    await tx.insert(files).values({ ...file, property_id, uploaded_by: owner.id })
    await tx.insert(paperSignatures).values({
      id: newId(approval.approval_date!.getTime()),
      contract_id: id,
      act: 'contract',
      subject_id: approval.id,
      contract_tenant_id: approval.contract_tenant_id,
      guarantor: false,
      name: approval.tenant_name,
      title: '',
      scan: file.id,
      sha256,
      recorded_by: owner.id,
      recorded_by_name: owner.name,
      recorded_at: approval.approval_date!,
    })
  }
  await tx.insert(contractApprovals).values(approvals.map((approval) => ({ ...approval, terms_hash })))
  const isAnswer = ({ kind }: { kind: string }) => ['approved', 'rejected', 'signed_on_paper'].includes(kind)
  await tx
    .insert(contractEvents)
    .values(events.map((event) => (isAnswer(event) ? { ...event, detail: { terms_hash, ...event.detail } } : event)))
}

async function runningContractOf(tx: Tx, propertyId: string): Promise<string> {
  const [running] = await tx
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.property_id, propertyId), eq(contracts.status, 'active')))
  return running!.id
}

function guarantorColumns(ctx: Context, { guarantor }: DemoContract, id: string, made: Date) {
  const token = guarantorLink.token(ctx.secrets.tokens, { contractId: id, email: demoGuarantor.guarantor_email }, made)
  const approved = guarantor === 'approved'
  return {
    guarantor_token_created_at: made,
    guarantor_asked_email: demoGuarantor.guarantor_email,
    guarantor_asked_phone: demoGuarantor.guarantor_phone,
    guarantor_way: approved ? ('mailed_link' as const) : null,
    guarantor_token: approved ? usedMark(token) : tokenHash(token),
    guarantor_approval_status: approved ? ('approved' as const) : ('pending' as const),
    guarantor_decided_at: approved ? new Date(made.getTime() + 2 * hourMs) : null,
  }
}

/** Collects events at hours after sending; each a moment later, because a history is ordered by its ids. */
function historyOf(contract_id: string, made: Date) {
  const noted: (typeof contractEvents.$inferInsert)[] = []
  const note = (
    kind: ContractEventKind,
    actor: { id: string | null; name: string; ip?: string },
    hours = 0,
    detail: Record<string, unknown> = {},
  ) => {
    const at = new Date(made.getTime() + Math.round(hours * hourMs) + noted.length * 10)
    noted.push({
      id: newId(at.getTime()),
      contract_id,
      kind,
      actor_id: actor.id,
      actor_name: actor.name,
      detail,
      ip: actor.ip ?? '203.0.113.7',
      user_agent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
      at,
    })
  }
  return Object.assign(note, { all: () => noted })
}
