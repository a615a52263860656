import type { LiraRates } from '#domain/tenancy/rates/rates.rules.ts'

export interface RateSource {
  readonly name: string
  /** Foreign units for one lira. Throws if there is no trustworthy value. */
  latest(): Promise<LiraRates>
}

export interface RemoteRatesOptions {
  address: string
  timeoutMs?: number
}

const ratesTimeoutMs = 8000

/** The address is kept out of error messages, because it may contain a key. */
export async function download({ address, timeoutMs = ratesTimeoutMs }: RemoteRatesOptions): Promise<Buffer> {
  let reply: Response
  let body: Buffer
  try {
    reply = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
    body = Buffer.from(await reply.arrayBuffer())
  } catch {
    throw new Error('The exchange-rate service could not be reached')
  }
  if (!reply.ok) throw new Error(`The exchange-rate service answered with status ${reply.status}`)
  return body
}
