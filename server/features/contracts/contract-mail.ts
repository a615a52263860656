import { contractStatusLabels } from '#domain/contracts/contracts.schema.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { titleOf } from '#domain/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { ContractMail } from '#server/emails/contract-letters.ts'
import { guarantorLink, guarantorToken, tenantLink, tenantToken } from './approval-tokens.ts'
import { type ApprovalRow, type ContractRow, personOf, propertyOf } from './contract-writes.queries.ts'

export const termText = (contract: Pick<ContractRow, 'sozlesmeSuresi' | 'sureBirimi'>) =>
  `${contract.sozlesmeSuresi} ${contract.sureBirimi.toLocaleLowerCase('tr-TR')}`

/** Rebuilt from what is stored: a reminder repeats the link of the first mail. It goes into mails and nowhere else. */
export const linkOfApproval = (ctx: Context, approval: Pick<ApprovalRow, 'id' | 'contract_id' | 'token_created_at'>) =>
  tenantLink(
    ctx.config.publicUrl,
    tenantToken(ctx.secrets.tokens, approval.id, approval.contract_id, approval.token_created_at),
  )
export const linkOfGuarantor = (
  ctx: Context,
  contract: Pick<ContractRow, 'id' | 'guarantor_email' | 'guarantor_token_created_at'>,
) =>
  guarantorLink(
    ctx.config.publicUrl,
    guarantorToken(ctx.secrets.tokens, contract.id, contract.guarantor_email, contract.guarantor_token_created_at!),
  )

/** The specified data, once per contract; a letter to one tenant then names that tenant. */
export async function mailDataOf(tx: Tx, contract: ContractRow): Promise<ContractMail> {
  const [property, owner] = [await propertyOf(tx, contract.property_id), await personOf(tx, contract.owner_id)]
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
  { approval, tenantCount }: { approval: ApprovalRow; tenantCount: number },
) =>
  ctx.mailer.post(tx, approval.tenant_email, 'tenant-approval', {
    ...data,
    tenant_email: approval.tenant_email,
    tenant_name: approval.tenant_name,
    tenant_count: tenantCount,
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

export const mailGuarantorRequest = (ctx: Context, tx: Tx, data: ContractMail, contract: ContractRow) => {
  const link = linkOfGuarantor(ctx, contract)
  return ctx.mailer.post(tx, contract.guarantor_email, 'guarantor-request', {
    ...data,
    guarantor_email: contract.guarantor_email,
    guarantor_name: contract.guarantor_name,
    approval_token: link.slice(link.lastIndexOf('/') + 1),
    link,
    phone: ctx.config.supportPhone,
  })
}

/** `status` is the decision as the owner's letter reads it: approved, rejected, or anything else as an update. */
export const mailStatusToOwner = (
  ctx: Context,
  tx: Tx,
  data: ContractMail,
  decision: { status: string; revision_note: string },
) =>
  ctx.mailer.post(tx, data.owner_email, 'contract-status', {
    ...data,
    ...decision,
    status_label: contractStatusLabels[data.status as keyof typeof contractStatusLabels] ?? data.status,
    link: `${ctx.config.publicUrl}/viewContract/${data.contract_id}`,
  })
