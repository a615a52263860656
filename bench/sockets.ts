import { type ChildProcess, fork } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import path from 'node:path'
import { sessionCookieName } from '../server/http/session-cookie.ts'
import type { Bench, Sql } from './bench.ts'
import { limits, printAtMost, printGrowth } from './table.ts'

export interface ChatMember {
  cookie: string
  chat: string
  userId: string
}
interface Pair {
  first: string
  second: string
  a: string
  b: string
  chat: string
}
export interface LoadOrder {
  url: string
  /** In pairs: the first of each pair writes, the second reads. */
  members: ChatMember[]
  perSecond: number
  seconds: number
}
export interface LoadResult {
  sent: number
  p50: number
  p99: number
  slowest: number
}

/** Pairs with a chat, and a session for each; the second of a pair was created by the first. */
export async function addPairs(sql: Sql, pairs: number, secret: string): Promise<ChatMember[]> {
  const tag = randomBytes(4).toString('hex')
  const person = (
    creator: string,
  ) => `insert into users (id, "accountId", email, username, search_key, "userType", is_active, "createdBy", host)
    select gen_random_uuid(), a.id, a.email, a.name, a.name, 'landlord', true, ${creator}`
  const account = (name: string) => `insert into auth_user (id, name, email)
    select gen_random_uuid(), n::text, n || '.${name}.${tag}@sockets.test' from generate_series(1, ${pairs}) n returning id, name, email`
  await sql.query(`with a as (${account('a')}) ${person('null, true')} from a`)
  await sql.query(`with a as (${account('b')}) ${person('h.id, false')} from a
    join users h on h.email = a.name || '.a.${tag}@sockets.test'`)
  const { rows } = await sql.query<Pair>(`
    with pair as (select u."createdBy" as first, u.id as second, h."accountId" as a, u."accountId" as b
      from users u join users h on h.id = u."createdBy" where u.email like '%.b.${tag}@sockets.test'),
    made as (insert into chats (id, user1, user2)
      select gen_random_uuid(), least(first, second), greatest(first, second) from pair returning id, user1, user2)
    select pair.*, made.id as chat from pair join made on made.user1 in (first, second) and made.user2 in (first, second)`)
  const people = rows.flatMap(({ first, second, a, b, chat }) => [
    { userId: first, account: a, chat },
    { userId: second, account: b, chat },
  ])
  const tokens = people.map(() => randomBytes(24).toString('base64url'))
  await sql.query(
    `insert into auth_session (id, "userId", token, "expiresAt") select gen_random_uuid(), a, t, now() + interval '1 day'
     from unnest($1::uuid[], $2::text[]) as s(a, t)`,
    [people.map(({ account }) => account), tokens],
  )
  await sql.query('analyze users, chats, auth_session')
  return people.map(({ userId, chat }, index) => {
    const signature = createHmac('sha256', secret).update(tokens[index]!).digest('base64')
    return {
      userId,
      chat,
      cookie: `${sessionCookieName(false)}=${encodeURIComponent(`${tokens[index]}.${signature}`)}`,
    }
  })
}

const answerOf = <Answer>(child: ChildProcess) =>
  new Promise<Answer>((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as Answer))
    child.once('exit', (code) => reject(new Error(`the clients ended with ${code}`)))
  })

/**
 * The time from the sender's call to the reader's event with this many connected browsers, which are another process.
 */
async function measureSockets({ sql, servers }: Bench, sockets: number) {
  const members = await addPairs(sql, sockets / 2, servers.secret)
  const before = await servers.server('memory')
  const child = fork(path.join(import.meta.dirname, 'socket-clients.ts'), { execArgv: ['--import', 'tsx'] })
  try {
    child.send({ url: servers.url, members, perSecond: 100, seconds: 15 } satisfies LoadOrder)
    await answerOf<'connected'>(child)
    const kilobytes = ((await servers.server('memory')) - before) / members.length / 1024
    const { sent, p50, p99, slowest } = await answerOf<LoadResult>(child)
    const rest = ` (yarısı ${p50.toFixed(0)} ms, en uzun ${slowest.toFixed(0)} ms, ${sent} mesaj, bağlantı başına ${kilobytes.toFixed(0)} kB)`
    printAtMost(`${members.length} bağlantı, %99`, p99, limits.socketMs, 'ms', rest)
  } finally {
    child.kill()
  }
}

/** Messages of other people, a hundred in each chat. */
export async function addMessages(sql: Sql, count: number) {
  await sql.query(
    `with u as (select id, row_number() over (order by id) as n from users where email like '%@bench.test'),
     c as (insert into chats (id, user1, user2) select gen_random_uuid(), a.id, b.id
       from u a join u b on b.n = a.n + 1 where a.n <= $1::int / 100 on conflict do nothing returning id, user1, user2)
     insert into messages (id, chat_id, sender_id, text, search_key, is_read)
       select gen_random_uuid(), c.id, case when n % 2 = 0 then c.user1 else c.user2 end, 'Mesaj ' || n, 'mesaj ' || n, n < 95
       from c, generate_series(1, 100) n`,
    [count],
  )
  await sql.query('vacuum analyze chats, messages')
}

export async function measureChat(bench: Bench) {
  const { sql, compare, cookies, host, haveUsers, scaled } = bench
  const { rows } = await sql.query<{ id: string }>(
    'select c.id from chats c join users u on u.id in (c.user1, c.user2) where u.email = $1 order by c.created_at limit 1',
    [host],
  )
  const measure = (label: string) => compare(`iletişim ekranı, ${label}`, `/chat?chat=${rows[0]!.id}`, cookies.host)
  // A hundred messages in each chat, and a chat for each neighbour.
  await haveUsers(scaled(20_000))
  await addMessages(sql, 1000)
  const few = await measure('1.000 mesaj')
  await addMessages(sql, scaled(1_000_000))
  const many = await measure('1.000.000 mesaj')
  printGrowth('büyüme, iletişim ekranı', few, many)
  await measureSockets(bench, scaled(10_000))
}
