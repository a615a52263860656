import { Client as McpClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { expect, test } from 'vitest'
import { type TokenScope, tokenScopes } from '#domain/kernel/token-scopes.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { routes } from '#server/routes.ts'
import { agreedTenancy } from '#server/testing/build-tenancy.ts'
import { programOf } from '#server/testing/program-of.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { readingTools } from './reading-tools.ts'
import { writingTools } from './writing-tools.ts'

type Person = Awaited<ReturnType<TestApp['build']['host']>>
const terms = { baslangicTarihi: '2026-11-01', odemeGunu: 5, brutAylik: 25_000_00, depozito: 0 }

/** The protocol's own client, with the token of this person. */
async function connected(app: TestApp, person: Person, scopes: readonly TokenScope[]) {
  const { secret } = await programOf(app, person, scopes)
  const client = new McpClient({ name: 'deneme', version: '1.0.0' })
  const transport = new StreamableHTTPClientTransport(new URL('http://localhost:3000/mcp'), {
    requestInit: { headers: { authorization: `Bearer ${secret}` } },
    fetch: async (address, init) => app.app.fetch(new Request(address, init)),
  })
  // The library's own types do not allow for exactOptionalPropertyTypes.
  await client.connect(transport as Parameters<McpClient['connect']>[0])
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const answer = await client.callTool({ name, arguments: args })
    const [{ text }] = answer.content as [{ text: string }]
    return { isError: answer.isError ?? false, ...(JSON.parse(text) as Record<string, unknown>) } as {
      isError: boolean
      link?: string
      code?: string
      confirm?: string
      preview?: string
      result?: { documents?: Record<string, unknown>[]; entries?: object[]; rows?: { title: string }[]; kind?: string }
    }
  }
  return { client, call, tools: async () => (await client.listTools()).tools.map(({ name }) => name) }
}

async function rented(app: TestApp, host: Person, baslik: string, username: string) {
  const tenant = await app.build.tenant({ username })
  const property = await app.build.property(host, { baslik })
  return { property, ...(await agreedTenancy({ host, tenants: [tenant], property, terms })) }
}

test('the client of the protocol answers who has not paid with the right rows and the link to the screen, and sees no other owner’s', async () => {
  const app = await startTestApp()
  const [host, other] = [await app.build.host(), await app.build.host()]
  const own = await rented(app, host, 'Ilgaz Daire', 'Ayşe Yılmaz')
  const foreign = await rented(app, other, 'Moda Daire', 'Burak Demir')
  const mine = await connected(app, host, tokenScopes)
  const theirs = await connected(app, other, ['money:read'])

  const unpaid = await mine.call('list_payments', { state: 'late' })
  expect(unpaid).toMatchObject({ isError: false, link: 'http://localhost:3000/payment' })
  expect(unpaid.result!.documents).toMatchObject([
    { property_title: 'Ilgaz Daire', tenancy_id: own.tenancy, late: 25_000_00 },
  ])
  const atTheirs = await theirs.call('list_payments', { state: 'late' })
  expect(atTheirs.result!.documents).toMatchObject([{ property_title: 'Moda Daire' }])
  // Another owner's record answers as if it did not exist.
  const account = await mine.call('show_account', { tenancy: foreign.tenancy })
  expect(account).toMatchObject({ isError: true })
  const property = await mine.call('show_property', { id: foreign.property.id })
  expect([property.isError, JSON.stringify(property)]).toEqual([true, expect.not.stringContaining('Moda')])

  // In the assistant's words, by the same figures.
  const asked = await mine.call('ask', { question: 'Bu ay kim ödemedi?' })
  expect(asked.result).toMatchObject({ kind: 'answer' })
  expect(JSON.stringify(asked.result!.rows)).toContain('Ilgaz Daire')
  expect(JSON.stringify(asked)).not.toContain('Moda')
  expect(asked.link).toMatch(/^http:\/\/localhost:3000\//)
})

test('a token is offered the tools of its scopes alone: without a writing scope nothing can be written', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const reader = await connected(app, host, ['money:read'])
  expect(await reader.tools()).toEqual(['list_payments', 'show_account', 'list_expenses'])
  for (const name of ['list_properties', 'record_payment', 'ask', 'yok'])
    expect([name, (await reader.call(name, { question: 'Kim ödemedi?' })).isError]).toEqual([name, true])
  const all = await connected(app, host, tokenScopes)
  expect((await all.tools()).sort()).toEqual(
    ['ask', ...[...readingTools, ...writingTools].map(({ name }) => name)].sort(),
  )
  // Every tool is a call that programs may make.
  const scoped = new Set(routes.filter(({ endpoint }) => endpoint.scope).map(({ endpoint }) => endpoint))
  for (const { name, endpoint } of [...readingTools, ...writingTools])
    expect([name, scoped.has(endpoint)]).toEqual([name, true])
  for (const { endpoint } of readingTools) expect(endpoint.scope).toMatch(/:read$/)
})

