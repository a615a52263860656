import type { PGlite } from '@electric-sql/pglite'
import pino from 'pino'
import { readConfig } from '../server/config.ts'
import { createEmbedded } from '../server/db/client.ts'
import { startServer } from '../server/start.ts'
import { record, recordedStatements, watchStatements } from './statements.ts'

watchStatements()
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
const client = (server.ctx.db as any).$client as PGlite
for (const route of ['/access/check?guard=host', '/properties', '/contracts', '/renters', '/dashboard']) {
  await (await fetch(base + route, { headers: { cookie } })).text()
  record()
  await (await fetch(base + route, { headers: { cookie } })).text()
  for (const [i, st] of recordedStatements().entries()) {
    const n = 40
    for (let k = 0; k < 5; k++) await client.query(st.text, st.values as any)
    let t = performance.now()
    for (let k = 0; k < n; k++) await client.query(st.text, st.values as any)
    const plain = (performance.now() - t) / n
    let prepared = NaN
    try {
      const nm = 'x' + i + route.replace(/\W/g, '')
      await client.exec(`prepare ${nm} as ${st.text}`)
      const lit = (v: any): string =>
        v === null || v === undefined
          ? 'null'
          : Array.isArray(v)
            ? `'{${v.map((x) => `"${x}"`).join(',')}}'`
            : `'${String(v instanceof Date ? v.toISOString() : v).replaceAll("'", "''")}'`
      const ex = `execute ${nm}${st.values.length ? `(${st.values.map(lit).join(',')})` : ''}`
      for (let k = 0; k < 7; k++) await client.exec(ex)
      t = performance.now()
      for (let k = 0; k < n; k++) await client.exec(ex)
      prepared = (performance.now() - t) / n
    } catch (e) {
      console.log(String(e).slice(0, 150))
    }
    console.log(route, i, st.text.length, 'plain', plain.toFixed(2), 'prepared', prepared.toFixed(2))
  }
}
await server.close()
process.exit(0)
