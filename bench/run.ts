// How fast the hot endpoints are beside a bare handler that sends the same bytes from the same database.
// Needs BENCH_DATABASE_URL, a PostgreSQL on this machine where it may create and drop a database of its own.
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { readConfig } from '../server/config.ts'
import { startServer } from '../server/start.ts'
import { administer, databaseUrl } from '../server/testing/administer.ts'
import { measureAnalytics } from './analytics.ts'
import { addContracts } from './contracts.ts'
import { measureDashboard } from './dashboard.ts'
import { measureForum } from './forum.ts'
import { patience, throughput } from './load.ts'
import { measureMoney } from './money.ts'
import { addSearched, measureSearch } from './search.ts'
import { addMessages, measureSockets } from './sockets.ts'
import { recordStatements, type Statement } from './statements.ts'

const admin = process.env.BENCH_DATABASE_URL
if (!admin) {
  console.error('BENCH_DATABASE_URL gerekli: bu makinede, veritabanı oluşturulabilen bir PostgreSQL.')
  process.exit(1)
}
/** `npm run bench -- chat` measures that part alone. */
const wanted = process.argv.slice(2)
const partNames = [
  'accounts',
  'properties',
  'contracts',
  'chat',
  'money',
  'dashboard',
  'analytics',
  'forum',
  'search',
] as const
const unknown = wanted.find((name) => !partNames.some((part) => part === name))
if (unknown) {
  console.error(`${unknown} diye bir bölüm yok; olanlar: ${partNames.join(', ')}`)
  process.exit(1)
}
const host = 'ev.sahibi@demo.test'
/** Smaller numbers show in a minute whether the run works at all. */
const scale = Number(process.env.BENCH_SCALE ?? 1)
const scaled = (count: number) => Math.max(1, Math.round(count * scale))
const name = `anahtar_bench_${process.pid}`
await administer(admin, `create database ${name}`)
const url = databaseUrl(admin, name)
const config = {
  ...readConfig({
    DEMO: 'on',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: url,
    DATA_DIR: path.join(os.tmpdir(), name),
  }),
  // As fast as in production, where demo data is refused.
  production: true,
}
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

