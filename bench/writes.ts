import { addDays, isoDate } from '../domain/kernel/dates.ts'
import { newId } from '../domain/kernel/ids.ts'
import { contractFormFor, tenantParty } from '../server/testing/build-contract.ts'
import type { Bench, Sql } from './bench.ts'
import { median, rounds, untilNoFaster } from './compare.ts'
import { type Call, secondsFor } from './load.ts'
import { addPairs, type ChatMember } from './sockets.ts'
import type { Statement } from './statements.ts'
import { limits, printAtLeast } from './table.ts'
import { addTenancies } from './tenancies.ts'

interface Write {
  label: string
  /** The call for each pair, with new ids every time. */
  call(at: number): { path: string; body: object; cookie?: string }
  /** Restores what a run has used up. */
  reset?(): Promise<unknown>
}

/** A landlord and the tenant of one of their properties. */
interface Pair {
  landlord: ChatMember
  tenant: ChatMember
  property: string
  tenancy: string
}

/** Compares the hot writes with a transaction that only sends their statements. */
export async function measureWrites(bench: Bench) {
  const { sql, scaled } = bench
  const count = scaled(200)
  // The product writes to the first half, the bare handler to the second.
  const pairs = await addHomes(bench, count * 2)
  await keepJobsWaiting(sql)
  const today = isoDate(new Date())
  const measure = (write: Write) => measureWrite(bench, count, write)

  await measure({
    label: 'mesaj',
    call: (at) => ({
      path: `/chat/${pairs[at]!.landlord.chat}/messages`,
      body: { id: newId(), text: 'Kombi bakımı için yarın uygun musunuz?' },
      cookie: pairs[at]!.landlord.cookie,
    }),
    // The rate limit of a minute is meant for people.
    reset: () => sql.query('truncate rate_limits'),
  })
  await measure({
    label: 'ödeme',
    call: (at) => ({
      path: '/payments',
      body: {
        payments: [
          {
            tenancy_id: pairs[at]!.tenancy,
            amount: 100_000,
            currency: 'TL',
            on_date: addDays(today, -1),
            method: 'bank',
            key: newId(),
          },
        ],
      },
      cookie: pairs[at]!.landlord.cookie,
    }),
  })
  await measure({
    label: 'talep',
    call: (at) => ({
      path: '/suggestions',
      body: {
        id: newId(),
        property_id: pairs[at]!.property,
        tenant_id: pairs[at]!.tenant.userId,
        aciklama: 'Banyo musluğu damlatıyor.',
      },
      cookie: pairs[at]!.tenant.cookie,
    }),
  })
  const asked = await askTenants(bench, pairs)
  await measure({
    label: 'bağlantıyla yanıt',
    call: (at) => ({ path: `/approvals/${asked.tokens[at]}`, body: { answer: 'approved' } }),
    reset: asked.reset,
  })
}

