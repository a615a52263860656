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

test('the s3 storage names everything that it lacks, and a wrong value', () => {
  expect(readConfig({}).storage.adapter).toBe('disk')
  const read = (given: Record<string, string>) => () => readConfig({ STORAGE_ADAPTER: 's3', ...given })
  expect(read({})).toThrow(
    /S3_BUCKET[\s\S]*S3_ACCESS_KEY_ID[\s\S]*S3_SECRET_ACCESS_KEY[\s\S]*S3_ENDPOINT veya S3_REGION/,
  )
  const keys = { S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's', S3_REGION: 'eu-central-1' }
  expect(read({ ...keys, S3_BUCKET: 'Büyük Kova' })).toThrow('S3_BUCKET: geçerli bir kova adı olmalı')
  expect(read({ ...keys, S3_BUCKET: 'kova', S3_ENDPOINT: 'depo:9000' })).toThrow(/S3_ENDPOINT/)
  expect(read({ ...keys, S3_BUCKET: 'kova' })().storage).toMatchObject({ adapter: 's3', s3: { bucket: 'kova' } })
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
