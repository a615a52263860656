import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { type AccessRow, refusesAll } from './access-table.ts'
import { type Caller, callers, type World } from './access-world.ts'
import type { Client } from './client.ts'
import type { TestApp } from './test-app.ts'

/** Stops the access table's row once its call has succeeded. */
class Succeeded extends Error {}

/** The first of them who may make the call makes it. */
const inTurn = [...new Set<Caller>(['owner', 'tenant', 'admin', ...callers])]

/** What was written down or will be sent, and to whom: an address, a phone number or the id of a person. */
const counted = `
  select 'audit ' || area || ' ' || kind as what, '' as who, count(*)::int from audit_log group by 1
  union all select 'mail ' || template, "to", count(*)::int from mails group by 1, 2
  union all select 'sms', "to", count(*)::int from sms_messages group by 1, 2
  union all select 'bell ' || kind, user_id::text, count(*)::int from notifications group by 1, 2
  union all select 'push', s.user_id::text, count(*)::int from pgboss.job j
    join push_subscriptions s on s.id::text = j.data->>'browser' where j.name = 'push' group by 1, 2
  union all select 'job ' || name, '', count(*)::int from pgboss.job
    where name not in ('send-mail', 'send-sms', 'push') group by 1`

export interface Effect {
  what: string
  who: string
}

/** What a successful call leaves and tells besides its own rows: entries of the audit log, mails, notifications, events. */
export async function effectsOf(row: AccessRow, world: World): Promise<string[] | null> {
  if (row.success) {
    const { by, input } = await row.success(world)
    const { result, effects } = await during(world.app, () => by.call(row.endpoint, input as never))
    if (refusesAll(result.body)) return ['every record was refused']
    return result.status < 300 ? namesOf(effects) : [`${result.status} ${result.message}`]
  }
  for (const caller of inTurn) {
    const found = await effectsFor(row, world, caller)
    if (found) return found
  }
  return null
}

const namesOf = (effects: Effect[]) => [...new Set(effects.map(({ what }) => what))].sort()

async function effectsFor(row: AccessRow, world: World, chosen: Caller): Promise<string[] | null> {
  const { app } = world
  let found: string[] | null = null
  const watched = (real: Client, caller: Caller): Client => {
    const call = async (endpoint: Endpoint, input: object) => {
      // The row's own preparations.
      if (endpoint !== row.endpoint) return real.call(endpoint, input as never)
      if (caller !== chosen) return { status: 404, body: {} }
      const { result, effects } = await during(app, () => real.call(endpoint, input as never))
      if (result.status >= 300 || refusesAll(result.body)) return result
      found = namesOf(effects)
      throw new Succeeded()
    }
    return Object.assign(Object.create(real), { call })
  }
  const client = (caller: Caller) => watched(world.client(caller), caller)
  const otherBrowser = async (caller: Caller) => watched(await world.otherBrowser(caller), caller)
  await row.check({ ...world, client, otherBrowser }).catch((error) => {
    if (!(error instanceof Succeeded)) throw error
  })
  return found
}

/** What the work leaves and tells, each with whom it is for. */
export async function during<Result>(app: TestApp, work: () => Promise<Result>) {
  const { db, realtime } = app.ctx
  const read = async () => (await db.run(counted)).rows as (Effect & { count: number })[]
  const effects: Effect[] = []
  const { toUsers, recheck } = realtime
  const before = new Map((await read()).map(({ what, who, count }) => [`${what} ${who}`, count]))
  Object.assign(realtime, {
    toUsers: (people: readonly string[], event: string) =>
      effects.push(...people.map((who) => ({ what: `event ${event}`, who }))),
    recheck: (who: string) => effects.push({ what: 'recheck', who }),
  })
  try {
    const result = await work()
    for (const { count, ...effect } of await read())
      if (count > (before.get(`${effect.what} ${effect.who}`) ?? 0)) effects.push(effect)
    return { result, effects }
  } finally {
    Object.assign(realtime, { toUsers, recheck })
  }
}