test('a writing tool shows first what it would do, does exactly that, and does it once', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const { tenancy } = await rented(app, host, 'Ilgaz Daire', 'Ayşe Yılmaz')
  const writer = await connected(app, host, ['money:read', 'payments:write'])
  const args = { tenancy_id: tenancy, amount: 25_000_00, on_date: '2026-11-16', method: 'bank', note: '' }
  const paid = async () => (await host.call(paymentsApi.month, { query: {} })).body.documents[0]!.settled

  const preview = await writer.call('record_payment', args)
  expect(preview).toMatchObject({
    isError: false,
    preview: expect.stringContaining('25.000'),
    link: `http://localhost:3000/tenancy/${tenancy}/account`,
  })
  // Whom it is about stands beside it, and what is another owner's is not even previewed.
  expect(JSON.stringify(preview)).toContain('Ilgaz Daire')
  const foreign = await rented(app, await app.build.host(), 'Moda Daire', 'Burak Demir')
  expect(await writer.call('record_payment', { ...args, tenancy_id: foreign.tenancy })).toMatchObject({ isError: true })
  expect(await paid()).toBe(0)
  const { confirm } = preview
  // A code is for these arguments, this tool and this token, and for ten minutes.
  expect(await writer.call('record_payment', { ...args, amount: 26_000_00, confirm })).toMatchObject({
    code: 'preview_needed',
  })
  const another = await connected(app, host, ['payments:write'])
  expect(await another.call('record_payment', { ...args, confirm })).toMatchObject({ code: 'preview_needed' })
  expect(await writer.call('record_payment', { ...args, confirm: `${confirm}x` })).toMatchObject({
    code: 'preview_needed',
  })
  expect(await paid()).toBe(0)

  const done = await writer.call('record_payment', { ...args, confirm })
  expect(done.result!.entries).toMatchObject([{ tenancy_id: tenancy, amount: 25_000_00 }])
  expect((await writer.call('record_payment', { ...args, confirm })).isError).toBe(false)
  expect(await paid()).toBe(25_000_00)
  app.pass(11 * 60_000)
  expect(await writer.call('record_payment', { ...args, confirm })).toMatchObject({ code: 'preview_needed' })
})

test('without a valid token nothing answers, and a page of another site is refused', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  const accept = { accept: 'application/json, text/event-stream' }
  const bare = await host.send('POST', '/mcp', body, accept)
  expect([bare.status, bare.headers.get('www-authenticate'), ((await bare.json()) as { code: string }).code]).toEqual([
    401,
    'Bearer',
    'access_token_invalid',
  ])
  const { secret } = await programOf(app, host, ['money:read'])
  const authorization = `Bearer ${secret}`
  const send = (headers: object, sent = body) =>
    app.guest.send('POST', '/mcp', sent, { ...accept, authorization, ...headers })
  expect((await send({})).status).toBe(200)
  expect((await send({ origin: 'https://baska.example' })).status).toBe(403)
  expect((await send({}, '{"jsonrpc":')).status).toBe(400)
  expect((await send({}, `{"a":"${'x'.repeat(300_000)}"}`)).status).toBe(413)
  expect((await app.guest.send('GET', '/mcp', undefined, { authorization })).status).toBe(405)
  await app.ctx.db.run(`update users set is_active = false where id = '${host.id}'`)
  expect((await send({})).status).toBe(403)
})
