import { showDate } from '#domain/kernel/dates.ts'
import { newId, shortId } from '#domain/kernel/ids.ts'
import { isPlaceholder } from '#domain/people/accounts/placeholder-address.rules.ts'
import type { Db } from '#server/db/client.ts'
import { awaitAll } from '#server/db/write-together.ts'
import { type EmailData, type EmailName, renderEmail } from '#server/emails/emails.ts'
import { type Jobs, jobKind } from '#server/platform/jobs/jobs.ts'
import { keepMail } from './mail.queries.ts'

export const sendMailJob = jobKind<{ mail: string }>('send-mail', { expireInSeconds: 60 })

export interface Mailer {
  /** Writes the mail and its job in the caller's transaction, so that neither exists without the other. */
  post<Name extends EmailName>(db: Db, to: string, name: Name, data: EmailData<Name>): Promise<void>
  /** The same with a stored attachment. */
  attaching(attachmentId: string): Pick<Mailer, 'post'>
}

export function createMailer(jobs: Jobs, publicUrl: string): Mailer {
  const posting = (attachment_id: string | null): Mailer['post'] =>
    async function post(db, to, name, data) {
      // A placeholder of an account whose address belongs to someone else, or a party without an address.
      if (isPlaceholder(to) || to.trim() === '') return
      const letter = renderEmail(name, data, publicUrl)
      const id = newId()
      await awaitAll([
        keepMail(db, { id, to, template: name, params: asTexts(data), ...letter, attachment_id }),
        jobs.enqueue(db, sendMailJob, { mail: id }),
      ])
    }
  return { post: posting(null), attaching: (attachmentId) => ({ post: posting(attachmentId) }) }
}

/** The parameters for providers with their own templates, which take only texts, numbers and booleans. */
const asTexts = (data: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      .map(([name, value]) => [name, asText(name, String(value))]),
  )

/** Formatted as in our own mails, because a provider's template cannot format values. */
function asText(name: string, value: string): string {
  if (name === 'contract_id') return shortId(value)
  // The pattern alone is not enough: a user's text may look like a date and be none.
  return /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/.test(value) && !Number.isNaN(Date.parse(value)) ? showDate(value) : value
}
