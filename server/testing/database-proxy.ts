import { createServer, connect as openSocket, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * A proxy before the database. Freezing keeps its connections but transmits nothing, like a cut cable. With
 * `holdAfter`, the reply to the named statement arrives together with the end of the connection.
 */
export async function startDatabaseProxy(url: string) {
  const { hostname, port } = new URL(url)
  const folder = hostname.startsWith('%2F') && decodeURIComponent(hostname)
  const sockets = new Set<Socket>()
  let frozen = false
  let accepted = 0
  let heldStatement = ''
  const server = createServer((inner) => {
    accepted += 1
    const outer = folder ? openSocket(`${folder}/.s.PGSQL.${port}`) : openSocket(Number(port || 5432), hostname)
    let held: Buffer[] | undefined
    inner.on('data', (data) => {
      if (heldStatement && data.includes(heldStatement)) held ??= []
    })
    outer.on('end', () => {
      if (held) inner.end(Buffer.concat(held))
    })
    for (const [one, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(one)
      one.on('data', (data) => {
        if (one === outer && held) held.push(data)
        else if (!frozen) other.write(data)
      })
      one.on('error', () => {})
      one.on('close', () => (one === outer && held ? undefined : other.destroy()))
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const address = new URL(url)
  address.hostname = '127.0.0.1'
  address.port = String((server.address() as { port: number }).port)
  return {
    url: address.href,
    accepted: () => accepted,
    holdAfter: (statement: string) => {
      heldStatement = statement
    },
    freeze: (now: boolean) => {
      frozen = now
    },
  }
}
