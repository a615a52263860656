import { forumApi } from '#domain/community/forum/forum.api.ts'
import { ticketsApi } from '#domain/community/tickets/tickets.api.ts'
import { dashboardApi } from '#domain/insight/dashboard/dashboard.api.ts'
import type { CallInput, Endpoint, ReplyOf } from '#domain/kernel/endpoint.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { adminApi } from '#domain/operations/admin/admin.api.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { chatApi } from '#domain/people/chat/chat.api.ts'
import { propertiesApi } from '#domain/property/properties/properties.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { tenantsApi } from '#domain/work/tenants/tenants.api.ts'
import { demoPassword } from '#server/demo/demo-accounts.ts'
import type { RunningServer } from '#server/start.ts'

/** What the demo's landlord and tenant read, and what /verify says: an upgrade must not change any of it. */
export async function readFigures({ ctx, port }: RunningServer) {
  const landlord = await signIn(port, 'ev.sahibi@demo.test')
  const tenant = await signIn(port, 'kiraci@demo.test')
  const start = (await landlord(dashboardApi.view)).landlord!
  const { rentals } = await tenant(dashboardApi.view)
  const month = await landlord(paymentsApi.month, { query: { size: 100 } })
  const { properties, rented, empty, paid, pending_payments, contracts } = start.totals
  return {
    start: {
      totals: { properties, rented, empty, paid, pending_payments, contracts },
      months: start.month!.totals,
      // Stored before withheld tax stood beside the income.
      cashflow: start.cashflow.map(({ withheld: _, ...month }) => month),
    },
    payments: month.documents.map(({ property_title, state, currency, amount, settled, older }) => {
      return { property_title, state, currency, amount, settled, older }
    }),
    rentals: rentals!.map(({ currency, balance, overdue, deposit_held, due_on }) => {
      return { currency, balance, overdue, deposit_held, due_on }
    }),
    properties: await propertiesOf(landlord),
    tenants: await tenantsOf(landlord),
    users: (await (await signIn(port, 'yonetici@demo.test'))(adminApi.users)).total,
    contracts: await contractsOf(landlord),
    community: {
      forum: (await landlord(forumApi.list)).total,
      tickets: (await landlord(ticketsApi.own)).total,
      chats: (await landlord(chatApi.people)).partners.length,
    },
    verified: await verifiedHashes(ctx, port),
  }
}
type SignedInCall = Awaited<ReturnType<typeof signIn>>

async function propertiesOf(call: SignedInCall) {
  const { documents } = await call(propertiesApi.list, { query: { size: 100 } })
  return documents
    .map(({ baslik, tasinmazDurumu, odemeDurumu, tenants }) => ({ baslik, tasinmazDurumu, odemeDurumu, tenants }))
    .toSorted((one, other) => (one.baslik < other.baslik ? -1 : 1))
}

async function tenantsOf(call: SignedInCall) {
  const { documents } = await call(tenantsApi.list, { query: { size: 100 } })
  return documents.map(({ name, propertyInfo }) => `${name}, ${propertyInfo}`).toSorted()
}

async function contractsOf(call: SignedInCall) {
  const { documents } = await call(contractsApi.list, { query: { size: 100 } })
  return inTurn(documents, async ({ id }) => {
    const { contract, events, approvals } = await call(contractsApi.view, { params: { id } })
    const { status, brutAylik, bedelTuru, baslangicTarihi, bitisTarihi, ended, cancelled, terms_hash } = contract
    return {
      id,
      status,
      brutAylik,
      bedelTuru,
      baslangicTarihi,
      bitisTarihi,
      ended,
      cancelled,
      terms_hash,
      approvals: approvals.map(({ approval_status }) => approval_status),
      events: events.map(({ kind, at }) => `${at} ${kind}`),
    }
  })
}

async function verifiedHashes(ctx: RunningServer['ctx'], port: number) {
  const { rows } = await ctx.db.run('select hash from contract_snapshots union select hash from papers order by 1')
  return inTurn(rows as { hash: string }[], async ({ hash }, at) => {
    const call = callFrom(port, `10.0.1.${at}`)
    const { known, kind, state, status, agreed_at, superseded } = await call(contractsApi.verify, { params: { hash } })
    return { hash, known, kind, state, status, agreed_at, superseded }
  })
}

async function inTurn<Item, Result>(items: Item[], work: (item: Item, at: number) => Promise<Result>) {
  const results: Result[] = []
  for (const [at, item] of items.entries()) results.push(await work(item, at))
  return results
}

async function signIn(port: number, email: string) {
  const answer = await fetch(`http://127.0.0.1:${port}/api${accountsApi.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  if (!answer.ok) throw new Error(`${email}: ${await answer.text()}`)
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return callFrom(port, '10.0.0.1', cookies.join('; '))
}

const callFrom =
  (port: number, address: string, cookie = '') =>
  async <E extends Endpoint>({ path }: E, input?: CallInput<E>): Promise<ReplyOf<E>> => {
    const { params = {}, query = {} } = (input ?? {}) as Record<'params' | 'query', Record<string, string> | undefined>
    const asked = path.replace(/:(\w+)/g, (_, name) => params[name]!)
    const answer = await fetch(`http://127.0.0.1:${port}/api${asked}?${new URLSearchParams(query)}`, {
      headers: { cookie, 'x-forwarded-for': address },
    })
    if (answer.status !== 200) throw new Error(`${asked}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as ReplyOf<E>
  }
