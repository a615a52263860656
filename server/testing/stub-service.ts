import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface StubRequest {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

export interface StubService {
  address: string
  requests: StubRequest[]
}

/** A real HTTP service on a free local port, for tests of adapters; closed when the test ends. */
export async function stubService(
  answer: (request: StubRequest, response: ServerResponse) => void,
): Promise<StubService> {
  const requests: StubRequest[] = []
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const { method = '', url: path = '', headers } = incoming
    const request = { method, path, headers, body: Buffer.concat(chunks).toString('utf8') }
    requests.push(request)
    answer(request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  return { address: `http://127.0.0.1:${port}`, requests }
}

/** An address without a listener. */
export async function deadAddress(): Promise<string> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return `http://127.0.0.1:${port}`
}

export const answerJson = (status: number, value: unknown) => (_: StubRequest, response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

export const answerText =
  (status: number, text: string | Buffer, type = 'text/html') =>
  (_: StubRequest, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': type }).end(text)
  }

export const neverAnswer = () => {}
