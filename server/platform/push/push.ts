/** A browser whose user has allowed push messages. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** `gone`: the subscription was revoked and its address will never work again. */
export type PushOutcome = 'sent' | 'gone'

/**
 * Sends push messages to browsers that are closed or in the background. Throws if a retry may help, or if the address
 * is refused.
 */
export interface Push {
  /** The key for which browsers subscribe. */
  publicKey: string
  /** Whether this server would send to the address. */
  accepts(endpoint: string): boolean
  send(target: PushTarget, payload: string): Promise<PushOutcome>
}
