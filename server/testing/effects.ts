import type { Endpoint } from '#domain/kernel/endpoint.ts'
import type { AccessRow } from './access-table.ts'
import { type Caller, callers, type World } from './access-world.ts'
import type { Client } from './client.ts'
import type { TestApp } from './test-app.ts'

/** Stops the access table's row once its call has succeeded. */
class Succeeded extends Error {}

/** The first of them who may make the call makes it. */
const inTurn = [...new Set<Caller>(['owner', 'tenant', 'admin', ...callers])]

const counted = `
  select 'audit ' || area || ' ' || kind as what, count(*)::int from audit_log group by 1
  union all select 'mail ' || template, count(*)::int from mails group by 1
  union all select 'sms', count(*)::int from sms_messages having count(*) > 0
  union all select 'bell ' || kind, count(*)::int from notifications group by 1
  union all select 'job ' || name, count(*)::int from pgboss.job where name not in ('send-mail', 'send-sms') group by 1`

/** What a successful call leaves and tells besides its own rows: entries of the audit log, mails, notifications, events. */
export async function effectsOf(row: AccessRow, world: World): Promise<string[] | null> {
  for (const caller of inTurn) {
    const found = await effectsFor(row, world, caller)
    if (found) return found
  }
  return null
}

async function effectsFor(row: AccessRow, world: World, chosen: Caller): Promise<string[] | null> {
  const { app } = world
  let effects: string[] | null = null
  const watched = (real: Client, caller: Caller): Client => {
    const call = async (endpoint: Endpoint, input: object) => {
      // The row's own preparations.
      if (endpoint !== row.endpoint) return real.call(endpoint, input as never)
      if (caller !== chosen) return { status: 404, body: {} }
      const { result, effects: caused } = await during(app, () => real.call(endpoint, input as never))
      if (result.status >= 300) return result
      effects = caused
      throw new Succeeded()
    }
    return Object.assign(Object.create(real), { call })
  }
  const client = (caller: Caller) => watched(world.client(caller), caller)
  const otherBrowser = async (caller: Caller) => watched(await world.otherBrowser(caller), caller)
  await row.check({ ...world, client, otherBrowser }).catch((error) => {
    if (!(error instanceof Succeeded)) throw error
  })
  return effects
}

async function during<Result>(app: TestApp, work: () => Promise<Result>) {
  const { db, realtime } = app.ctx
  const counts = async () =>
    new Map(((await db.run(counted)).rows as { what: string; count: number }[]).map(({ what, count }) => [what, count]))
  const effects = new Set<string>()
  const { toUsers, recheck } = realtime
  const before = await counts()
  Object.assign(realtime, {
    toUsers: (people: readonly string[], event: string) => people.length > 0 && effects.add(`event ${event}`),
    recheck: () => effects.add('recheck'),
  })
  try {
    const result = await work()
    for (const [what, count] of await counts()) if (count > (before.get(what) ?? 0)) effects.add(what)
    return { result, effects: [...effects].sort() }
  } finally {
    Object.assign(realtime, { toUsers, recheck })
  }
}