/** The same statements, prepared, and the same bytes: as little as the same answer can cost. */
async function bareServer(body: Buffer, statements: Statement[]) {
  const bare = http.createServer(async (_, response) => {
    for (const { text, values, name } of statements) await pool.query({ name, text, values })
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((ready) => bare.listen(0, '127.0.0.1', ready))
  return { port: (bare.address() as { port: number }).port, close: () => bare.close() }
}

async function beside<Figure>(
  route: string,
  cookie: string,
  measure: (url: string, headers: Record<string, string>) => Promise<Figure>,
) {
  const address = `http://127.0.0.1:${server.port}/api${route}`
  const ask = async () => Buffer.from(await (await fetch(address, { headers: { cookie } })).arrayBuffer())
  await ask()
  const { result: body, statements } = await recordStatements(ask)
  const bare = await bareServer(body, statements)
  const ours = await measure(address, { cookie })
  const least = await measure(`http://127.0.0.1:${bare.port}/`, {})
  bare.close()
  return { ours, least, statements: statements.length }
}

async function compare(label: string, route: string, cookie: string) {
  const { ours, least, statements } = await beside(route, cookie, async (url, headers) => ({
    alone: await patience(url, headers),
    many: await throughput(url, headers),
  }))
  console.log(
    `${label.padEnd(40)} ${ours.many.toFixed(0).padStart(6)}/s  yalın ${least.many.toFixed(0).padStart(6)}/s  oran ${(ours.many / least.many).toFixed(2)}  ${statements} SQL  tek istek ${ours.alone.toFixed(1)} ms`,
  )
  return ours.many
}

/** For what is made to be asked for once: a person may not ask for many, and the bare handler's calls count too. */
async function compareSlow(label: string, route: string, cookie: string) {
  const { ours, least, statements } = await beside(route, cookie, (url, headers) => patience(url, headers, 5))
  console.log(
    `${label.padEnd(40)} ${ours.toFixed(0).padStart(5)} ms  yalın ${least.toFixed(0).padStart(5)} ms  oran ${(least / ours).toFixed(2)}  ${statements} SQL`,
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

/** Properties with deed and features, for one owner or spread over a thousand. */
async function addProperties(count: number, owner = '%@bench.test') {
  await pool.query(
    `with o as (select row_number() over () as n, id from users where email like $2 limit 1000),
     p as (
       insert into properties (id, baslik, creator, "tasinmazDurumu", "tasinmazCinsi", search_key, title_key, created_at)
       select gen_random_uuid(), 'Daire ' || m.n, o.id,
         (array['Boş', 'Boşta', 'Kiralanmamış', 'Kiracı Aranıyor', 'Kiralanabilir'])[1 + m.n % 5],
         (array['Daire', 'Ofis', 'Villa'])[1 + m.n % 3], 'daire ' || m.n, 'daire ' || lpad(m.n::text, 12, '0'), now()
       from generate_series(1, $1::int) as m(n) join o on o.n = 1 + m.n % (select count(*) from o) returning id),
     d as (insert into deeds (id, property_id, il, ilce) select gen_random_uuid(), id, 'İstanbul', 'Kadıköy' from p)
     insert into property_features (id, property_id, "odaSayisi", metrekaresi) select gen_random_uuid(), id, '2+1', 90 from p`,
    [count, owner],
  )
  await pool.query('vacuum analyze properties, deeds, property_features')
}

let people = 0
async function haveUsers(count: number) {
  if (count > people) await addUsers(count - people)
  people = Math.max(people, count)
}
const growth = (from: number, to: number) => `${(from / to).toFixed(2)} kat`

let [hostCookie, adminCookie] = ['', '']
const parts: Record<(typeof partNames)[number], () => Promise<void>> = {
  async accounts() {
    await compare('oturum (GET /access/check)', '/access/check?guard=host', hostCookie)
    await compare('kullanıcı (GET /accounts/me)', '/accounts/me', hostCookie)
    await compare('kurlar (GET /rates)', '/rates', hostCookie)
    await haveUsers(1000)
    const small = await compare('kullanıcılar, 1.000 kişi', '/admin/users?state=pending', adminCookie)
    await haveUsers(scaled(200_000))
    const large = await compare('kullanıcılar, 200.000 kişi', '/admin/users?state=pending', adminCookie)
    console.log(`büyüme 1.000 -> 200.000 kişi: ${growth(small, large)}`)
  },

  async properties() {
    await haveUsers(1000)
    await addProperties(1000, host)
    const { rows } = await pool.query(
      'select p.id from properties p join users u on u.id = p.creator where u.email = $1 order by p.id desc limit 1',
      [host],
    )
    const measure = async (label: string) => ({
      list: await compare(`mülkler, ilk sayfa, ${label}`, '/properties', hostCookie),
      detail: await compare(`bir mülk, ${label}`, `/properties/${rows[0].id}`, hostCookie),
    })
    const few = await measure('1.000 mülk')
    await addProperties(scaled(999_000))
    const many = await measure('1.000.000 mülk')
    console.log(
      `büyüme 1.000 -> 1.000.000 mülk: liste ${growth(few.list, many.list)}, bir mülk ${growth(few.detail, many.detail)}`,
    )
  },

  async contracts() {
    await haveUsers(1000)
    await addContracts(pool, 1000, host)
    const measure = async (label: string) => ({
      list: await compare(`kontratlar, ilk sayfa, ${label}`, '/contracts', hostCookie),
      renters: await compare(`kiracılar, ilk sayfa, ${label}`, '/renters', hostCookie),
    })
    const few = await measure('1.000 kontrat')
    await addContracts(pool, scaled(999_000))
    const many = await measure('1.000.000 kontrat')
    console.log(
      `büyüme 1.000 -> 1.000.000 kontrat: kontratlar ${growth(few.list, many.list)}, kiracılar ${growth(few.renters, many.renters)}`,
    )
  },

  async chat() {
    const { rows } = await pool.query(
      'select c.id from chats c join users u on u.id in (c.user1, c.user2) where u.email = $1 order by c.created_at limit 1',
      [host],
    )
    const measure = (label: string) => compare(`iletişim ekranı, ${label}`, `/chat?chat=${rows[0].id}`, hostCookie)
    // A hundred messages in each chat, and a chat for each neighbour.
    await haveUsers(scaled(20_000))
    await addMessages(pool, 1000)
    const few = await measure('1.000 mesaj')
    await addMessages(pool, scaled(1_000_000))
    const many = await measure('1.000.000 mesaj')
    console.log(`büyüme 1.000 -> 1.000.000 mesaj: ${growth(few, many)}`)
    await measureSockets(pool, `http://127.0.0.1:${server.port}`, scaled(2000), server.ctx.secrets.auth)
  },

  async money() {
    await haveUsers(1000)
    await measureMoney({
      ...{ pool, ctx: server.ctx, host, others: '%@bench.test', scaled, growth },
      compare: (label, route) => compare(label, route, hostCookie),
      compareSlow: (label, route) => compareSlow(label, route, hostCookie),
    })
  },

  async dashboard() {
    await haveUsers(1000)
    await measureDashboard({
      ...{ pool, host, others: '%@bench.test', scaled, growth },
      asHost: (label) => compare(label, '/dashboard', hostCookie),
      asAdmin: (label) => compare(label, '/dashboard', adminCookie),
    })
  },

  async analytics() {
    const compareAs = (cookie: string) => (label: string, route: string) => compareSlow(label, route, cookie)
    await haveUsers(1000)
    await measureAnalytics({
      ...{ pool, host, others: '%@bench.test', scaled, growth },
      compareSlow: compareAs(hostCookie),
    })
  },

  async forum() {
    await haveUsers(1000)
    await measureForum({
      ...{ pool, url: `http://127.0.0.1:${server.port}`, cookie: hostCookie, scaled, growth },
      compare: (label, route) => compare(label, route, hostCookie),
    })
  },

  async search() {
    await addSearched(pool, { count: scaled(1_000_000), own: scaled(2000), host })
    await measureSearch({
      pool,
      url: `http://127.0.0.1:${server.port}`,
      cookies: {
        'yönetici, her kayıt': adminCookie,
        'mülk sahibi, her türden 2.000': hostCookie,
        'kiracı, bir ev': await cookieOf('kiraci@demo.test'),
      },
    })
  },
}

try {
  ;[hostCookie, adminCookie] = [await cookieOf(host), await cookieOf('yonetici@demo.test')]
  console.log(
    `${os.cpus().length} çekirdek, yük ${os.loadavg()[0]!.toFixed(1)}${scale === 1 ? '' : `, yalnızca deneme: ölçek ${scale}`}`,
  )
  for (const part of partNames) if (wanted.length === 0 || wanted.includes(part)) await parts[part]()
} finally {
  await pool.end()
  await server.close()
  await administer(admin, `drop database if exists ${name} with (force)`)
  await rm(config.dataDir, { recursive: true, force: true })
}
process.exit(0)
