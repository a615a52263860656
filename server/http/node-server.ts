import { createServer, type RequestListener, type Server } from 'node:http'
import type { Config } from '#server/config.ts'

/** Longer than the minute for which proxies keep a connection: whoever closes first must not be the one that is asked. */
const keepAliveMs = 75_000
/** On which nothing is sent either way. Sockets say that they are alive, and no answer takes so long to begin. */
const silentMs = 120_000
const maxHeaderSize = 16 * 1024
const second = 1000
/** How often it is looked for those whose time is over. */
const longestCheckMs = 5000

/** All of its limits stand here, whatever those of the runtime are. */
export function createNodeServer(config: Pick<Config, 'timeouts'>, listener: RequestListener): Server {
  const requestTimeout = config.timeouts.requestSeconds * second
  const headersTimeout = Math.min(config.timeouts.headersSeconds * second, requestTimeout)
  const server = createServer(
    {
      headersTimeout,
      requestTimeout,
      connectionsCheckingInterval: Math.min(longestCheckMs, headersTimeout / 4),
      keepAliveTimeout: keepAliveMs,
      maxHeaderSize,
    },
    listener,
  )
  server.timeout = silentMs
  // The runtime would leave out what is beyond a number, and the proxy's own header comes last: too many are refused.
  server.maxHeadersCount = 0
  return server
}
