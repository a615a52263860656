import type { MailTransport } from './mail.ts'

/** Sends nothing: every mail is already in the outbox table and can be read in the app. */
export function outboxMail(): MailTransport {
  return { name: 'outbox', attaches: true, async send() {} }
}
