import { request as httpRequest, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import webpush from 'web-push'
import { isPublicAddress, publicLookup } from '../public-address.ts'
import type { Push } from './push.ts'
import type { PushKeys } from './push-keys.ts'

export interface WebPushOptions {
  keys: PushKeys
  /** `mailto:` or `https:`: the contact that a push service uses in case of problems. */
  contact: string
  /** For tests: allows local addresses and plain http. */
  allowPrivate?: boolean
}

/** How long a push service keeps a message for an offline browser. */
const keptSeconds = 24 * 60 * 60
const sendTimeoutMs = 15_000
const goneStatuses = [404, 410]

/** The Web Push standard (RFC 8030, 8291, 8292): no account is needed, the keys are this installation's own. */
export function webPush({ keys, contact, allowPrivate = false }: WebPushOptions): Push {
  const accepts = (endpoint: string) => (allowPrivate ? URL.canParse(endpoint) : isPublicAddress(endpoint))
  return {
    publicKey: keys.publicKey,
    accepts,
    async send({ endpoint, p256dh, auth }, payload) {
      if (!accepts(endpoint)) throw new Error('This push address is never called')
      const { headers, body, method } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject: contact, ...keys },
        TTL: keptSeconds,
        contentEncoding: 'aes128gcm',
        urgency: 'normal',
      })
      const status = await post(endpoint, body, {
        method,
        headers,
        timeout: sendTimeoutMs,
        signal: AbortSignal.timeout(sendTimeoutMs),
        ...(!allowPrivate && { lookup: publicLookup }),
      })
      if (goneStatuses.includes(status)) return 'gone'
      // Redirects are not followed; they count as failures.
      if (status < 200 || status > 299) throw new Error(`The push service answered ${status}`)
      return 'sent'
    },
  }
}

function post(address: string, body: Buffer | null, options: RequestOptions): Promise<number> {
  const request = address.startsWith('https:') ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    request(address, options, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0)).once('error', reject)
    })
      .once('error', reject)
      .end(body ?? undefined)
  })
}
