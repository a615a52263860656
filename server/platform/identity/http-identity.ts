import { z } from 'zod'
import { looksInvented } from '#domain/people/identity/national-id.rules.ts'
import { askIdentity, type IdentityCheck, type IdentityOutcome, type RemoteIdentityOptions } from './identity.ts'

const answer = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), isValid: z.boolean() }),
  z.object({ success: z.literal(false) }),
])

/** Any service with the format of /api/verify-tckn; only `success` and `isValid` are read. */
export function httpIdentity(options: RemoteIdentityOptions): IdentityCheck {
  return {
    mode: 'http',
    async verify({ tcKimlikNo, ad, soyad, dogumYili }) {
      if (looksInvented(tcKimlikNo)) return { success: true, isValid: false }
      return askIdentity(
        options,
        {
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({ tcKimlikNo, ad, soyad, dogumYili }),
        },
        outcome,
      )
    },
  }
}

function outcome(status: number, body: string): IdentityOutcome {
  const read = answer.safeParse(parseJson(body))
  // `success: false` is an answer of the service, whatever the status; a bare 5xx comes from a gateway without the
  // service.
  if (read.data?.success === false) return { success: false, isValid: false, reason: 'service_error' }
  if (status >= 500) return { success: false, isValid: false, reason: 'unreachable' }
  if (status >= 400 || !read.success) return { success: false, isValid: false, reason: 'failed' }
  return { success: true, isValid: read.data.isValid }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
