import pino from 'pino'
import { expect, test } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { startTestApp, testPassword } from '#server/testing/test-app.ts'

test('ACC-08 a right password that yields no session reads like a wrong one; the log holds the reason', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const app = await startTestApp({ log, ownDatabase: true })
  const { email } = await app.build.host()
  // The database accepts the row but does not store it.
  await app.ctx.db.run(`create function nothing() returns trigger language plpgsql as $$ begin return null; end $$`)
  await app.ctx.db.run('create trigger lost before insert on auth_session for each row execute function nothing()')
  const login = (password: string) => app.client().call(accountsApi.login, { body: { email, password } })
  const reasons = () => lines.map((line) => JSON.parse(line).reason).filter(Boolean)

  const wrong = await login('yanlis-sifre')
  expect(reasons()).toEqual([])
  const lost = await login(testPassword)
  expect(lost).toMatchObject({ status: 401, message: 'Giriş yapılamadı. Email veya şifre hatalı.' })
  expect(lost.body).toEqual(wrong.body)
  expect(lost.headers.getSetCookie().filter((cookie) => cookie.includes('session_token='))).toEqual([])
  expect(reasons()).toEqual(['Session oluşturulamadı'])
  expect(JSON.stringify(lost.body)).not.toContain('Session')
})
