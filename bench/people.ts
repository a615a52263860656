import { randomBytes } from 'node:crypto'
import type { Bench, Sql } from './bench.ts'
import { printGrowth } from './table.ts'

async function addUsers(sql: Sql, count: number) {
  const tag = randomBytes(4).toString('hex')
  await sql.query(
    `with a as (insert into auth_user (id, name, email)
       select gen_random_uuid(), 'Kişi ' || n, '${tag}' || n || '@bench.test' from generate_series(1, $1::int) n returning id, name, email)
     insert into users (id, "accountId", email, username, search_key, "userType", is_active, created_at)
       select gen_random_uuid(), id, email, name, lower(name) || ' ' || email, 'tenant', true, now() - random() * interval '900 days' from a`,
    [count],
  )
  await sql.query('vacuum analyze auth_user, users')
}

export function userAdder(sql: Sql) {
  let people = 0
  return async (count: number) => {
    if (count > people) await addUsers(sql, count - people)
    people = Math.max(people, count)
  }
}

const users = '/admin/users?state=all'

export async function measurePeople({ compare, cookies, haveUsers, scaled }: Bench) {
  await compare('oturum (GET /access/check)', '/access/check?guard=host', cookies.host)
  await compare('kullanıcı (GET /accounts/me)', '/accounts/me', cookies.host)
  await compare('kurlar (GET /rates)', '/rates', cookies.host)
  await haveUsers(1000)
  const few = await compare('kullanıcılar, 1.000 kişi', users, cookies.admin)
  await haveUsers(scaled(1_000_000))
  const many = await compare('kullanıcılar, 1.000.000 kişi', users, cookies.admin)
  printGrowth('büyüme, kullanıcılar', few, many)
}
