import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface S3Service {
  address: string
  bucket: string
  accessKeyId: string
  /** By `area/name`. */
  objects: Map<string, Buffer>
  /** Like a full bucket. */
  refuseWrites(): void
  stop(): Promise<void>
}

const errors = {
  AccessDenied: [403, 'Access Denied'],
  InvalidAccessKeyId: [403, 'The access key does not exist.'],
  NoSuchBucket: [404, 'The specified bucket does not exist'],
  NoSuchKey: [404, 'The specified key does not exist.'],
  XAmzContentSHA256Mismatch: [400, 'The content does not fit its checksum.'],
  MethodNotAllowed: [405, 'The method is not allowed.'],
} as const

function refuse(response: ServerResponse, code: keyof typeof errors, { head = false } = {}) {
  const [status, message] = errors[code]
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(head ? undefined : xml)
}

const signature =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/[\w-]+\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=[0-9a-f]{64}$/

/** The part of S3 that file storage needs, over real HTTP: objects in one bucket, path-style, signed requests. */
export async function s3Service(): Promise<S3Service> {
  const bucket = 'anahtar-deneme'
  const accessKeyId = 'DENEMEANAHTARI'
  const objects = new Map<string, Buffer>()
  let isFull = false
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const head = incoming.method === 'HEAD'
    const signed = signature.exec(incoming.headers.authorization ?? '')
    if (!signed?.[2]?.split(';').includes('host')) return refuse(response, 'AccessDenied', { head })
    if (signed[1] !== accessKeyId) return refuse(response, 'InvalidAccessKeyId', { head })
    const [, asked, ...rest] = decodeURIComponent(new URL(incoming.url ?? '/', 'http://s3').pathname).split('/')
    if (asked !== bucket) return refuse(response, 'NoSuchBucket', { head })
    const key = rest.join('/')
    const sent = incoming.headers['x-amz-content-sha256']
    if (
      typeof sent === 'string' &&
      /^[0-9a-f]{64}$/.test(sent) &&
      sent !== createHash('sha256').update(body).digest('hex')
    )
      return refuse(response, 'XAmzContentSHA256Mismatch')

    if (incoming.method === 'PUT' && isFull) return refuse(response, 'AccessDenied')
    if (incoming.method === 'PUT') {
      objects.set(key, body)
      return response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end()
    }
    if (incoming.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const query = new URL(incoming.url ?? '/', 'http://s3').searchParams
    if (incoming.method === 'GET' && query.has('list-type')) {
      const prefix = query.get('prefix') ?? ''
      const keys = [...objects.keys()].filter((name) => name.startsWith(prefix)).slice(0, 1000)
      const contents = keys.map(
        (name) => `<Contents><Key>${name}</Key><Size>${objects.get(name)!.length}</Size></Contents>`,
      )
      const result = `<Name>${bucket}</Name><KeyCount>${keys.length}</KeyCount><IsTruncated>false</IsTruncated>`
      response.writeHead(200, { 'content-type': 'application/xml' })
      return response.end(`<?xml version="1.0"?><ListBucketResult>${result}${contents.join('')}</ListBucketResult>`)
    }
    if (incoming.method !== 'GET' && !head) return refuse(response, 'MethodNotAllowed')
    const found = objects.get(key)
    if (!found) return refuse(response, 'NoSuchKey', { head })
    response.writeHead(200, { 'content-length': found.length, 'content-type': 'application/octet-stream' })
    response.end(head ? undefined : found)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  onTestFinished(stop)
  const refuseWrites = () => {
    isFull = true
  }
  return { address: `http://127.0.0.1:${port}`, bucket, accessKeyId, objects, refuseWrites, stop }
}
