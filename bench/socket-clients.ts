// The browsers of `measureSockets`, in a process of their own so that they do not take the server's CPU time.
import http from 'node:http'
import { io } from 'socket.io-client'
import { newId } from '../domain/kernel/ids.ts'
import { socketPath } from '../domain/people/realtime/realtime.events.ts'
import type { ChatMember, LoadOrder, LoadResult } from './sockets.ts'

const agent = new http.Agent({ keepAlive: true, maxSockets: 32 })
const sentAt = new Map<string, number>()
const took: number[] = []

function connect(url: string, { cookie, userId }: ChatMember) {
  const socket = io(url, { path: socketPath, transports: ['websocket'], forceNew: true, extraHeaders: { cookie } })
  socket.on('message', ({ message }: { message: { id: string; sender_id: string } }) => {
    const at = sentAt.get(message.id)
    if (at !== undefined && message.sender_id !== userId) took.push(performance.now() - at)
  })
  return new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
}

const send = (url: string, { cookie, chat }: ChatMember) =>
  new Promise<void>((resolve, reject) => {
    const id = newId()
    const body = JSON.stringify({ id, text: 'Merhaba, nasılsınız?' })
    sentAt.set(id, performance.now())
    http
      .request(
        `${url}/api/chat/${chat}/messages`,
        { agent, method: 'POST', headers: { cookie, 'content-type': 'application/json' } },
        (response) => {
          if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`))
          response.resume().once('end', resolve)
        },
      )
      .once('error', reject)
      .end(body)
  })

process.once('message', async ({ url, members, perSecond, seconds }: LoadOrder) => {
  const waiting = members.values()
  const lane = async () => {
    for (const member of waiting) await connect(url, member)
  }
  await Promise.all(Array.from({ length: 50 }, lane))
  process.send!('connected')
  const writers = members.filter((_, index) => index % 2 === 0)
  const total = perSecond * seconds
  const sending: Promise<void>[] = []
  for (let number = 0; number < total; number++) {
    sending.push(send(url, writers[(number * 7) % writers.length]!))
    await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond))
  }
  await Promise.all(sending)
  const until = performance.now() + 5000
  while (took.length < total && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
  if (took.length !== total) throw new Error(`${total} messages sent, ${took.length} arrived`)
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))]!
  process.send!({ sent: total, p50: at(0.5), p99: at(0.99), slowest: took.at(-1)! } satisfies LoadResult)
})
