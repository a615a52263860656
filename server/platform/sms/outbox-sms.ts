import type { SmsTransport } from './sms.ts'

/** Sends nothing; the message can be read in the application. */
export const outboxSms = (): SmsTransport => ({ name: 'outbox', send: async () => {} })
