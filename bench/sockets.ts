import { type ChildProcess, fork } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import path from 'node:path'
import type pg from 'pg'
import { sessionCookieName } from '../server/http/session-cookie.ts'

export interface Seat {
  cookie: string
  chat: string
  userId: string
}
export interface Ask {
  url: string
  /** Two by two: the first of each pair writes, the second reads. */
  seats: Seat[]
  perSecond: number
  seconds: number
}
export interface Measured {
  sent: number
  p50: number
  p99: number
  slowest: number
}

/** Pairs with a chat and a session each; the second of a pair was created by the first. */
async function addPairs(pool: pg.Pool, pairs: number, secret: string): Promise<Seat[]> {
  const tag = randomBytes(4).toString('hex')
  const person = (
    creator: string,
  ) => `insert into users (id, "accountId", email, username, search_key, "userType", is_active, "createdBy", host)
    select gen_random_uuid(), a.id, a.email, a.name, a.name, 'landlord', true, ${creator}`
  const account = (name: string) => `insert into auth_user (id, name, email)
    select gen_random_uuid(), n::text, n || '.${name}.${tag}@sockets.test' from generate_series(1, ${pairs}) n returning id, name, email`
  await pool.query(`with a as (${account('a')}) ${person('null, true')} from a`)
  await pool.query(`with a as (${account('b')}) ${person('h.id, false')} from a
    join users h on h.email = a.name || '.a.${tag}@sockets.test'`)
  const { rows } = await pool.query<{ first: string; second: string; a: string; b: string; chat: string }>(`
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
  await pool.query(
    `insert into auth_session (id, "userId", token, "expiresAt") select gen_random_uuid(), a, t, now() + interval '1 day'
     from unnest($1::uuid[], $2::text[]) as s(a, t)`,
    [people.map(({ account }) => account), tokens],
  )
  await pool.query('analyze users, chats, auth_session')
  return people.map(({ userId, chat }, at) => {
    const signature = createHmac('sha256', secret).update(tokens[at]!).digest('base64')
    return { userId, chat, cookie: `${sessionCookieName(false)}=${encodeURIComponent(`${tokens[at]}.${signature}`)}` }
  })
}

const answerOf = <Answer>(child: ChildProcess) =>
  new Promise<Answer>((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as Answer))
    child.once('exit', (code) => reject(new Error(`the clients ended with ${code}`)))
  })

/** From the sender's call to the reader's event, with this many browsers connected; the clients are another process. */
export async function measureSockets(pool: pg.Pool, url: string, sockets: number, secret: string) {
  const seats = await addPairs(pool, sockets / 2, secret)
  const before = process.memoryUsage.rss()
  const child = fork(path.join(import.meta.dirname, 'socket-clients.ts'), { execArgv: ['--import', 'tsx'] })
  try {
    child.send({ url, seats, perSecond: 100, seconds: 15 } satisfies Ask)
    await answerOf<'connected'>(child)
    const kilobytes = (process.memoryUsage.rss() - before) / seats.length / 1024
    const measured = await answerOf<Measured>(child)
    console.log(
      `${`${seats.length} bağlantı, ${measured.sent} mesaj`.padEnd(40)} p50 ${measured.p50.toFixed(0)} ms  p99 ${measured.p99.toFixed(0)} ms  en uzun ${measured.slowest.toFixed(0)} ms  bağlantı başına ${kilobytes.toFixed(0)} kB`,
    )
  } finally {
    child.kill()
  }
}

/** Messages of other people, a hundred in each chat. */
export async function addMessages(pool: pg.Pool, count: number) {
  await pool.query(
    `with u as (select id, row_number() over (order by id) as n from users where email like '%@bench.test'),
     c as (insert into chats (id, user1, user2) select gen_random_uuid(), a.id, b.id
       from u a join u b on b.n = a.n + 1 where a.n <= $1::int / 100 on conflict do nothing returning id, user1, user2)
     insert into messages (id, chat_id, sender_id, text, search_key, is_read)
       select gen_random_uuid(), c.id, case when n % 2 = 0 then c.user1 else c.user2 end, 'Mesaj ' || n, 'mesaj ' || n, n < 95
       from c, generate_series(1, 100) n`,
    [count],
  )
  await pool.query('vacuum analyze chats, messages')
}
