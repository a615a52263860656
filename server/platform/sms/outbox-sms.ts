import type { SmsTransport } from './sms.ts'

/** Nothing leaves: the message stays readable in the application. */
export const outboxSms = (): SmsTransport => ({ name: 'outbox', send: async () => {} })
