import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('every wrong variable is named at once, with what it should be', () => {
  const read = () => readConfig({ PORT: 'kapı', DATABASE_URL: 'mysql://x', IDENTITY_ADAPTER: 'falcı' })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*IDENTITY_ADAPTER/)
})

test('an adapter that needs an address says so', () => {
  expect(() => readConfig({ IDENTITY_ADAPTER: 'nvi', RATES_ADAPTER: 'http', MAIL_ADAPTER: 'smtp' })).toThrow(
    /IDENTITY_URL[\s\S]*RATES_URL[\s\S]*SMTP_URL/,
  )
})

test('demo data only where nobody can have real data, unless asked for', () => {
  expect(readConfig({}).demo).toBe(true)
  expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false)
  expect(readConfig({ DATABASE_URL: 'postgres://db/a' }).demo).toBe(false)
  expect(readConfig({ DATABASE_URL: 'postgres://db/a', DEMO: 'on' }).demo).toBe(true)
  const smtp = { MAIL_ADAPTER: 'smtp', SMTP_URL: 'smtp://posta' }
  expect(readConfig(smtp).demo).toBe(false)
  expect(() => readConfig({ ...smtp, DEMO: 'on' })).toThrow(/DEMO/)
})

test('AMB-15 test pages are there outside production only', () => {
  expect(readConfig({}).testPages).toBe(true)
  expect(readConfig({ NODE_ENV: 'production' }).testPages).toBe(false)
})
