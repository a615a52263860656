import { isIP } from 'node:net'

interface Seen {
  /** The header X-Forwarded-For as it came. */
  forwarded: string | undefined
  /** The other end of the connection. */
  remote: string | undefined
}

/** Behind a proxy the last address it added is the one it saw; earlier ones are the client's own words. */
export function clientAddress({ trustProxy }: { trustProxy: boolean }, { forwarded, remote }: Seen): string {
  const last = trustProxy ? forwarded?.split(',').at(-1)?.trim() : undefined
  return last && isIP(last) ? last : (remote ?? 'unknown')
}
