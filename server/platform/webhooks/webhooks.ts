/** What came of one try to send something to a person's address. */
export type SendOutcome = { status: number } | { problem: 'refused_address' | 'unreachable' | 'timeout' }

export interface WebhookMessage {
  body: string
  headers: Record<string, string>
}

/** Calls addresses that people chose. The answer's content is never read, so that nothing can be learned with it. */
export interface WebhookSender {
  /** Whether the address is on the open internet now; asks the name service. */
  accepts(address: string): Promise<boolean>
  send(address: string, message: WebhookMessage): Promise<SendOutcome>
}
