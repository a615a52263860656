import { isoDate } from '#domain/kernel/dates.ts'
import { maskNationalId } from '#domain/people/identity/national-id.rules.ts'
import { contractEventText } from '#domain/tenancy/contracts/contract-events.rules.ts'
import type { ContractRights } from '#domain/tenancy/contracts/contract-rights.rules.ts'
import { isRunning } from '#domain/tenancy/contracts/contract-state.rules.ts'
import type { ContractAction, ContractCard, ContractView } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { paperNotes } from '#domain/tenancy/contracts/law.rules.ts'
import { isSameTenant } from '#domain/tenancy/contracts/tenant-key.rules.ts'
import { findContract, sideOf } from '#server/access/contract-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { decryptText } from '#server/platform/crypto.ts'
import { showSignatures, signatureView } from '#server/services/paper-signatures/show-signatures.ts'
import { awaitedOnPaper, toCard } from './contract-card.ts'
import { liveForm } from './contract-document.ts'
import {
  type ApprovalJson,
  contractParts,
  type EventJson,
  type SignatureJson,
  type TenantJson,
} from './contract-view.queries.ts'
import type { ContractRow } from './contract-writes.queries.ts'
import { recordOpening } from './open-approval.ts'
import { termsOf } from './terms.ts'

const iso = (at: Date | string | null) => (at ? new Date(at).toISOString() : null)

/**
 * Three statements: session, contract, everything around it. With `caller` it counts as reading: the first view of a
 * tenant who is asked is recorded.
 */
export const viewContract = async (ctx: Context, actor: Actor, id: string, caller?: Caller): Promise<ContractView> =>
  (await readContract(ctx, actor, id, caller)).view

/** The same with the data behind it, for printing. */
export async function readContract(ctx: Context, actor: Actor, id: string, caller?: Caller) {
  const found = await findContract(ctx.db, actor, id)
  const { contract, rights } = found
  const parts = await contractParts(ctx.db, actor, id, sideOf(actor, found))
  const {
    property,
    property_open,
    hidden,
    agreed,
    renewed,
    lastDay,
    onPaper,
    stamp,
    tenants,
    approvals,
    events,
    events_total,
    signatures,
  } = parts
  const now = ctx.clock.now()
  const masked = (number: string | null) => number && maskNationalId(number)
  const whole = (encrypted: string | null) => encrypted && decryptText(ctx.secrets.encryption, encrypted)
  /** The page shows masked numbers until the full ones are requested. */
  const shown = (encrypted: string | null) => masked(whole(encrypted))
  const identity = (encrypted: string | null) => (rights.seeIdentity ? whole(encrypted) : shown(encrypted))
  const nameOf = (tenant: TenantJson) =>
    agreed?.tenants.find(({ email, name }) => isSameTenant({ tenant_email: email, tenant_name: name }, tenant))?.name ??
    tenant.tenant_name
  const card = toCard(
    {
      contract,
      property: agreed ? { baslik: agreed.property.title } : property,
      tenantNames: tenants.map(nameOf),
      pending: approvals.filter((each) => each.approval_status === 'pending'),
      onPaper,
      renewed,
      lastDay,
      rights,
    },
    actor.userId,
    now,
  )
  const isOwn = (each: ApprovalJson) => each.tenant_user_id === actor.userId && each.approval_status === 'pending'
  const own = card.decide ? approvals.find(isOwn) : undefined
  const seen = events.some(({ kind, detail }) => kind === 'opened' && detail.approval === own?.id && !detail.handed)
  if (caller && own && !seen) await recordOpening(ctx, contract, own, caller)
  const unseen = signatures.filter(({ own: mine, shown_at }) => mine && !shown_at)
  const shownNow = caller
    ? await showSignatures(ctx, actor, { contract, ids: unseen.map(({ id: each }) => each), caller })
    : null
  const eventView = (event: EventJson) => ({
    id: event.id,
    kind: event.kind,
    actor_name: event.actor_name,
    text: contractEventText(event.kind, event.detail),
    // IP address and device are evidence for people who manage the contract, not for the other side.
    ip: rights.manage ? event.ip : '',
    user_agent: rights.manage ? event.user_agent : '',
    at: new Date(event.at).toISOString(),
  })
  const view: ContractView = {
    contract: {
      ...card,
      property_open,
      version: contract.version,
      sozlesmeSuresi: contract.sozlesmeSuresi,
      sureBirimi: contract.sureBirimi,
      // Documents frozen before expenses were a term do not contain them.
      terms: agreed ? { ...agreed.terms, giderler: agreed.terms.giderler ?? null } : termsOf(contract),
      tasinmazCinsi: contract.tasinmazCinsi,
      terms_hash: contract.terms_hash,
      form: agreed?.form ?? liveForm,
      has_guarantor: contract.has_guarantor,
      guarantor_approval_status: contract.guarantor_approval_status,
      guarantor_declined: contract.guarantor_declined,
      guarantor_note: contract.guarantor_note,
      guarantor_way: contract.guarantor_way,
      record_paper: rights.recordPaper,
      see_identity: rights.seeIdentity,
      guarantor_scan: contract.guarantor_scan,
      is_corporate: contract.is_corporate,
      signed_off_at: iso(contract.signed_off_at),
      cancelled_at: iso(contract.cancelled_at),
      cancel_reason: contract.cancel_reason,
      deleted_at: iso(contract.deleted_at),
      renewed_from: contract.renewed_from,
      tenancy_id: contract.tenancy_id,
      created_at: contract.created_at.toISOString(),
    },
    landlord: {
      user_id: contract.owner_id,
      name: agreed?.landlord.name ?? (contract.landlord_name || contract.owner_name),
      email: '',
      phone: contract.landlord_phone,
      residence: contract.landlord_residence,
      id_number: shown(contract.landlord_id_number),
    },
    tenants: tenants.map((tenant) => ({
      id: tenant.id,
      user_id: tenant.tenant_user_id,
      is_primary: tenant.is_primary,
      name: nameOf(tenant),
      email: tenant.tenant_email,
      phone: tenant.tenant_phone,
      residence: tenant.tenant_address ?? '',
      id_number: shown(tenant.tenant_id_number),
    })),
    guarantor: contract.has_guarantor
      ? {
          name: agreed?.guarantor?.name ?? contract.guarantor_name,
          email: contract.guarantor_email,
          phone: contract.guarantor_phone,
          residence: contract.guarantor_residence,
          id_number: shown(contract.guarantor_id_number),
          limit: agreed?.guarantor?.limit ?? contract.guarantor_limit,
        }
      : null,
    notes: paperNotes(agreed?.terms ?? termsOf(contract), {
      guarantee: contract.has_guarantor ? (agreed?.guarantor?.limit ?? contract.guarantor_limit) : 0,
      stamp,
      day: isoDate(contract.created_at),
    }),
    fixtures: agreed?.fixtures ?? null,
    previous: agreed?.previous ?? null,
    hidden,
    property_gone: property.gone,
    approvals: approvals.map((each) => toApproval(each, now)),
    events: events.map(eventView),
    earlier_events: events_total - events.length,
    paper_signatures: signatures.map((each) => signatureView({ ...each, shown_at: shownFor(each, shownNow) }, now)),
    actions: actionsOf(card, contract, {
      rights,
      hidden,
      propertyGone: property.gone,
      running: isRunning(card, isoDate(now)),
      rents: found.relation === 'tenant',
    }),
    own_approval: own?.id ?? null,
  }
  return { view, contract, agreed, identity, rights, eventView }
}

