import { isPlaceholder } from '#domain/accounts/placeholder-address.rules.ts'
import { shortId } from '#domain/contracts/contracts.rules.ts'
import { showDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import type { Db } from '#server/db/client.ts'
import { together } from '#server/db/write-together.ts'
import { type EmailData, type EmailName, renderEmail } from '#server/emails/emails.tsx'
import { type Jobs, jobKind } from '#server/platform/jobs/jobs.ts'
import { keepMail } from './mail.queries.ts'

export const sendMailJob = jobKind<{ mail: string }>('send-mail', { expireInSeconds: 60 })

export interface Mailer {
  /** Writes the mail and its sending into the caller's transaction: neither exists without the other. */
  post<Name extends EmailName>(db: Db, to: string, name: Name, data: EmailData<Name>): Promise<void>
  /** The same with a file that was kept for it. */
  attaching(attachmentId: string): Pick<Mailer, 'post'>
}

export function createMailer(jobs: Jobs, publicUrl: string): Mailer {
  const posting = (attachment_id: string | null): Mailer['post'] =>
    async function post(db, to, name, data) {
      // Of an account whose address turned out to be somebody else's, or of a party who has none.
      if (isPlaceholder(to) || to.trim() === '') return
      const letter = renderEmail(name, data, publicUrl)
      const id = newId()
      await together([
        keepMail(db, { id, to, template: name, params: asTexts(data), ...letter, attachment_id }),
        jobs.enqueue(db, sendMailJob, { mail: id }),
      ])
    }
  return { post: posting(null), attaching: (attachmentId) => ({ post: posting(attachmentId) }) }
}

/** Providers with templates of their own fill in texts; what is neither text, number nor yes and no stays here. */
const asTexts = (data: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      .map(([name, value]) => [name, asText(name, String(value))]),
  )

/** As our own letters write it: a provider's template can format nothing. */
function asText(name: string, value: string): string {
  if (name === 'contract_id') return shortId(value)
  // What a person wrote may look like a day and be none.
  return /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/.test(value) && !Number.isNaN(Date.parse(value)) ? showDate(value) : value
}
