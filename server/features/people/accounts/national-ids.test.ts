import { eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { users } from '#server/db/schema/accounts.ts'
import { encryptText } from '#server/platform/crypto.ts'
import { registration } from '#server/testing/register.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { hashNationalIds } from './national-ids.ts'

const number = '10000000146'
const register = async (app: TestApp, given: Parameters<typeof registration>[1]) => {
  const browser = app.client()
  const body = await registration(browser, given)
  return () => browser.call(accountsApi.register, { body })
}

test('one national ID has one account, also when five register at the same moment', async () => {
  const app = await startTestApp()
  const five = await Promise.all(Array.from({ length: 5 }, () => register(app, { tcKimlikNo: number })))
  const answers = await Promise.all(five.map((send) => send()))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'national_id_taken' })
  expect(await app.ctx.db.$count(users)).toBe(1)
})

test('a national ID that is taken reads the same with a free address and with a known one', async () => {
  const app = await startTestApp()
  const { email } = await app.build.host()
  await (await register(app, { tcKimlikNo: number }))()
  const free = await (await register(app, { tcKimlikNo: number }))()
  const known = await (await register(app, { tcKimlikNo: number, email }))()
  expect([known.status, known.body]).toEqual([free.status, free.body])
  // Nor does a first registration with a taken address leave the national id number free for a second try.
  const other = '17291716060'
  expect((await (await register(app, { tcKimlikNo: other, email }))()).status).toBe(200)
  expect((await (await register(app, { tcKimlikNo: other }))()).status).toBe(409)
})

test('accounts of an earlier release get their hash at start; of two with one number the older one has it', async () => {
  const app = await startTestApp()
  const kimlikNo = () => encryptText(app.ctx.secrets.encryption, number)
  const old = await app.build.host({ kimlikNo: kimlikNo() })
  const repeated = await app.build.host({ kimlikNo: kimlikNo() })
  const broken = await app.build.host({ kimlikNo: 'v1.bozuk' })
  await app.build.host()
  expect(await hashNationalIds(app.ctx)).toEqual({ hashed: 1, repeated: 2 })
  const hashed = await app.ctx.db.select().from(users).where(isNotNull(users.national_id_hash))
  expect(hashed.map(({ id }) => id)).toEqual([old.id])
  for (const { id } of [repeated, broken])
    expect((await app.ctx.db.select().from(users).where(eq(users.id, id)))[0]!.kimlikNo).not.toBeNull()
  expect(await hashNationalIds(app.ctx)).toEqual({ hashed: 0, repeated: 2 })
  expect((await (await register(app, { tcKimlikNo: number }))()).status).toBe(409)
})
