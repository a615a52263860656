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

test('scheduled backups need a folder and a long passphrase, and keep 7 days, 4 weeks and 12 months unless said', () => {
  expect(readConfig({}).backup).toBeNull()
  expect(() => readConfig({ BACKUP_TO: '/yedek' })).toThrow('BACKUP_PASSPHRASE')
  expect(() => readConfig({ BACKUP_TO: '/yedek', BACKUP_PASSPHRASE: 'kısa' })).toThrow('en az 16 karakter')
  expect(() => readConfig({ BACKUP_KEEP: '7,4,12' })).toThrow('BACKUP_TO')
  const given = { BACKUP_TO: '/yedek', BACKUP_PASSPHRASE: 'on-altı-karakterden-uzun' }
  expect(readConfig(given).backup).toEqual({
    folder: '/yedek',
    passphrase: given.BACKUP_PASSPHRASE,
    keep: { daily: 7, weekly: 4, monthly: 12 },
  })
  expect(readConfig({ ...given, BACKUP_KEEP: '2,0,1' }).backup?.keep).toEqual({ daily: 2, weekly: 0, monthly: 1 })
  expect(() => readConfig({ ...given, BACKUP_KEEP: 'hepsi' })).toThrow('BACKUP_KEEP')
})

test('MAIL-01 the hosted mail provider names everything that it lacks, and a wrong list of templates', () => {
  const read = (given: Record<string, string>) => () => readConfig({ MAIL_ADAPTER: 'emailjs', ...given })
  expect(read({})).toThrow(/EMAILJS_URL[\s\S]*EMAILJS_SERVICE_ID[\s\S]*EMAILJS_PUBLIC_KEY[\s\S]*EMAILJS_TEMPLATES/)
  const given = { EMAILJS_URL: 'https://posta.example.com/send', EMAILJS_SERVICE_ID: 's', EMAILJS_PUBLIC_KEY: 'k' }
  expect(read({ ...given, EMAILJS_TEMPLATES: 'contract-created' })).toThrow('ad=kimlik')
  expect(read({ ...given, EMAILJS_TEMPLATES: 'contract-created=t_1' })).toThrow('default=')
  const config = read({ ...given, EMAILJS_TEMPLATES: 'contract-created=t_1, default=t_2' })()
  expect(config.mail.emailJs.templates).toEqual({ 'contract-created': 't_1', default: 't_2' })
  expect(config.demo).toBe(false)
})

test('SMS is off unless asked for, and its service needs address, key and sender', () => {
  expect(readConfig({}).sms.adapter).toBe('off')
  expect(() => readConfig({ SMS_ADAPTER: 'http' })).toThrow(/SMS_URL[\s\S]*SMS_KEY[\s\S]*SMS_SENDER/)
  const http = { SMS_ADAPTER: 'http', SMS_URL: 'https://sms.test', SMS_KEY: 'k', SMS_SENDER: 'ANAHTAR' }
  expect(readConfig(http)).toMatchObject({ demo: false, sms: { adapter: 'http', sender: 'ANAHTAR' } })
  expect(() => readConfig({ ...http, DEMO: 'on' })).toThrow(/DEMO/)
})

/** The minimum configuration for production. */
const production = { NODE_ENV: 'production', MAIL_ADAPTER: 'smtp', SMTP_URL: 'smtp://posta' }

test('production does not begin with mails or messages that only administrators can read, unless asked for by name', () => {
  const refused = 'MAIL_ADAPTER: üretimde postalar gerçekten gönderilir'
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(refused)
  expect(() => readConfig({ NODE_ENV: 'production', MAIL_ADAPTER: 'outbox' })).toThrow(refused)
  expect(() => readConfig({ NODE_ENV: 'production', OUTBOX_IN_PRODUCTION: 'on' })).toThrow(refused)
  expect(() => readConfig({ ...production, SMS_ADAPTER: 'outbox' })).toThrow(
    'SMS_ADAPTER: üretimde SMS gerçekten gönderilir',
  )
  const asked = { NODE_ENV: 'production', MAIL_ADAPTER: 'outbox', SMS_ADAPTER: 'outbox', OUTBOX_IN_PRODUCTION: 'on' }
  expect(readConfig(asked)).toMatchObject({ mail: { adapter: 'outbox' }, sms: { adapter: 'outbox' } })
  expect(readConfig(production)).toMatchObject({ mail: { adapter: 'smtp' }, sms: { adapter: 'off' } })
  // Outside of production, the outbox is the default.
  expect(readConfig({}).mail.adapter).toBe('outbox')
})

test('demo data only where nobody can have real data, unless asked for', () => {
  expect(readConfig({}).demo).toBe(true)
  expect(readConfig(production).demo).toBe(false)
  expect(readConfig({ DATABASE_URL: 'postgres://db/a' }).demo).toBe(false)
  expect(readConfig({ DATABASE_URL: 'postgres://db/a', DEMO: 'on' }).demo).toBe(true)
  const smtp = { MAIL_ADAPTER: 'smtp', SMTP_URL: 'smtp://posta' }
  expect(readConfig(smtp).demo).toBe(false)
  expect(() => readConfig({ ...smtp, DEMO: 'on' })).toThrow(/DEMO/)
})

test('AMB-15 test pages are there outside production only', () => {
  expect(readConfig({}).testPages).toBe(true)
  expect(readConfig(production).testPages).toBe(false)
})
