/** A browser that somebody allowed to be woken. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** `gone`: the browser took its permission back and will never be reached under this address again. */
export type PushOutcome = 'sent' | 'gone'

/** Waking browsers that are closed or in the background. Throws when another try may help, or when the address is refused. */
export interface Push {
  /** Browsers subscribe to this key, and to no other. */
  publicKey: string
  /** Whether this server would ever call the address. */
  accepts(endpoint: string): boolean
  send(target: PushTarget, payload: string): Promise<PushOutcome>
}
