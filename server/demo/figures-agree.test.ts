import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { users } from '#server/db/schema/accounts.ts'
import { disagreements, figuresOnScreens } from '#server/testing/figures-on-screens.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { demoPassword } from './demo-accounts.ts'
import { fillDemo } from './fill-demo.ts'

// Draws and prints dozens of files and hashes passwords, hence the long timeout.
test('DASH-01 PAY-01 ANL-01 AST-03 in the demo data every figure is the same on every screen and paper', {
  timeout: 300_000,
}, async () => {
  const app = await startTestApp({ env: { DEMO: 'on' } })
  await fillDemo(app.ctx)
  const email = 'ev.sahibi@demo.test'
  const owner = app.client()
  expect((await owner.call(accountsApi.login, { body: { email, password: demoPassword } })).status).toBe(200)
  const [user] = await app.ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  const said = await figuresOnScreens(app, Object.assign(owner, { id: user!.id }))
  expect(disagreements(said)).toEqual({})
  expect(said.properties).toEqual({ start: '17', list: '17', chips: '17', assistant: '17' })
})
