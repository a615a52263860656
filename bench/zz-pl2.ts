import pino from 'pino'
import { readConfig } from '../server/config.ts'
import { startServer } from '../server/start.ts'

const server = await startServer({
  config: {
    ...readConfig({ DEMO: 'on', PORT: '0', HOST: '127.0.0.1', DATA_DIR: '/tmp/profile-data' }),
    production: true,
  },
  log: pino({ level: 'silent' }),
})
const base = `http://127.0.0.1:${server.port}/api`
const login = await fetch(base + '/accounts/login', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'ev.sahibi@demo.test', password: 'Anahtar2026!', remember: true }),
})
const cookie = login.headers
  .getSetCookie()
  .map((l) => l.split(';')[0])
  .join('; ')
for (const route of [
  '/access/check?guard=host',
  '/accounts/me',
  '/properties',
  '/contracts',
  '/renters',
  '/dashboard',
]) {
  for (let k = 0; k < 8; k++) await (await fetch(base + route, { headers: { cookie } })).text()
  const t = performance.now()
  let s
  for (let k = 0; k < 20; k++) s = (await (await fetch(base + route, { headers: { cookie } })).text()).length
  console.log(route, s, ((performance.now() - t) / 20).toFixed(2))
}
console.log(process.memoryUsage.rss() / 1e6)
await server.close()
process.exit(0)
