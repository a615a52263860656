import { expect, test } from 'vitest'
import { z } from 'zod'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { routes } from '#server/routes.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { curlExample, inputExample, replyExample } from './examples.ts'

test('the example of every call for programs can be sent, and its answer is one that the call can give', () => {
  const wrong: string[] = []
  for (const { endpoint } of routes) {
    if (!endpoint.scope) continue
    const parts = {
      params: inputExample(endpoint.params),
      query: inputExample(endpoint.query),
      ...(!endpoint.upload && { body: inputExample(endpoint.body) }),
      ...(!endpoint.download && { reply: replyExample(endpoint.reply) }),
    }
    for (const [part, example] of Object.entries(parts)) {
      const read = endpoint[part as keyof typeof parts].safeParse(example)
      if (!read.success) wrong.push(`${endpoint.method} ${endpoint.path} ${part}: ${z.prettifyError(read.error)}`)
    }
  }
  expect(wrong).toEqual([])
})

test('an example is what one types into a terminal', () => {
  const by = 'token'
  expect(
    curlExample(paymentsApi.month, { publicUrl: 'https://kira.example.com', path: '/api/v1/payments/month', by }),
  ).toBe(`curl 'https://kira.example.com/api/v1/payments/month' \\\n  -H "authorization: Bearer $ANAHTAR"`)
  const typed = curlExample(paymentsApi.record, { publicUrl: '', path: '/api/v1/payments', by })
  const sent = /-d '(.*)'$/.exec(typed)![1]!
  expect(paymentsApi.record.body.parse(JSON.parse(sent)).payments).toHaveLength(1)
})

test('the page and the document for machines show the calls for programs with scope, example and what they promise', async () => {
  const app = await startTestApp()
  const page = await (await app.guest.send('GET', '/api/docs')).text()
  const document = (await (await app.guest.send('GET', '/api/v1/openapi.json')).json()) as {
    paths: Record<string, Record<string, { 'x-scope': string; security: object[] }>>
  }
  const scoped = routes.filter(({ endpoint }) => endpoint.scope)
  for (const { endpoint } of scoped) {
    const described = document.paths[`/api/v1${endpoint.path.replace(/:(\w+)/g, '{$1}')}`]
    expect(described?.[endpoint.method.toLowerCase()]).toMatchObject({
      'x-scope': endpoint.scope,
      security: [{ token: [] }],
    })
    expect(page).toContain(`/api/v1${endpoint.path}`)
  }
  expect(Object.values(document.paths).flatMap((calls) => Object.keys(calls))).toHaveLength(scoped.length)
  for (const text of ['en az on iki ay', 'payments:write', 'erisim-anahtarlari']) expect(page).toContain(text)
})
