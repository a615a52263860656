import { refuse } from '#domain/kernel/refusal.ts'
import type { Context } from '#server/context.ts'
import { type EmailName, emails, renderEmail } from '#server/emails/emails.tsx'
import { emailSamples } from '#server/emails/samples.ts'
import { type Sent, sendMail } from '#server/features/mail/senders.ts'

export const emailPreviews = () =>
  (Object.keys(emails) as EmailName[]).map((name) => ({
    name,
    ...renderEmail(name, emailSamples[name]),
    fields: Object.keys(emailSamples[name]),
  }))

export async function sendSample(ctx: Context, name: string, to: string): Promise<Sent> {
  if (!Object.hasOwn(emails, name)) throw refuse('not_found')
  const known = name as EmailName
  return sendMail(ctx, to, known, emailSamples[known])
}
