import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { stubServer, until } from '#web/ui/testing.tsx'
import { addressOf, CallError, call, clearPrefetchedReplies, orElse, prefetchReply } from './call.ts'
import { listen } from './events.ts'

const contract = endpoint({
  path: 'PATCH /contracts/:id',
  access: 'host',
  summary: '',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ notify: z.boolean().optional() }),
  body: z.strictObject({ term: z.number() }),
  reply: z.strictObject({ id: z.string() }),
})

let lost = 0
let off = () => {}
beforeEach(() => {
  lost = 0
  off = listen('userLoggedOut', () => {
    lost += 1
  })
})
afterEach(() => {
  off()
  vi.unstubAllGlobals()
})

test('params, query and body go where the declaration says', async () => {
  let sent: unknown
  const calls = stubServer((_, request) => {
    sent = request.body
    return { body: { id: 'a/b' } }
  })
  const reply = await call(contract, { params: { id: 'a/b' }, query: { notify: true }, body: { term: 12 } })
  expect(calls).toEqual(['PATCH /api/contracts/a%2Fb?notify=true'])
  expect(sent).toBe('{"term":12}')
  expect(reply).toEqual({ id: 'a/b' })
})

test('empty values are left out of the query, lists are repeated', () => {
  expect(addressOf({ path: '/x' }, { query: { a: undefined, b: null, c: ['1', '2'], d: '' } })).toBe(
    '/api/x?c=1&c=2&d=',
  )
})

test('a file goes as it is', async () => {
  let request: RequestInit = {}
  stubServer((_, given) => {
    request = given
    return { body: {} }
  })
  const file = new Blob(['x'], { type: 'image/png' })
  await call(accountsApi.uploadAvatar, { file })
  expect(request.body).toBe(file)
  expect(request.headers).toMatchObject({ 'content-type': 'image/png' })
})

test('a refusal arrives with its status, code, text and fields', async () => {
  stubServer(() => ({
    status: 400,
    body: { code: 'invalid_input', message: 'Kontrol edin', fields: { email: 'Hatalı' } },
  }))
  const error = await call(accountsApi.logout).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({
    status: 400,
    code: 'invalid_input',
    message: 'Kontrol edin',
    fields: { email: 'Hatalı' },
  })
})

test('ACC-44 a network that does not answer tells to check the connection', async () => {
  stubServer(() => new TypeError('Failed to fetch'))
  await expect(call(accountsApi.me)).rejects.toMatchObject({
    status: 0,
    message: 'Sunucuya ulaşılamadı. Lütfen internet bağlantınızı kontrol edin.',
  })
})

test('a page of a proxy is no text for people', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }))
  await expect(call(accountsApi.me)).rejects.toMatchObject({ status: 502, code: 'unexpected' })
})

test('401 ends the session, except where it means something else', async () => {
  stubServer(() => ({ status: 401, body: { code: 'no_session', message: 'x' } }))
  await call(accountsApi.login, { body: { email: 'a@b.co', password: 'x' } }).catch(() => {})
  await call(accountsApi.me).catch(() => {})
  await call(accountsApi.logout).catch(() => {})
  expect(lost).toBe(0)
  await call(accountsApi.sessions).catch(() => {})
  expect(lost).toBe(1)
})

test('ERR-01 a read that a screen can do without becomes the empty value', async () => {
  stubServer(() => ({ status: 500, body: {} }))
  expect(await orElse(call(accountsApi.sessions), { documents: [] })).toEqual({ documents: [] })
})

test('a call that is refused while the session is being replaced is sent again with the new one, and nobody is signed out', async () => {
  let renewed = false
  let renew = () => {}
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address)
    if (address.endsWith('/accounts/me')) return new Response('{}', { status: renewed ? 200 : 401 })
    await new Promise<void>((resolve) => {
      renew = resolve
    })
    renewed = true
    return new Response('{"recoveryCodes":["bir"]}')
  })
  const codes = call(accountsApi.confirmSecondFactor, { body: { code: '123456', password: 'x' } })
  const me = call(accountsApi.me)
  await until(() => expect(calls).toHaveLength(2))
  renew()
  expect(await codes).toEqual({ recoveryCodes: ['bir'] })
  expect(await me).toEqual({})
  expect(calls.filter((address) => address.endsWith('/accounts/me'))).toHaveLength(2)
  expect(lost).toBe(0)
  // Without such a request, the refusal is reported at once.
  renewed = false
  await expect(call(accountsApi.me)).rejects.toMatchObject({ status: 401 })
  expect(calls.filter((address) => address.endsWith('/accounts/me'))).toHaveLength(3)
})

test('what was asked for ahead is given once to the first who asks for it, and to nobody after a sign-out or too late', async () => {
  let answers = 0
  const calls = stubServer(() => ({ body: { answer: ++answers } }))
  const asked = endpoint({
    path: 'GET /dashboard',
    access: 'signed-in',
    summary: '',
    query: z.strictObject({ as: z.string() }),
    reply: z.strictObject({ answer: z.number() }),
  })
  const read = async (as = 'host') => (await call(asked, { query: { as } })).answer
  prefetchReply('/dashboard', { as: 'host' })
  expect([await read('tenant'), await read(), await read()]).toEqual([2, 1, 3])
  prefetchReply('/dashboard', { as: 'host' })
  clearPrefetchedReplies()
  expect(await read()).toBe(5)
  prefetchReply('/dashboard', { as: 'host' })
  vi.useFakeTimers({ now: Date.now() + 10_000 })
  expect(await read()).toBe(7)
  vi.useRealTimers()
  expect(new Set(calls)).toEqual(new Set(['GET /api/dashboard?as=host', 'GET /api/dashboard?as=tenant']))
})
