import { createServer, type RequestListener, type Server } from 'node:http'
import type { Config } from '#server/config.ts'

/**
 * Longer than the minute for which proxies keep idle connections, so that a proxy never sends a request on a connection
 * that we are closing.
 */
const keepAliveMs = 75_000
/**
 * A connection without traffic in either direction is closed. Sockets send keep-alive messages, and no reply takes so
 * long to begin.
 */
const silentMs = 120_000
const maxHeaderSize = 16 * 1024
const second = 1000
/** How often the server looks for expired requests. */
const longestCheckMs = 5000

/** Sets all limits explicitly, independently of the runtime's defaults. */
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
  // Node would silently drop headers beyond a limit, and the proxy's header comes last; instead, requests with too many
  // are refused.
  server.maxHeadersCount = 0
  return server
}
