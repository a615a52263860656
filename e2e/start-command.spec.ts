import { request } from 'node:http'
import { expect, test } from '@playwright/test'
import { io } from 'socket.io-client'
import { socketPath } from '../domain/realtime/realtime.events.ts'
import { startDemoServer } from './demo-server.ts'
import { demoPassword } from './support.ts'

test('TERM sent to the process of npm start alone ends everything: a request under way is answered, sockets are closed, nothing stays behind', async () => {
  const server = await startDemoServer({}, undefined, ['npm', 'start'])
  const credentials = JSON.stringify({ email: 'ev.sahibi@demo.test', password: demoPassword })
  const signIn = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const login = await fetch(`${server.url}/api/accounts/login`, { ...signIn, body: credentials })
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
    ...signIn,
    headers: { ...signIn.headers, 'content-length': credentials.length, expect: '100-continue' },
  })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    underWay.once('response', (answer) => resolve(answer.resume().statusCode))
    underWay.once('error', reject)
  })
  // The server has read the head of the request and waits for the rest.
  const begun = new Promise((resolve) => underWay.once('continue', resolve))
  underWay.flushHeaders()
  await begun

  // Whoever still holds the output keeps it open: it closes once the server itself has ended.
  const closed = new Promise((resolve) => server.process.once('close', resolve))
  server.process.kill('SIGTERM')
  await hungUp
  underWay.end(credentials)
  expect(await answered).toBe(200)
  await closed
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
  await server.stop()
})
