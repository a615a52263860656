import { request as httpRequest, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { InnerAddressError, isPublicAddress, publicLookup } from '../public-address.ts'
import type { SendOutcome, WebhookSender } from './webhooks.ts'

interface Options {
  /** For tests: allows local addresses and plain http. */
  allowPrivate?: boolean
  timeoutMs?: number
}

/**
 * The connection is made to the address that was checked: the name is resolved and checked in the lookup of the
 * connection itself. Redirects are not followed; a connection is used once.
 */
export function httpWebhooks({ allowPrivate = false, timeoutMs = 10_000 }: Options = {}): WebhookSender {
  const seemsPublic = (address: string) => (allowPrivate ? URL.canParse(address) : isPublicAddress(address))
  return {
    async accepts(address) {
      if (!seemsPublic(address)) return false
      const host = new URL(address).hostname.replace(/^\[|\]$/g, '')
      if (allowPrivate || isIP(host)) return true
      return new Promise((resolve) => publicLookup(host, { all: true }, (error) => resolve(!error)))
    },
    async send(address, { body, headers }) {
      if (!seemsPublic(address)) return { problem: 'refused_address' }
      try {
        const status = await post(address, body, {
          method: 'POST',
          agent: false,
          headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
          signal: AbortSignal.timeout(timeoutMs),
          ...(!allowPrivate && { lookup: publicLookup }),
        })
        return { status }
      } catch (error) {
        return { problem: problemOf(error) }
      }
    },
  }
}

function problemOf(error: unknown): Extract<SendOutcome, { problem: string }>['problem'] {
  if (error instanceof InnerAddressError) return 'refused_address'
  const { name } = error as Error
  return name === 'AbortError' || name === 'TimeoutError' ? 'timeout' : 'unreachable'
}

function post(address: string, body: string, options: RequestOptions): Promise<number> {
  const request = address.startsWith('https:') ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    request(address, options, (response) => {
      resolve(response.statusCode ?? 0)
      // However long the answer is, nothing of it is read.
      response.destroy()
    })
      .once('error', reject)
      .end(body)
  })
}