const shownFor = ({ own, shown_at }: SignatureJson, now: Date | null) =>
  own && !shown_at && now ? now.toISOString() : shown_at

const toApproval = (approval: ApprovalJson, now: Date) => ({
  id: approval.id,
  tenant_name: approval.tenant_name,
  tenant_email: approval.tenant_email,
  approval_status: approval.approval_status,
  approval_date: iso(approval.approval_date),
  approval_note: approval.approval_note,
  wishes: approval.wishes,
  approval_way: approval.approval_way,
  paper_scan: approval.paper_scan,
  expires_at: iso(approval.expires_at)!,
  expired: approval.approval_status === 'pending' && !awaitedOnPaper(approval) && new Date(approval.expires_at) < now,
  reminders: approval.reminders,
})

interface ContractContext {
  rights: ContractRights
  hidden: boolean
  propertyGone: boolean
  running: boolean
  rents: boolean
}

/** Most urgent first: the screen shows the first as its main button. */
function actionsOf(
  card: ContractCard,
  contract: ContractRow,
  { rights, hidden, propertyGone, running, rents }: ContractContext,
): ContractAction[] {
  const over = card.cancelled
  const actions: ContractAction[] = []
  if (card.decide) actions.push('decide')
  if (rights.signOff && contract.status === 'waitingforsignature' && !over) actions.push('signOff')
  if (rights.manage) {
    // A party without mail and phone cannot be reminded.
    const reached = card.waiting_for.filter(({ on_paper }) => !on_paper)
    const asked = new Set(reached.map(({ approval }) => (approval ? 'tenant' : 'guarantor')))
    if (card.waiting_for.some(({ approval }) => approval === null)) asked.delete('tenant')
    // Reminders to tenants wait while the guarantor has not answered.
    if (asked.has('guarantor')) actions.push('remindGuarantor')
    else if (asked.has('tenant')) actions.push('remind')
    const renewable = !propertyGone && !card.renewed && (over || contract.status === 'active')
    if (renewable && (card.ended || card.expiring)) actions.push('renew')
    if (!over && !propertyGone) actions.push('edit')
    if (!card.ended && !propertyGone && contract.status === 'rejected_by_tenant') actions.push('askAgain')
    if (renewable && !card.ended && !card.expiring) actions.push('renew')
    if (!over && !running) actions.push('cancel')
  }
  if (running && (rights.manage || rents)) actions.push('end')
  // The owner's side must end it first; a tenant only hides it from their own list.
  const removable = rents || !running || card.ended
  if (rights.remove && !contract.deleted_at && (hidden || removable)) actions.push(hidden ? 'restore' : 'remove')
  return actions
}
