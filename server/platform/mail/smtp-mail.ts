import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail.ts'

export type SmtpMailOptions = { timeoutMs?: number } & (
  | { url: string }
  | { host: string; port: number; user?: string; pass?: string }
)

const smtpTimeoutMs = 10_000
const implicitTlsPort = 465

/** `url` accepts nodemailer's settings, such as smtp://user:pass@host:587?requireTLS=true. */
export function smtpMail({ timeoutMs = smtpTimeoutMs, ...options }: SmtpMailOptions): MailTransport {
  const server = 'url' in options ? serverOfUrl(options.url) : options
  const target = 'url' in options ? { url: options.url } : serverOf(options)
  const transport = createTransport({
    ...target,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Mails are plain strings; their content must not make the server read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    name: 'smtp',
    attaches: true,
    async send({ messageId, from, to, subject, html, text, attachment }) {
      try {
        // An object, because in a string a comma in the address would add a second recipient.
        const attachments = attachment && [
          { filename: attachment.name, contentType: attachment.type, content: Buffer.from(attachment.content) },
        ]
        await transport.sendMail({
          messageId,
          from,
          to: { name: '', address: to },
          subject,
          html,
          text,
          ...(attachments && { attachments }),
        })
      } catch (error) {
        const address = server.port ? `${server.host}:${server.port}` : server.host
        throw new Error(`SMTP ${address}: ${withoutSecrets(readable(error), [server.user, server.pass])}`)
      }
    },
  }
}

interface Server {
  host: string
  port?: number
  user?: string
  pass?: string
}

function serverOf({ host, port, user, pass }: Server) {
  return { host, port, secure: port === implicitTlsPort, ...(user && { auth: { user, pass } }) }
}

function serverOfUrl(text: string): Server {
  // The parser's own message would contain the address with its password.
  if (!URL.canParse(text)) throw new Error('The SMTP address is not a valid URL')
  const url = new URL(text)
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  return { host: url.hostname, ...(url.port && { port: Number(url.port) }), user, pass }
}

function readable(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const message = error.message || 'unknown error'
  return code && !message.includes(code) ? `${message} (${code})` : message
}

/** Removes secrets, because an SMTP server may echo them in errors and these messages are stored. */
function withoutSecrets(message: string, secrets: (string | undefined)[]): string {
  const forms = secrets
    .filter((secret): secret is string => !!secret)
    .flatMap((secret) => [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')])
  return forms.reduce((text, form) => text.replaceAll(form, '***'), message)
}
