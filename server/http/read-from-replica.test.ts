import { expect, onTestFinished, test } from 'vitest'
import { forumApi } from '#domain/community/forum/forum.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { openPostgres } from '#server/db/client.ts'
import type { Client } from '#server/testing/client.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const post = (client: Client, title: string) =>
  client.call(forumApi.create, {
    body: { id: newId(), title, content: 'Depozito ne zaman geri verilir?', category: 'Depozito', tags: [] },
  })
const titles = async (client: Client) =>
  (await client.call(forumApi.list, { query: {} })).body.documents.map(({ title }) => title)

test('what may be some seconds old comes from the replica, and whoever has just written reads where they wrote', async () => {
  const behind = await startTestApp()
  await post(await behind.build.host(), 'Eski gönderi')
  const app = await startTestApp({ replica: behind.ctx.db })
  const [writer, reader] = [await app.build.host(), await app.build.host()]
  expect(await titles(writer)).toEqual(['Eski gönderi'])
  expect((await post(writer, 'Yeni gönderi')).status).toBe(200)
  expect(await titles(writer)).toEqual(['Yeni gönderi'])
  expect(await titles(reader)).toEqual(['Eski gönderi'])
  // Reads that must be current never go to the replica.
  const { result, statements } = await app.counting(() => reader.send('GET', '/api/properties'))
  expect(result.status).toBe(200)
  expect(statements.length).toBeGreaterThan(0)
  expect(writer.cookies.get('anahtar.written')).toBe('1')
})

test('whoever has changed or removed something reads where they wrote, too', async () => {
  const behind = await startTestApp()
  await post(await behind.build.host(), 'Eski gönderi')
  const app = await startTestApp({ replica: behind.ctx.db })
  const writer = await app.build.host()
  const id = newId()
  const texts = {
    title: 'Yeni gönderi',
    content: 'Depozito ne zaman geri verilir?',
    category: 'Depozito' as const,
    tags: [],
  }
  await writer.call(forumApi.create, { body: { id, ...texts } })
  const params = { id }
  const changes = {
    PUT: () => writer.call(forumApi.update, { params, body: { ...texts, title: 'Düzeltilmiş gönderi' } }),
    DELETE: () => writer.call(forumApi.remove, { params }),
  }
  const expected = { PUT: ['Düzeltilmiş gönderi'], DELETE: [] }
  for (const method of ['PUT', 'DELETE'] as const) {
    writer.cookies.delete('anahtar.written')
    expect(await titles(writer)).toEqual(['Eski gönderi'])
    expect((await changes[method]()).status).toBe(200)
    expect(await titles(writer)).toEqual(expected[method])
  }
})

test('a replica that is away keeps nobody from reading', async () => {
  const away = openPostgres('postgres://kimse@127.0.0.1:1/yok', { poolSize: 2 })
  onTestFinished(() => away.close())
  const app = await startTestApp({ replica: away })
  const [writer, reader] = [await app.build.host(), await app.build.host()]
  await post(writer, 'Tek gönderi')
  expect(await titles(reader)).toEqual(['Tek gönderi'])
})

test('without a replica no browser is told that it has written', async () => {
  const app = await startTestApp()
  const writer = await app.build.host()
  await post(writer, 'Gönderi')
  expect([...writer.cookies.keys()]).not.toContain('anahtar.written')
})