async function measureWrite({ servers, sql }: Bench, count: number, { label, call, reset }: Write) {
  const callTo = (at: number, url?: string): Call => {
    const { path, body, cookie = '' } = call(at)
    // From many addresses, as in reality, because each has its own rate limit.
    const from = `10.${(at >> 8) & 255}.${at & 255}.${1 + Math.floor(Math.random() * 250)}`
    return {
      url: url ?? `${servers.url}/api${path}`,
      headers: { cookie, 'x-forwarded-for': from },
      body: JSON.stringify(body),
    }
  }
  const half = (from: number, url?: string) => Array.from({ length: count }, (_, at) => callTo(from + at, url))
  const tidy = async () => {
    await reset?.()
    await sql.query("delete from notifications where created_at > now() - interval '1 hour'")
    await sql.query('delete from mails')
    await sql.query('vacuum analyze notifications, mails')
  }

  const since = Date.now()
  const variants: Statement[][] = []
  let answer = { body: '', headers: {} as Record<string, string> }
  for (const { url, headers, body } of half(count)) {
    await servers.server('record', { writes: true })
    const type = { 'content-type': 'application/json' }
    const reply = await fetch(url, { method: 'POST', headers: { ...headers, ...type }, body })
    answer = { body: await reply.text(), headers: { 'content-type': 'application/json' } }
    if (reply.status !== 200) throw new Error(`${label} answered ${reply.status}: ${answer.body}`)
    variants.push(await servers.server('recorded'))
  }
  await tidy()
  // A longer recording also contains a background job.
  const shortest = Math.min(...variants.map(({ length }) => length))
  const recorded = variants.filter(({ length }) => length === shortest).map(asTransaction)
  const address = await servers.bare('serveWrites', recorded, since, answer.body, answer.headers)

  /** Calls a second, and milliseconds of CPU time for each. */
  const run = async (who: 'server' | 'bare', calls: Call[]) => {
    const cpu = () => (who === 'server' ? servers.server('cpu') : servers.bare('cpu'))
    const before = await cpu()
    const seconds = await secondsFor(calls)
    const after = await cpu()
    await tidy()
    return { rate: count / seconds, ms: (after.user + after.system - before.user - before.system) / 1000 / count }
  }
  await untilNoFaster(async () => (await run('server', half(0))).rate)
  await untilNoFaster(async () => (await run('bare', half(count, address))).rate)
  const [ours, least]: { rate: number; ms: number }[][] = [[], []]
  for (let round = 0; round < rounds; round++) {
    ours!.push(await run('server', half(0)))
    least!.push(await run('bare', half(count, address)))
  }
  const of = (runs: { rate: number; ms: number }[], what: 'rate' | 'ms') => median(runs.map((each) => each[what]))
  const figures = `${of(ours!, 'rate').toFixed(0).padStart(5)}/s yalın ${of(least!, 'rate').toFixed(0).padStart(5)}/s  ${shortest} SQL  işlemci ${of(ours!, 'ms').toFixed(2)} ve ${of(least!, 'ms').toFixed(2)} ms  oran `
  printAtLeast(`yazma, ${label}`, of(ours!, 'rate') / of(least!, 'rate'), limits.write, figures)
}

/** Where the product needs no transaction, because it writes with one statement, the bare handler begins one for it. */
function asTransaction(statements: Statement[]): Statement[] {
  if (statements.some(({ text }) => text === 'begin')) return statements
  const plain = (text: string): Statement => ({ name: text, text, values: [] })
  return [...statements.slice(0, -1), plain('begin'), statements.at(-1)!, plain('commit')]
}

