export interface OutgoingSms {
  id: string
  /** +90 and ten digits. */
  to: string
  text: string
}

export interface SmsTransport {
  readonly name: string
  /** Resolves when the message was accepted. Throws if it should be retried; the error's message is safe to log. */
  send(sms: OutgoingSms): Promise<void>
}
