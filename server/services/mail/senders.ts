import { mailErrorUnknown, mailQueued, senderTexts } from '#domain/services/mail/mail.messages.ts'
import type { Context } from '#server/context.ts'
import type { EmailData, EmailName } from '#server/emails/emails.ts'

export type SendResult =
  | { success: true; message: string; error: null }
  /** `message` is for the person who pressed the button, `error` for the log. */
  | { success: false; message: string; error: string }

const failed = (message: string, error: string = message): SendResult => ({ success: false, message, error })

/** Adds the mail to the outbox and its queue. Never throws, so that a failing mail does not undo the change. */
export async function sendMail<Name extends EmailName>(
  ctx: Pick<Context, 'db' | 'mailer'>,
  to: string,
  name: Name,
  data: EmailData<Name>,
): Promise<SendResult> {
  try {
    await ctx.db.transact((tx) => ctx.mailer.post(tx, to, name, data))
    return { success: true, message: mailQueued, error: null }
  } catch (error) {
    return failed((error instanceof Error && error.message) || mailErrorUnknown, String(error))
  }
}

type Sender<Name extends EmailName> = (
  ctx: Pick<Context, 'db' | 'mailer'>,
  data: EmailData<Name>,
) => Promise<SendResult>

/** Tells the tenant about a new contract. */
export const sendContractCreated: Sender<'contract-created'> = async (ctx, data) =>
  data.tenant_email.trim()
    ? sendMail(ctx, data.tenant_email, 'contract-created', data)
    : failed(senderTexts.tenantAddress)

/** Asks the tenant for approval. */
export const sendTenantApproval: Sender<'tenant-approval'> = async (ctx, data) =>
  data.tenant_email.trim()
    ? sendMail(ctx, data.tenant_email, 'tenant-approval', data)
    : failed(senderTexts.tenantAddress)

/** Tells the owner about a decision. */
export const sendContractStatus: Sender<'contract-status'> = async (ctx, data) =>
  data.owner_email.trim() ? sendMail(ctx, data.owner_email, 'contract-status', data) : failed(senderTexts.ownerAddress)

/** Reminds the tenant, once the guarantor has agreed or if there is none. */
export const sendApprovalReminder: Sender<'approval-reminder'> = async (ctx, data) => {
  if (!data.tenant_email.trim()) return failed(senderTexts.tenantAddress)
  if (data.has_guarantor && data.guarantor_approval_status !== 'approved') return failed(senderTexts.guarantorWaits)
  return sendMail(ctx, data.tenant_email, 'approval-reminder', data)
}

type GuarantorData = Omit<EmailData<'guarantor-request'>, 'approval_token' | 'link'>

/** Asks the guarantor, with a new token; nothing is sent if `makeLink` fails. */
export async function sendGuarantorRequest(
  ctx: Pick<Context, 'db' | 'mailer'>,
  data: GuarantorData,
  makeLink: () => { approval_token: string; link: string },
): Promise<SendResult> {
  if (!data.guarantor_email.trim()) return failed(senderTexts.guarantorAddress)
  if (!data.contract_id.trim()) return failed(senderTexts.contractId)
  let link: ReturnType<typeof makeLink>
  try {
    link = makeLink()
  } catch (error) {
    return failed(senderTexts.token, String(error))
  }
  if (!link.approval_token) return failed(senderTexts.token)
  return sendMail(ctx, data.guarantor_email, 'guarantor-request', { ...data, ...link })
}
