interface MailAttachment {
  name: string
  type: string
  content: Uint8Array
}

export interface OutgoingMail {
  /** The same for every retry, so that a mail that is delivered twice is shown once. */
  messageId: string
  from: string
  to: string
  subject: string
  html: string
  text: string
  /** The template's name and parameters, for providers with templates of their own. */
  template: string
  params: Record<string, string>
  /** Ignored by transports without attachments. */
  attachment?: MailAttachment
}

export interface MailTransport {
  readonly name: string
  /** Set if the transport supports attachments; otherwise the mail must link to the file. */
  readonly attaches?: true
  /** Resolves when the mail was accepted. Throws if it should be retried; the error's message is safe to log. */
  send(mail: OutgoingMail): Promise<void>
}
