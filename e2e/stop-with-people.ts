import { request } from 'node:http'
import { io } from 'socket.io-client'
import { socketPath } from '../domain/people/realtime/realtime.events.ts'
import type { DemoServer } from './demo-server.ts'

const person = JSON.stringify({ email: 'ev.sahibi@demo.test', password: 'Anahtar2026!' })
const json = { 'content-type': 'application/json' }

/**
 * Sends TERM to the started process alone, while a socket is open and a request is half sent. When everything has
 * ended, returns the reply's status, and whether anything still listens.
 */
export async function stopWithPeople(server: DemoServer) {
  const login = await fetch(`${server.url}/api/accounts/login`, { method: 'POST', headers: json, body: person })
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const line = io(server.url, {
    path: socketPath,
    reconnection: false,
    transports: ['websocket'],
    extraHeaders: { cookie },
  })
  await new Promise<void>((connected, refused) => {
    line.once('connect', connected)
    line.once('connect_error', refused)
  })
  const hungUp = new Promise((resolve) => line.once('disconnect', resolve))
  const underWay = request(`${server.url}/api/accounts/login`, {
    method: 'POST',
    headers: { ...json, 'content-length': person.length, expect: '100-continue' },
  })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    underWay.once('response', (answer) => resolve(answer.resume().statusCode))
    underWay.once('error', reject)
  })
  // The server has read the request's headers and waits for the body.
  const begun = new Promise((resolve) => underWay.once('continue', resolve))
  underWay.flushHeaders()
  await begun

  // A surviving child process would keep the output open, so `close` means that the server itself has ended.
  const closed = new Promise((resolve) => server.process.once('close', resolve))
  server.process.kill('SIGTERM')
  await hungUp
  underWay.end(person)
  const status = await answered
  await closed
  const listens = await fetch(`${server.url}/healthz`).then(
    () => true,
    () => false,
  )
  return { status, listens }
}
