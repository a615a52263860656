// How fast the hot endpoints are beside a bare handler that sends the same bytes from the same database.
// Needs BENCH_DATABASE_URL, a PostgreSQL on this machine where it may create and drop a database of its own.
import { randomBytes } from 'node:crypto'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { readConfig } from '../server/config.ts'
import { startServer } from '../server/start.ts'
import { administer, databaseUrl } from '../server/testing/template.ts'
import { throughput } from './load.ts'

const admin = process.env.BENCH_DATABASE_URL
if (!admin) {
  console.error('BENCH_DATABASE_URL gerekli: bu makinede, veritabanı oluşturulabilen bir PostgreSQL.')
  process.exit(1)
}
const name = `anahtar_bench_${process.pid}`
await administer(admin, `create database ${name}`)
const url = databaseUrl(admin, name)
const config = readConfig({
  NODE_ENV: 'production',
  DEMO: 'on',
  PORT: '0',
  HOST: '127.0.0.1',
  DATABASE_URL: url,
  DATA_DIR: path.join(os.tmpdir(), name),
})
const server = await startServer({ config, log: pino({ level: 'silent' }) })
const pool = new pg.Pool({ connectionString: url, max: config.databasePool })
// Dropping the database at the end cuts connections that are just being closed.
pool.on('error', () => {})

async function cookieOf(email: string) {
  const login = await fetch(`http://127.0.0.1:${server.port}/api/accounts/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Anahtar2026!', remember: true }),
  })
  return login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

const sessionSql = `select s.id, s."userId", u.*,
    (select id from properties where creator = u.id limit 1) as owns,
    (select property_id from property_tenants where user_id = u.id limit 1) as rents
  from auth_session s left join users u on u."accountId" = s."userId" where s.token = $1 and s."expiresAt" > now()`

/** The session read by hand and the same bytes: as little as an answer to a signed-in caller can cost. */
async function bareServer(body: string, cookie: string) {
  const token = decodeURIComponent(/session_token=([^;]+)/.exec(cookie)![1]!).split('.')[0]
  const bare = http.createServer(async (_, response) => {
    await pool.query({ name: 'session', text: sessionSql, values: [token] })
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((ready) => bare.listen(0, '127.0.0.1', ready))
  return { port: (bare.address() as { port: number }).port, close: () => bare.close() }
}

async function compare(label: string, route: string, cookie: string) {
  const address = `http://127.0.0.1:${server.port}/api${route}`
  const body = await (await fetch(address, { headers: { cookie } })).text()
  const bare = await bareServer(body, cookie)
  const [ours, least] = [await throughput(address, { cookie }), await throughput(`http://127.0.0.1:${bare.port}/`, {})]
  bare.close()
  console.log(
    `${label.padEnd(34)} ${ours.toFixed(0).padStart(6)}/s  yalın ${least.toFixed(0).padStart(6)}/s  oran ${(ours / least).toFixed(2)}`,
  )
  return ours
}

async function addUsers(count: number) {
  const tag = randomBytes(4).toString('hex')
  await pool.query(
    `with a as (insert into auth_user (id, name, email)
       select gen_random_uuid(), 'Kişi ' || n, '${tag}' || n || '@bench.test' from generate_series(1, $1::int) n returning id, name, email)
     insert into users (id, "accountId", email, username, search_key, "userType", is_active, created_at)
       select gen_random_uuid(), id, email, name, lower(name) || ' ' || email, 'tenant', true, now() - random() * interval '900 days' from a`,
    [count],
  )
  await pool.query('analyze')
}

try {
  const [hostCookie, adminCookie] = [await cookieOf('ev.sahibi@demo.test'), await cookieOf('yonetici@demo.test')]
  await compare('oturum (GET /access/check)', '/access/check?guard=host', hostCookie)
  await compare('kullanıcı (GET /accounts/me)', '/accounts/me', hostCookie)
  await compare('kurlar (GET /rates)', '/rates', hostCookie)
  await addUsers(1000)
  const small = await compare('kullanıcılar, 1.000 kişi', '/admin/users?state=pending', adminCookie)
  await addUsers(199_000)
  const large = await compare('kullanıcılar, 200.000 kişi', '/admin/users?state=pending', adminCookie)
  console.log(`büyüme 1.000 -> 200.000 kişi: ${(small / large).toFixed(2)} kat`)
} finally {
  await pool.end()
  await server.close()
  await administer(admin, `drop database if exists ${name} with (force)`)
}
process.exit(0)
