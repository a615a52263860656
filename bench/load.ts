import http from 'node:http'

/** Requests per second over kept connections, to this machine only and for a bounded time. */
export async function throughput(
  url: string,
  headers: Record<string, string>,
  seconds = 3,
  lanes = 16,
): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: lanes })
  const once = () =>
    new Promise<void>((resolve, reject) => {
      http
        .get(url, { agent, headers }, (response) => {
          if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
          response.resume().once('end', resolve)
        })
        .once('error', reject)
    })
  await Promise.all(Array.from({ length: lanes * 4 }, once))
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
