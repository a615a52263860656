import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Config } from '#server/config.ts'
import { networkOf } from '#server/platform/network-of.ts'
import { logSecurity } from '#server/platform/security-log.ts'
import { discardUnreadBody } from './api-request.ts'
import { clientAddress } from './client-address.ts'

interface Options {
  config: Pick<Config, 'trustProxy' | 'connectionsPerAddress'>
  log: Logger
}

const mostHeaders = 100

/**
 * Limits what one address may have open at once. Without a proxy it counts connections, idle ones too. Behind a proxy
 * every connection is the proxy's, so it counts requests and sockets by client address. Call it after all other
 * listeners are added, because it runs before them and hides refused requests from them.
 */
export function limitConnections(server: Server, { config, log }: Options) {
  const open = openByAddress(config.connectionsPerAddress, () =>
    // The address is personal data and is not logged; the number shows which setting applies.
    logSecurity(log, 'cut_off', { code: 'too_many_connections', most: config.connectionsPerAddress }),
  )
  const addressIn = ({ headers, socket }: IncomingMessage) => {
    const forwarded = headers['x-forwarded-for']
    return clientAddress(config, { forwarded: String(forwarded ?? ''), remote: socket.remoteAddress })
  }
  if (!config.trustProxy)
    server.on('connection', (socket: Socket) => {
      if (!open.enter(socket.remoteAddress ?? 'unknown', socket)) socket.destroy()
    })
  passOn<[ServerResponse]>(server, 'request', (request, response) => {
    if (request.rawHeaders.length > 2 * mostHeaders) return answer(request, response, 'too_many_headers')
    if (config.trustProxy && !open.enter(addressIn(request), response))
      return answer(request, response, 'too_many_connections')
    return true
  })
  passOn<[Duplex, Buffer]>(server, 'upgrade', (request, socket) => {
    const admitted =
      request.rawHeaders.length <= 2 * mostHeaders && (!config.trustProxy || open.enter(addressIn(request), socket))
    if (!admitted) socket.end('HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    return admitted
  })
}

function answer(request: IncomingMessage, response: ServerResponse, code: 'too_many_headers' | 'too_many_connections') {
  const refusal = refuse(code)
  response.once('finish', () => discardUnreadBody(request))
  response.writeHead(refusal.status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify({ success: false, ...refusal.toBody() }))
  return false
}

/** Puts itself before the existing listeners of the event; they only receive what `admits` accepts. */
function passOn<Rest extends unknown[]>(
  server: Server,
  event: 'request' | 'upgrade',
  admits: (request: IncomingMessage, ...rest: Rest) => boolean,
) {
  const listeners = server.listeners(event)
  server.removeAllListeners(event)
  server.on(event, (request: IncomingMessage, ...rest: unknown[]) => {
    if (!admits(request, ...(rest as Rest))) return
    for (const listener of listeners) listener.call(server, request, ...rest)
  })
}

interface Closing {
  once(event: 'close', listener: () => void): unknown
}

function openByAddress(most: number, refused: () => void) {
  const addresses = new Map<string, { open: number; logged: boolean }>()
  return {
    /**
     * Counts until `until` closes; false if the address is at its limit. Reports the refusal once, until the address
     * has closed everything.
     */
    enter(given: string, until: Closing): boolean {
      const address = networkOf(given)
      const of = addresses.get(address) ?? { open: 0, logged: false }
      if (of.open >= most) {
        if (!of.logged) refused()
        of.logged = true
        return false
      }
      of.open += 1
      addresses.set(address, of)
      until.once('close', () => {
        of.open -= 1
        if (of.open === 0) addresses.delete(address)
      })
      return true
    },
  }
}