/** Landlords with a tenant whose account covers a year; each pair has a chat in which everything is read. */
async function addHomes({ sql, servers, databaseUrl }: Bench, count: number): Promise<Pair[]> {
  const members = await addPairs(sql, count, servers.secret)
  // As if their browsers were open, because a message to an online user sends no notification.
  await sql.query(`update users set online_until = now() + interval '1 day' where id = any($1::uuid[])`, [
    members.map(({ userId }) => userId),
  ])
  const [owner] = members
  const { rows } = await sql.query<{ email: string }>('select email from users where id = $1', [owner!.userId])
  await addTenancies(databaseUrl!, { count, months: 12, owner: rows[0]!.email })
  const { rows: tenancies } = await sql.query<{ id: string }>('select id from tenancies where owner_id = $1', [
    owner!.userId,
  ])
  const pairs: Pair[] = []
  for (let at = 0; at < count; at++) {
    const [landlord, tenant] = [members[at * 2]!, members[at * 2 + 1]!]
    pairs.push({ landlord, tenant, property: '', tenancy: tenancies[at]!.id })
  }
  const given = [
    pairs.map(({ tenancy }) => tenancy),
    pairs.map(({ landlord }) => landlord.userId),
    pairs.map(({ tenant }) => tenant.userId),
  ]
  const who = 'unnest($1::uuid[], $2::uuid[], $3::uuid[]) as w(tenancy, landlord, tenant)'
  const { rows: moved } = await sql.query<{ tenancy: string; property: string }>(
    `update tenancies t set owner_id = w.landlord from ${who} where t.id = w.tenancy
     returning t.id as tenancy, t.property_id as property`,
    given,
  )
  const byTenancy = new Map(moved.map(({ tenancy, property }) => [tenancy, property]))
  for (const pair of pairs) pair.property = byTenancy.get(pair.tenancy)!
  const joined = `${who} join tenancies t on t.id = w.tenancy`
  await sql.query(`update properties p set creator = w.landlord from ${joined} where p.id = t.property_id`, given)
  await sql.query(`update contracts c set owner_id = w.landlord from ${joined} where c.tenancy_id = t.id`, given)
  await sql.query(
    `update contract_tenants ct set tenant_user_id = w.tenant from ${joined} join contracts c on c.tenancy_id = t.id
     where ct.contract_id = c.id`,
    given,
  )
  await sql.query(
    `insert into property_tenants (property_id, user_id) select t.property_id, w.tenant from ${joined}`,
    given,
  )
  // Ledger entries cannot be changed, so the owner is read from the tenancy.
  await sql.query(`update ledger_dues d set owner_id = w.landlord from ${who} where d.tenancy_id = w.tenancy`, given)
  await sql.query('vacuum analyze')
  return pairs
}

/** Jobs are delayed, because they do not belong to the call and the bare handler has no workers. */
async function keepJobsWaiting(sql: Sql) {
  await sql.query(`create function bench_later() returns trigger language plpgsql as $$
    begin new.start_after := now() + interval '1 day'; return new; end $$`)
  await sql.query('create trigger bench_later before insert on pgboss.job for each row execute function bench_later()')
}

/** A contract for every pair with two tenants, of whom the second is asked and the first has time. */
async function askTenants({ servers, sql }: Bench, pairs: Pair[]) {
  const tokens: string[] = []
  await sql.query(
    `with p as (select gen_random_uuid() as id, u from unnest($1::uuid[]) as u)
     insert into properties (id, baslik, creator, "tasinmazDurumu", search_key, title_key, aciklama)
     select id, 'Boş Daire', u, 'Kiralanmamış', 'bos daire', 'bos daire', 'bench yanıt' from p`,
    [pairs.map(({ landlord }) => landlord.userId)],
  )
  const { rows } = await sql.query<{ id: string; creator: string }>(
    `select id, creator from properties where aciklama = 'bench yanıt'`,
  )
  const owners = new Map(rows.map(({ id, creator }) => [creator, id]))
  for (const [at, { landlord }] of pairs.entries()) {
    const email = `yanit${at}@bench.test`
    const tenants = [tenantParty(`diger${at}@bench.test`, { is_primary: true }), tenantParty(email)]
    const form = contractFormFor(owners.get(landlord.userId)!, {
      tenants,
      terms: { baslangicTarihi: addDays(isoDate(new Date()), 20) },
    })
    const answer = await fetch(`${servers.url}/api/contracts`, {
      method: 'POST',
      headers: { cookie: landlord.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(form),
    })
    if (answer.status !== 200) throw new Error(`contract answered ${answer.status}: ${await answer.text()}`)
    const { rows: mails } = await sql.query<{ text: string }>(
      `select text from mails where "to" = $1 and template = 'tenant-approval'`,
      [email],
    )
    tokens.push(/tenant-approval\/([\w-]+)/.exec(mails[0]!.text)![1]!)
  }
  await sql.query('create table bench_approvals as table contract_approvals')
  const reset = () =>
    sql.query(`update contract_approvals a set approval_status = b.approval_status, approval_token = b.approval_token,
      approval_date = null, approval_way = b.approval_way, approval_note = b.approval_note
      from bench_approvals b where b.id = a.id and a.approval_status <> b.approval_status`)
  return { tokens, reset }
}
