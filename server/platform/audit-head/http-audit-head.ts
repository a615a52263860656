import type { AuditHeadReceiver } from './audit-head.ts'

export interface HttpAuditHeadOptions {
  address: string
  /** Sent as a bearer token, if there is one. */
  key?: string
}

const sendTimeoutMs = 10_000

/** Any service that accepts JSON and answers 2xx. */
export const httpAuditHead = ({ address, key = '' }: HttpAuditHeadOptions): AuditHeadReceiver => ({
  async send(head) {
    const reply = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(head),
      redirect: 'error',
      signal: AbortSignal.timeout(sendTimeoutMs),
    })
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`The receiver of the audit head answered ${reply.status}`)
  },
})
