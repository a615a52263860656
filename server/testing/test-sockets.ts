import type { AddressInfo } from 'node:net'
import { io, type ManagerOptions, type Socket } from 'socket.io-client'
import { onTestFinished } from 'vitest'
import {
  type ClientEvents,
  type EventData,
  type ServerEvent,
  type ServerEvents,
  socketPath,
} from '#domain/people/realtime/realtime.events.ts'
import { socketAuthorizer } from '#server/features/people/chat/authorize-socket.ts'
import { limitConnections } from '#server/http/limit-connections.ts'
import { createNodeServer } from '#server/http/node-server.ts'
import type { Client } from './client.ts'
import { recordSentRefusals } from './refusal-record.ts'
import type { TestApp } from './test-app.ts'

export type TestSocket = Socket<ServerEvents, ClientEvents>

export const cookiesOf = (client: Pick<Client, 'cookies'>) =>
  [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** A browser's socket to a server; closed when the test ends. */
export function connectSocket(
  url: string,
  cookie: string,
  options: Partial<ManagerOptions> & { extra?: object } = {},
): TestSocket {
  const { extra, ...rest } = options
  const line: TestSocket = io(url, {
    path: socketPath,
    forceNew: true,
    reconnection: false,
    transports: ['websocket'],
    extraHeaders: { cookie, ...extra },
    ...rest,
  })
  onTestFinished(() => void line.disconnect())
  return line
}

/** Null once it is connected, otherwise the server's error. */
export const connectionError = (line: TestSocket) =>
  new Promise<string | null>((resolve) => {
    line.once('connect', () => resolve(null))
    line.once('connect_error', (error) => resolve(error.message))
  })

export const nextEvent = <Name extends ServerEvent>(line: TestSocket, name: Name) =>
  new Promise<EventData<Name>>((resolve) =>
    // The types match for each event, which the compiler cannot see for all events at once.
    line.once(name, ((event: EventData<Name>) => resolve(event)) as never),
  )

/** Collects all later events in order. */
export function listen(line: TestSocket): [string, unknown][] {
  const events: [string, unknown][] = []
  line.onAny((name: string, event: unknown) => events.push([name, event]))
  return events
}

/** Resolves when everything that the server sent before has arrived. */
export const allReceived = (line: TestSocket) => line.emitWithAck('openChat', { chat_id: crypto.randomUUID() })

/** Starts the test's app on a real port. */
export async function withSockets(app: TestApp) {
  const server = createNodeServer(app.ctx.config, app.app.listener)
  app.ctx.sockets.attach(server, { authorizer: socketAuthorizer(app.ctx), presence: app.ctx.presence })
  limitConnections(server, app.ctx)
  server.prependListener('request', recordSentRefusals)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(async () => {
    await app.ctx.sockets.close()
    await app.ctx.presence.stop()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    dial: (client: Pick<Client, 'cookies'>, options?: Parameters<typeof connectSocket>[2]) =>
      connectSocket(url, cookiesOf(client), options),
    async connect(client: Pick<Client, 'cookies'>, options?: Parameters<typeof connectSocket>[2]): Promise<TestSocket> {
      const line = connectSocket(url, cookiesOf(client), options)
      const no = await connectionError(line)
      if (no) throw new Error(`not connected: ${no}`)
      return line
    },
  }
}
