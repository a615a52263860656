import http from 'node:http'

const ask = (url: string, agent: http.Agent, headers: Record<string, string>): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    const request = http
      .get(url, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
        response.resume().once('end', resolve)
      })
      .once('error', (error: NodeJS.ErrnoException) => {
        // A kept connection that the server was just closing says nothing about the reply, so the request is repeated
        // on another.
        if (request.reusedSocket && error.code === 'ECONNRESET') resolve(ask(url, agent, headers))
        else reject(error)
      })
  })

export interface Call {
  url: string
  headers: Record<string, string>
  body: string
}

const post = ({ url, headers, body }: Call, agent: http.Agent): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    const sent = { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
    http
      .request(url, { agent, method: 'POST', headers: sent }, (response) => {
        let said = ''
        response.setEncoding('utf8').on('data', (part) => {
          said += part
        })
        response.once('end', () =>
          response.statusCode === 200
            ? resolve()
            : reject(new Error(`${url} answered ${response.statusCode}: ${said}`)),
        )
      })
      .once('error', reject)
      .end(body)
  })

/** Seconds until all of these writes are answered, sixteen at a time over kept connections. */
export async function secondsFor(calls: readonly Call[], lanes = 16): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: lanes })
  const waiting = calls.values()
  const lane = async () => {
    for (const call of waiting) await post(call, agent)
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: lanes }, lane))
  agent.destroy()
  return (performance.now() - began) / 1000
}

/** The median time of one request without other load, in milliseconds. */
export async function patience(url: string, headers: Record<string, string>, times = 9): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const took: number[] = []
  for (let count = 0; count < times; count++) {
    const began = performance.now()
    await ask(url, agent, headers)
    took.push(performance.now() - began)
  }
  agent.destroy()
  return took.sort((a, b) => a - b)[Math.floor(times / 2)]!
}

/** Requests a second over kept connections, only to this machine and for a limited time. */
export async function throughput(
  url: string,
  headers: Record<string, string>,
  { seconds, lanes = 16 }: { seconds: number; lanes?: number },
): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: lanes })
  const once = () => ask(url, agent, headers)
  // Each lane opens its connection before the measurement begins.
  await Promise.all(Array.from({ length: lanes }, once))
  const until = performance.now() + seconds * 1000
  let count = 0
  const lane = async () => {
    while (performance.now() < until) {
      await once()
      count++
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  agent.destroy()
  return count / seconds
}

/** The times of sequential requests, each address so many times, after one warm-up round. */
export async function latencies(urls: string[], headers: Record<string, string>, times: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const took: { url: string; ms: number }[] = []
  for (let round = 0; round <= times; round++)
    for (const url of urls) {
      const began = performance.now()
      await ask(url, agent, headers)
      if (round > 0) took.push({ url, ms: performance.now() - began })
    }
  agent.destroy()
  took.sort((a, b) => a.ms - b.ms)
  const at = (share: number) => took[Math.max(0, Math.ceil(took.length * share) - 1)]!.ms
  return { at, slowest: took.at(-1)!.url, all: took.map(({ ms }) => ms) }
}
