import { mailErrorText, mailErrorUnknown } from '#domain/services/mail/mail.messages.ts'
import type { MailTransport } from './mail.ts'

export interface EmailJsOptions {
  /** The provider's send endpoint. */
  address: string
  serviceId: string
  publicKey: string
  /** Maps our template names to the provider's template ids; a mail without its own uses `default`. */
  templates: Record<string, string>
  timeoutMs?: number
}

const sendTimeoutMs = 10_000

/** A hosted provider with the API of EmailJS: service, template, key and parameters as JSON. */
export function emailJsMail({ address, serviceId, publicKey, templates, timeoutMs }: EmailJsOptions): MailTransport {
  return {
    name: 'emailjs',
    async send({ messageId, to, subject, html, text, template, params }) {
      let reply: Response
      try {
        reply = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            service_id: serviceId,
            template_id: templates[template] ?? templates.default,
            user_id: publicKey,
            template_params: {
              ...params,
              to_email: to,
              subject,
              message_html: html,
              message_text: text,
              message_id: messageId,
            },
          }),
          // A redirect would send the mail's content to another address.
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs ?? sendTimeoutMs),
        })
        await reply.arrayBuffer()
      } catch (error) {
        throw new Error((error instanceof Error && error.message) || mailErrorUnknown)
      }
      if (reply.status !== 200) throw new Error(mailErrorText(reply.status))
    },
  }
}
