import { isIP } from 'node:net'

interface ClientAddresses {
  /** The header X-Forwarded-For as received. */
  forwarded: string | undefined
  /** The remote address of the connection. */
  remote: string | undefined
}

/** Behind a proxy the last address counts, because the proxy added it; the client can forge the earlier ones. */
export function clientAddress({ trustProxy }: { trustProxy: boolean }, { forwarded, remote }: ClientAddresses): string {
  const last = trustProxy ? forwarded?.split(',').at(-1)?.trim() : undefined
  return last && isIP(last) ? last : (remote ?? 'unknown')
}
