import { createServer, type RequestListener, type Server } from 'node:http'
import type { Config } from '#server/config.ts'

/** Longer than the minute for which proxies keep a connection: whoever closes first must not be the one that is asked. */
const keepAliveMs = 75_000

export function createNodeServer(_config: Config, listener: RequestListener): Server {
  const server = createServer(listener)
  server.keepAliveTimeout = keepAliveMs
  return server
}
