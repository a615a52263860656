import { showMoney } from '#domain/kernel/money.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { contractStatusLabels } from '#domain/tenancy/contracts/contracts.schema.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { AskedAgain, ContractMail } from '#server/emails/contract-letters.ts'
import { tenantsOnPaper } from './contract-card.ts'
import { guarantorLink, tenantLink } from './contract-links.ts'
import { type ApprovalRow, type ContractRow, propertyAndOwner } from './contract-writes.queries.ts'

export const termText = (contract: Pick<ContractRow, 'sozlesmeSuresi' | 'sureBirimi'>) =>
  `${contract.sozlesmeSuresi} ${contract.sureBirimi.toLocaleLowerCase('tr-TR')}`

export const linkOfApproval = (
  ctx: Context,
  {
    id: approvalId,
    contract_id: contractId,
    token_created_at,
  }: Pick<ApprovalRow, 'id' | 'contract_id' | 'token_created_at'>,
) => tenantLink.addressOf(ctx, { approvalId, contractId }, token_created_at)

/** The specified data, once per contract; a mail to one tenant adds that tenant's name. */
export async function mailDataOf(tx: Tx, contract: ContractRow): Promise<ContractMail> {
  const { property, owner } = await propertyAndOwner(tx, contract)
  return {
    tenant_email: contract.tenant_email,
    tenant_name: contract.tenant_name,
    owner_name: contract.landlord_name || contract.owner_name,
    owner_email: owner?.email ?? '',
    property_title: titleOf(property),
    contract_id: contract.id,
    monthly_rent: showMoney(contract.brutAylik, contract.bedelTuru),
    start_date: contract.baslangicTarihi,
    duration: termText(contract),
    has_guarantor: contract.has_guarantor,
    guarantor_approval_status: contract.guarantor_approval_status,
    status: contract.status,
    revision_note: '',
  }
}

export const mailApprovalRequest = (
  ctx: Context,
  tx: Tx,
  data: ContractMail,
  { approval, tenantCount, again }: { approval: ApprovalRow; tenantCount: number; again?: AskedAgain | undefined },
) =>
  ctx.mailer.post(tx, approval.tenant_email, 'tenant-approval', {
    ...data,
    tenant_email: approval.tenant_email,
    tenant_name: approval.tenant_name,
    tenant_count: tenantCount,
    ...again,
    link: linkOfApproval(ctx, approval),
  })

export const mailReminder = (ctx: Context, tx: Tx, data: ContractMail, approval: ApprovalRow) =>
  ctx.mailer.post(tx, approval.tenant_email, 'approval-reminder', {
    ...data,
    tenant_email: approval.tenant_email,
    tenant_name: approval.tenant_name,
    expires_at: approval.expires_at.toISOString(),
    link: linkOfApproval(ctx, approval),
  })

export const mailGuarantorRequest = (
  ctx: Context,
  tx: Tx,
  data: ContractMail,
  { again, ...contract }: ContractRow & { again?: AskedAgain | undefined },
) => {
  const { id: contractId, guarantor_email: email, guarantor_token_created_at: sentAt } = contract
  const link = guarantorLink.addressOf(ctx, { contractId, email }, sentAt!)
  return ctx.mailer.post(tx, contract.guarantor_email, 'guarantor-request', {
    ...data,
    guarantor_email: contract.guarantor_email,
    guarantor_name: contract.guarantor_name,
    approval_token: link.slice(link.lastIndexOf('/') + 1),
    ...again,
    link,
    phone: ctx.config.supportPhone,
  })
}

/** Event of the owner's mail; any other value is a plain update (MAIL-09). */
type OwnerMailStatus = 'approved' | 'rejected' | 'tenant_approved' | 'guarantor_approved' | 'guarantor_declined'

interface OwnerLetter {
  data: ContractMail
  status: OwnerMailStatus
  revision_note: string
  /** Current approvals of the contract's round. */
  approvals: readonly ApprovalRow[]
}

/** Says what happened and who has not answered yet. */
export async function mailStatusToOwner(
  ctx: Context,
  tx: Tx,
  contract: ContractRow,
  { data, status, revision_note, approvals }: OwnerLetter,
) {
  const waiting = approvals.filter(({ approval_status }) => approval_status === 'pending')
  await ctx.mailer.post(tx, data.owner_email, 'contract-status', {
    ...data,
    status,
    revision_note,
    contract_status: contract.status,
    status_label: contractStatusLabels[contract.status],
    guarantor_name: contract.guarantor_name,
    approved_count: contract.tenant_approval_count,
    required_count: contract.tenant_approval_required,
    on_paper_count: tenantsOnPaper(approvals),
    waiting_for: waiting.map(({ tenant_name }) => tenant_name).join(', '),
    link: `${ctx.config.publicUrl}/viewContract/${contract.id}`,
  })
}
