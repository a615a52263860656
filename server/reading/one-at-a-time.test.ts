import { expect, test } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { picture } from '#server/testing/pictures.ts'
import { startTestApp } from '#server/testing/test-app.ts'

test('one person’s many files are read by turns with those of others: nobody waits for all of them', {
  timeout: 60_000,
}, async () => {
  const app = await startTestApp()
  const [many, one] = [await app.build.host(), await app.build.host()]
  const file = await picture(1, { width: 3000, height: 2000 })
  const done: string[] = []
  const upload = async (client: typeof one, name: string) => {
    expect((await client.call(accountsApi.uploadAvatar, { file })).status).toBe(200)
    done.push(name)
  }
  const all = Array.from({ length: 8 }, (_, at) => upload(many, `many ${at}`))
  // Wait until the others are running or queued.
  await expect.poll(() => done.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(0)
  await upload(one, 'one')
  await Promise.all(all)
  expect(done.indexOf('one')).toBeLessThan(5)
})
