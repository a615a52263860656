import type { Analytics } from './analytics.ts'

export interface HttpAnalyticsOptions {
  address: string
  /** Sent as a bearer token, if there is one. */
  key?: string
}

const sendTimeoutMs = 5000
/** A limit, because requests to a hanging service would fill the server's memory. */
const mostUnderWay = 50

/**
 * Any service that accepts JSON and answers 2xx; a small bridge adapts the others. It receives no data about the
 * visitor.
 */
export function httpAnalytics({ address, key = '' }: HttpAnalyticsOptions): Analytics {
  let underWay = 0
  return {
    async send(event, at) {
      if (underWay >= mostUnderWay) throw new Error('The analytics service is too slow')
      underWay += 1
      try {
        const reply = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
          body: JSON.stringify({ ...event, at: at.toISOString() }),
          redirect: 'error',
          signal: AbortSignal.timeout(sendTimeoutMs),
        })
        await reply.arrayBuffer()
        if (!reply.ok) throw new Error(`The analytics service answered ${reply.status}`)
      } finally {
        underWay -= 1
      }
    },
  }
}
