import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface ReceivedMail {
  raw: string
  from: string
  to: string[]
}

/** A real SMTP server that keeps received mails; closed when the test ends. */
export async function smtpService(
  { port: wanted = 0, ...options }: SMTPServerOptions & { port?: number } = {},
  // Concurrent tests must pass their own `onTestFinished`.
  whenFinished: (close: () => Promise<void>) => void = onTestFinished,
) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          raw: Buffer.concat(chunks).toString('latin1'),
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((recipient) => recipient.address),
        })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(wanted, '127.0.0.1', ready))
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= new Promise<void>((closed) => server.close(() => closed()))
    return closing
  }
  whenFinished(close)
  const { port } = server.server.address() as AddressInfo
  return { host: '127.0.0.1', port, received, close }
}

const utf8 = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8')
const quotedPrintable = (text: string) =>
  text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
/** A header of the raw message. */
export const header = (raw: string, name: string) =>
  raw
    .split('\r\n\r\n', 1)[0]!
    .replace(/\r\n[ \t]/g, ' ')
    .match(new RegExp(`^${name}: (.*)$`, 'im'))?.[1]
/** Decodes encoded words. */
export const words = (value: string) =>
  utf8(
    value
      .replace(/\?= =\?/g, '?==?')
      .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind, text: string) =>
        kind.toUpperCase() === 'B'
          ? Buffer.from(text, 'base64').toString('latin1')
          : quotedPrintable(text.replaceAll('_', ' ')),
      ),
  )
/** The decoded body of this type. */
export function part(raw: string, type: string) {
  const block = raw.split(/\r\n--[^\r\n]+\r\n/).find((piece) => piece.includes(`Content-Type: ${type}`))!
  const body = block.slice(block.indexOf('\r\n\r\n') + 4).split(/\r\n--/, 1)[0]!
  const decoded = /base64/i.test(block) ? Buffer.from(body, 'base64').toString('latin1') : quotedPrintable(body)
  return utf8(decoded).replaceAll('\r\n', '\n').trim()
}
