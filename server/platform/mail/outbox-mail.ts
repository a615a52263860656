import type { MailTransport } from './mail.ts'

/** Delivers nowhere: every mail is already kept in the outbox table, and read in the app. */
export function outboxMail(): MailTransport {
  return { name: 'outbox', attaches: true, async send() {} }
}
