interface MailAttachment {
  name: string
  type: string
  content: Uint8Array
}

export interface OutgoingMail {
  /** Stays the same over every retry, so that a mail delivered twice is shown once. */
  messageId: string
  from: string
  to: string
  subject: string
  html: string
  text: string
  /** Which letter this is and what was filled into it, for providers that keep templates of their own. */
  template: string
  params: Record<string, string>
  /** Left out by a transport that cannot carry it. */
  attachment?: MailAttachment
}

export interface MailTransport {
  readonly name: string
  /** Set where a file travels with a mail; otherwise a letter has to say where to read it. */
  readonly attaches?: true
  /** Returns when the mail was taken over; throws, with a message fit for a log, when it should be tried again. */
  send(mail: OutgoingMail): Promise<void>
}
