import type { SmsTransport } from './sms.ts'

export interface HttpSmsOptions {
  address: string
  /** Sent as a bearer token. */
  key: string
  sender: string
  timeoutMs?: number
}

const sendTimeoutMs = 10_000

/** Any provider that accepts JSON {id, to, from, text} and answers 2xx; a small bridge adapts the others. */
export function httpSms({ address, key, sender, timeoutMs = sendTimeoutMs }: HttpSmsOptions): SmsTransport {
  return {
    name: 'http',
    async send({ id, to, text }) {
      const reply = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, 'idempotency-key': id },
        body: JSON.stringify({ id, to, from: sender, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await reply.arrayBuffer()
      if (!reply.ok) throw new Error(`SMS servisi ${reply.status} ile yanıt verdi`)
    },
  }
}
