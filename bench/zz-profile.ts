// usage: tsx /tmp/profile.ts <route> <seconds> [role]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { callsOf } from '/work/main/bench/calls.ts'
import { patience, throughput } from '/work/main/bench/load.ts'

const [route, seconds, email = 'ev.sahibi@demo.test'] = process.argv.slice(2)
const child = fork('/work/main/bench/zz-server.ts', {
  execArgv: ['--import', 'tsx'],
  serialization: 'advanced',
  cwd: '/work/main',
  env: {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DEMO: 'on',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: process.env.PROFILE_URL,
    DATA_DIR: '/tmp/profile-data',
  },
})
await once(child, 'message')
const server = callsOf<any>(child)
const { port } = await server('where')
const login = await fetch(`http://127.0.0.1:${port}/api/accounts/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email, password: 'Anahtar2026!', remember: true }),
})
const cookie = login.headers
  .getSetCookie()
  .map((l) => l.split(';')[0])
  .join('; ')
const url = `http://127.0.0.1:${port}/api${route}`
console.log('warm', await throughput(url, { cookie }, { seconds: 1 }))
child.kill('SIGUSR2')
console.log(
  'rate',
  await throughput(url, { cookie }, { seconds: Number(seconds) }),
  'alone',
  await patience(url, { cookie }),
)
child.kill('SIGUSR2')
await new Promise((r) => setTimeout(r, 1500))
await server('stop')
const gone = once(child, 'exit')
child.disconnect()
await gone
