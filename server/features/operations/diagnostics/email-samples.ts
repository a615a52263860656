import { refuse } from '#domain/kernel/refusal.ts'
import type { Context } from '#server/context.ts'
import { type EmailName, emails, renderEmail } from '#server/emails/emails.ts'
import { emailSamples } from '#server/emails/samples.ts'
import {
  type SendResult,
  sendApprovalReminder,
  sendContractCreated,
  sendContractStatus,
  sendGuarantorRequest,
  sendMail,
  sendTenantApproval,
} from '#server/services/mail/senders.ts'

export const emailPreviews = (publicUrl: string) =>
  (Object.keys(emails) as EmailName[]).map((name) => ({
    name,
    ...renderEmail(name, emailSamples[name], publicUrl),
    fields: Object.keys(emailSamples[name]),
  }))

type Send = (ctx: Context, to: string) => Promise<SendResult>
const { approval_token, link, ...guarantor } = emailSamples['guarantor-request']

/** Mails with their own sender are sent through it, with its checks. */
const senders: Partial<Record<EmailName, Send>> = {
  'contract-created': (ctx, to) => sendContractCreated(ctx, { ...emailSamples['contract-created'], tenant_email: to }),
  'tenant-approval': (ctx, to) => sendTenantApproval(ctx, { ...emailSamples['tenant-approval'], tenant_email: to }),
  'contract-status': (ctx, to) => sendContractStatus(ctx, { ...emailSamples['contract-status'], owner_email: to }),
  'approval-reminder': (ctx, to) =>
    sendApprovalReminder(ctx, { ...emailSamples['approval-reminder'], tenant_email: to }),
  'guarantor-request': (ctx, to) =>
    sendGuarantorRequest(ctx, { ...guarantor, guarantor_email: to }, () => ({ approval_token, link })),
}

export async function sendSample(ctx: Context, name: string, to: string): Promise<SendResult> {
  if (!Object.hasOwn(emails, name)) throw refuse('not_found')
  const known = name as EmailName
  return senders[known]?.(ctx, to) ?? sendMail(ctx, to, known, emailSamples[known])
}
