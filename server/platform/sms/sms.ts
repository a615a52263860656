export interface OutgoingSms {
  id: string
  /** +90 and ten digits. */
  to: string
  text: string
}

export interface SmsTransport {
  readonly name: string
  /** Returns when the message was taken over; throws, with a message fit for a log, when it should be tried again. */
  send(sms: OutgoingSms): Promise<void>
}
