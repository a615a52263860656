import { z } from 'zod'
import { defaultTexts } from '#domain/kernel/public-config.ts'

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')
const address = z.url({ protocol: /^https?$/, error: 'http:// veya https:// ile başlayan bir adres olmalı' })
const postgresAddress = z.string().regex(/^postgres(ql)?:\/\//, 'postgres:// ile başlayan bir adres olmalı')
const empty = (value: unknown) => (value === '' ? undefined : value)
/** name=id, name=id: maps our mails to the templates of a mail provider. */
const templates = z
  .string()
  .regex(/^\s*[\w-]+\s*=\s*[\w-]+\s*(?:,\s*[\w-]+\s*=\s*[\w-]+\s*)*,?\s*$/, 'ad=kimlik,ad=kimlik biçiminde olmalı')
  .transform((text): Record<string, string> => Object.fromEntries(pairsOf(text)))
const pairsOf = (text: string) =>
  text
    .split(',')
    .filter((pair) => pair.trim())
    .map((pair) => pair.split('=').map((part) => part.trim()) as [name: string, id: string])
/** Days, weeks and months. */
const keptCounts = z
  .string()
  .regex(/^\d{1,3},\d{1,3},\d{1,3}$/, 'gün,hafta,ay biçiminde üç sayı olmalı: 7,4,12')
  .transform((text) => text.split(',').map(Number) as [daily: number, weekly: number, monthly: number])
const optional = <Shape extends z.ZodType>(shape: Shape) => z.preprocess(empty, shape.optional())

const environment = z.object({
  NODE_ENV: optional(z.string()),
  PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(postgresAddress),
  DATABASE_DIRECT_URL: optional(postgresAddress),
  DATABASE_REPLICA_URL: optional(postgresAddress),
  DATABASE_POOLER: optional(z.enum(['auto', 'none', 'transaction'])),
  DATABASE_POOL: optional(z.coerce.number().int().min(2).max(200)),
  DATABASE_TIMEOUT: optional(z.coerce.number().int().min(1).max(600)),
  PUBLIC_URL: optional(address),
  TRUST_PROXY: optional(onOff),
  CONNECTIONS_PER_ADDRESS: optional(z.coerce.number().int().min(10).max(1_000_000)),
  HEADERS_TIMEOUT: optional(z.coerce.number().int().min(1).max(600)),
  BODY_TIMEOUT: optional(z.coerce.number().int().min(1).max(600)),
  REQUEST_TIMEOUT: optional(z.coerce.number().int().min(1).max(3600)),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
  DEMO: optional(onOff),
  METRICS_TOKEN: optional(z.string().min(16, 'en az 16 karakter olmalı')),
  API_DOCS: optional(onOff),
  REGISTRATION: optional(onOff),
  REGISTRATION_CLOSED_TEXT: optional(z.string()),
  MAINTENANCE: optional(onOff),
  MAINTENANCE_TEXT: optional(z.string()),
  TEST_PAGES: optional(onOff),
  PODCAST_URL: optional(address),
  OPERATOR_NAME: optional(z.string()),
  OPERATOR_EMAIL: optional(z.email()),
  OPERATOR_ADDRESS: optional(z.string()),
  SUPPORT_PHONE: optional(z.string()),
  AUTH_SECRET: optional(z.string()),
  ENCRYPTION_KEY: optional(z.string()),
  TOKEN_SECRET: optional(z.string()),
  SEAL_CERTIFICATE_FILE: optional(z.string()),
  SEAL_KEY_FILE: optional(z.string()),
  SEAL_KEY_PASSPHRASE: optional(z.string()),
  SEAL_TIMESTAMP_URL: optional(address),
  AUDIT_HEAD_MAIL: optional(z.email({ error: 'bir e-posta adresi olmalı' })),
  AUDIT_HEAD_WEBHOOK: optional(address),
  AUDIT_HEAD_KEY: optional(z.string()),
  IDENTITY_ADAPTER: optional(z.enum(['checksum', 'http', 'nvi'])),
  IDENTITY_URL: optional(address),
  RATES_ADAPTER: optional(z.enum(['none', 'http', 'tcmb'])),
  RATES_URL: optional(address),
  ANALYTICS_ADAPTER: optional(z.enum(['off', 'http'])),
  ANALYTICS_URL: optional(address),
  ANALYTICS_NAME: optional(z.string().max(100)),
  ANALYTICS_KEY: optional(z.string()),
  ASSISTANT_LLM_URL: optional(address),
  ASSISTANT_LLM_MODEL: optional(z.string().max(200)),
  ASSISTANT_LLM_NAME: optional(z.string().max(100)),
  ASSISTANT_LLM_KEY: optional(z.string()),
  MAIL_ADAPTER: optional(z.enum(['outbox', 'smtp', 'emailjs'])),
  OUTBOX_IN_PRODUCTION: optional(onOff),
  MAIL_FROM: optional(z.string()),
  EMAILJS_URL: optional(address),
  EMAILJS_SERVICE_ID: optional(z.string()),
  EMAILJS_PUBLIC_KEY: optional(z.string()),
  EMAILJS_TEMPLATES: optional(templates),
  SMS_ADAPTER: optional(z.enum(['off', 'outbox', 'http'])),
  SMS_URL: optional(address),
  SMS_KEY: optional(z.string()),
  SMS_SENDER: optional(z.string()),
  PUSH_ADAPTER: optional(z.enum(['off', 'webpush'])),
  PUSH_CONTACT: optional(z.string().regex(/^(mailto:|https:\/\/)\S+$/, 'mailto: veya https:// ile başlamalı')),
  PUSH_PUBLIC_KEY: optional(z.string().regex(/^[\w-]{87}$/, 'base64url biçiminde 65 baytlık bir açık anahtar olmalı')),
  PUSH_PRIVATE_KEY: optional(
    z.string().regex(/^[\w-]{43}$/, 'base64url biçiminde 32 baytlık bir gizli anahtar olmalı'),
  ),
  PUSH_ALLOW_PRIVATE: optional(onOff),
  STORAGE_ADAPTER: optional(z.enum(['disk', 's3'])),
  S3_ENDPOINT: optional(address),
  S3_REGION: optional(z.string()),
  S3_BUCKET: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'geçerli bir kova adı olmalı')),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  BACKUP_TO: optional(z.string()),
  BACKUP_PASSPHRASE: optional(z.string().min(16, 'en az 16 karakter olmalı')),
  BACKUP_KEEP: optional(keptCounts),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'smtp:// veya smtps:// ile başlayan bir adres olmalı')),
})

const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host)

export class ConfigError extends Error {}

/** Validates the environment once at start; reports all problems together. */
export function readConfig(variables: Record<string, string | undefined>) {
  const read = environment.safeParse(variables)
  if (!read.success) {
    throw new ConfigError(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const env = read.data
  const production = env.NODE_ENV === 'production'
  const mailLeaves = (env.MAIL_ADAPTER ?? 'outbox') !== 'outbox'
  // In production the outbox would let administrators read the keys and codes that are meant for the recipients.
  const outboxRefused = production && env.OUTBOX_IN_PRODUCTION !== true
  const needs: [boolean, string][] = [
    ...(['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const).map((name): [boolean, string] => [
      !!env[name] && !env.DATABASE_URL,
      `${name}: DATABASE_URL ile birlikte verilir`,
    ]),
    [
      env.DATABASE_POOLER === 'transaction' && !env.DATABASE_DIRECT_URL,
      'DATABASE_DIRECT_URL: havuzlayıcının ardındaki veritabanının kendi adresi de gerekir',
    ],
    [
      (env.IDENTITY_ADAPTER ?? 'checksum') !== 'checksum' && !env.IDENTITY_URL,
      'IDENTITY_URL: bu kimlik bağdaştırıcısı bir adres ister',
    ],
    [(env.RATES_ADAPTER ?? 'none') !== 'none' && !env.RATES_URL, 'RATES_URL: bu kur bağdaştırıcısı bir adres ister'],
    ...(['ANALYTICS_URL', 'ANALYTICS_NAME'] as const).map((name): [boolean, string] => [
      env.ANALYTICS_ADAPTER === 'http' && !env[name],
      `${name}: http ölçüm bağdaştırıcısı bunu ister`,
    ]),
    ...(['ASSISTANT_LLM_MODEL', 'ASSISTANT_LLM_NAME'] as const).map((name): [boolean, string] => [
      !!env.ASSISTANT_LLM_URL && !env[name],
      `${name}: dil modelinin adresi verildiğinde bu da gerekir`,
    ]),
    [
      !mailLeaves && (outboxRefused || (production && env.MAIL_ADAPTER === undefined)),
      'MAIL_ADAPTER: üretimde postalar gerçekten gönderilir; smtp ya da emailjs seçin. Postalar yalnızca yöneticilerin okuduğu giden kutusunda kalsın istiyorsanız MAIL_ADAPTER=outbox ile birlikte OUTBOX_IN_PRODUCTION=on yazın',
    ],
    [
      outboxRefused && env.SMS_ADAPTER === 'outbox',
      'SMS_ADAPTER: üretimde SMS gerçekten gönderilir; http ya da off seçin. Kodlar yalnızca yöneticilerin okuduğu giden kutusunda kalsın istiyorsanız OUTBOX_IN_PRODUCTION=on yazın',
    ],
    [
      !!env.AUDIT_HEAD_MAIL && !mailLeaves,
      'AUDIT_HEAD_MAIL: özet ancak postalar gerçekten gönderiliyorsa dışarı çıkar; MAIL_ADAPTER olarak smtp ya da emailjs seçin',
    ],
    [
      !!env.AUDIT_HEAD_KEY && !env.AUDIT_HEAD_WEBHOOK,
      'AUDIT_HEAD_WEBHOOK: AUDIT_HEAD_KEY bir adresle birlikte verilir',
    ],
    [
      !!env.BACKUP_TO && !env.BACKUP_PASSPHRASE,
      'BACKUP_PASSPHRASE: zamanlanmış yedekler bu parolayla şifrelenir; BACKUP_TO ile birlikte verin',
    ],
    [!!env.BACKUP_KEEP && !env.BACKUP_TO, 'BACKUP_TO: BACKUP_KEEP bir klasörle birlikte verilir'],
    [
      !env.SEAL_CERTIFICATE_FILE !== !env.SEAL_KEY_FILE,
      'SEAL_CERTIFICATE_FILE ve SEAL_KEY_FILE: ya ikisi birlikte verilir ya da hiçbiri',
    ],
    [
      !!env.SEAL_KEY_PASSPHRASE && !env.SEAL_KEY_FILE,
      'SEAL_KEY_FILE: SEAL_KEY_PASSPHRASE bir anahtar dosyasıyla birlikte verilir',
    ],
    [env.DEMO === true && production, 'DEMO: örnek hesapların şifresi herkesçe bilinir; üretimde açılamaz'],
    [env.DEMO === true && mailLeaves, 'DEMO: örnek hesaplarla gerçek posta gönderilmez; MAIL_ADAPTER=outbox kullanın'],
    ...(['SMS_URL', 'SMS_KEY', 'SMS_SENDER'] as const).map((name): [boolean, string] => [
      env.SMS_ADAPTER === 'http' && !env[name],
      `${name}: http SMS bağdaştırıcısı bunu ister`,
    ]),
    [
      env.DEMO === true && env.SMS_ADAPTER === 'http',
      'DEMO: örnek hesaplarla gerçek SMS gönderilmez; SMS_ADAPTER=outbox kullanın',
    ],
    ...(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).map((name): [boolean, string] => [
      env.STORAGE_ADAPTER === 's3' && !env[name],
      `${name}: s3 depolama bağdaştırıcısı bunu ister`,
    ]),
    [
      env.STORAGE_ADAPTER === 's3' && !env.S3_ENDPOINT && !env.S3_REGION,
      'S3_ENDPOINT veya S3_REGION: s3 depolama bağdaştırıcısı ikisinden birini ister',
    ],
    [
      !env.PUSH_PUBLIC_KEY !== !env.PUSH_PRIVATE_KEY,
      'PUSH_PUBLIC_KEY ve PUSH_PRIVATE_KEY: ya ikisi birlikte verilir ya da hiçbiri',
    ],
    [
      production && env.PUSH_ALLOW_PRIVATE === true,
      'PUSH_ALLOW_PRIVATE: yalnızca denemeler içindir, üretimde açılamaz',
    ],
    [env.MAIL_ADAPTER === 'smtp' && !env.SMTP_URL, 'SMTP_URL: smtp bağdaştırıcısı bir adres ister'],
    ...(['EMAILJS_URL', 'EMAILJS_SERVICE_ID', 'EMAILJS_PUBLIC_KEY', 'EMAILJS_TEMPLATES'] as const).map(
      (name): [boolean, string] => [
        env.MAIL_ADAPTER === 'emailjs' && !env[name],
        `${name}: emailjs posta bağdaştırıcısı bunu ister`,
      ],
    ),
    [
      env.MAIL_ADAPTER === 'emailjs' && !!env.EMAILJS_TEMPLATES && !env.EMAILJS_TEMPLATES.default,
      'EMAILJS_TEMPLATES: kendi şablonu olmayan postalar için default=… gerekli',
    ],
  ]
  const missing = needs.filter(([isMissing]) => isMissing).map(([, text]) => text)
  if (missing.length > 0) throw new ConfigError(missing.join('\n'))

  const port = env.PORT ?? 3000
  /**
   * Demo accounts have a published password, so demo mode is only on by default where there can be no real data and no
   * other users.
   */
  const demo =
    env.DEMO ??
    (!production &&
      !env.DATABASE_URL &&
      !mailLeaves &&
      env.SMS_ADAPTER !== 'http' &&
      isLoopback(env.HOST ?? 'localhost') &&
      isLoopback(new URL(env.PUBLIC_URL ?? 'http://localhost').hostname))
  return {
    port,
    host: env.HOST ?? (demo && env.DEMO === undefined ? '127.0.0.1' : '0.0.0.0'),
    dataDir: env.DATA_DIR ?? './data',
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    databasePooler: env.DATABASE_POOLER ?? 'auto',
    databasePool: env.DATABASE_POOL ?? 10,
    databaseTimeoutSeconds: env.DATABASE_TIMEOUT ?? 15,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
    trustProxy: env.TRUST_PROXY ?? false,
    /** An office behind one address has some hundreds of connections, because a browser opens up to seven. */
    connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS ?? 500,
    /** Time limits for receiving a request. */
    timeouts: {
      headersSeconds: env.HEADERS_TIMEOUT ?? 15,
      /** For bodies without files. */
      bodySeconds: env.BODY_TIMEOUT ?? 30,
      /** For the whole request: a file of 20 MB over a slow connection takes minutes. */
      requestSeconds: env.REQUEST_TIMEOUT ?? 300,
    },
    logLevel: env.LOG_LEVEL ?? 'info',
    production,
    demo,
    /** Open outside of production; in production only with this token. */
    metrics: { open: !production && !env.METRICS_TOKEN, token: env.METRICS_TOKEN ?? '' },
    apiDocs: env.API_DOCS ?? !production,
    registrationOpen: env.REGISTRATION ?? true,
    registrationClosedText: env.REGISTRATION_CLOSED_TEXT ?? defaultTexts.registrationClosed,
    maintenance: env.MAINTENANCE ?? false,
    maintenanceText: env.MAINTENANCE_TEXT ?? defaultTexts.maintenance,
    testPages: env.TEST_PAGES ?? !production,
    podcastUrl: env.PODCAST_URL ?? '',
    supportPhone: env.SUPPORT_PHONE ?? '',
    operator: {
      name: env.OPERATOR_NAME ?? '',
      email: env.OPERATOR_EMAIL ?? '',
      address: env.OPERATOR_ADDRESS ?? '',
    },
    secrets: { auth: env.AUTH_SECRET, encryption: env.ENCRYPTION_KEY, tokens: env.TOKEN_SECRET },
    /** The certificate that papers are sealed with; made in the data folder without one. */
    seal: {
      given:
        env.SEAL_CERTIFICATE_FILE && env.SEAL_KEY_FILE
          ? {
              certificateFile: env.SEAL_CERTIFICATE_FILE,
              keyFile: env.SEAL_KEY_FILE,
              passphrase: env.SEAL_KEY_PASSPHRASE ?? '',
            }
          : null,
      timeStampUrl: env.SEAL_TIMESTAMP_URL ?? '',
    },
    /** Receivers of the daily head of the audit log, in addition to the server's own log. */
    audit: {
      headMail: env.AUDIT_HEAD_MAIL ?? '',
      webhook: env.AUDIT_HEAD_WEBHOOK ?? '',
      key: env.AUDIT_HEAD_KEY ?? '',
    },
    identity: { adapter: env.IDENTITY_ADAPTER ?? 'checksum', url: env.IDENTITY_URL ?? '' },
    rates: { adapter: env.RATES_ADAPTER ?? 'none', url: env.RATES_URL ?? '' },
    analytics: {
      adapter: env.ANALYTICS_ADAPTER ?? 'off',
      url: env.ANALYTICS_URL ?? '',
      key: env.ANALYTICS_KEY ?? '',
      /** The name of the service that receives visitors' events, as shown to them; empty if there is none. */
      name: env.ANALYTICS_ADAPTER === 'http' ? (env.ANALYTICS_NAME ?? '') : '',
    },
    /** Off without an address. */
    language: {
      adapter: env.ASSISTANT_LLM_URL ? ('openai' as const) : ('off' as const),
      url: env.ASSISTANT_LLM_URL ?? '',
      model: env.ASSISTANT_LLM_MODEL ?? '',
      key: env.ASSISTANT_LLM_KEY ?? '',
      /** The name of the service that receives users' questions, as shown to them; empty if there is none. */
      name: env.ASSISTANT_LLM_URL ? (env.ASSISTANT_LLM_NAME ?? '') : '',
    },
    mail: {
      adapter: env.MAIL_ADAPTER ?? 'outbox',
      from: env.MAIL_FROM ?? 'Anahtar <bildirim@anahtar.test>',
      smtpUrl: env.SMTP_URL ?? '',
      emailJs: {
        address: env.EMAILJS_URL ?? '',
        serviceId: env.EMAILJS_SERVICE_ID ?? '',
        publicKey: env.EMAILJS_PUBLIC_KEY ?? '',
        templates: env.EMAILJS_TEMPLATES ?? {},
      },
    },
    sms: {
      adapter: env.SMS_ADAPTER ?? 'off',
      url: env.SMS_URL ?? '',
      key: env.SMS_KEY ?? '',
      sender: env.SMS_SENDER ?? '',
    },
    push: {
      adapter: env.PUSH_ADAPTER ?? 'webpush',
      /** The contact for push services, which require one. */
      contact: env.PUSH_CONTACT ?? `mailto:${env.OPERATOR_EMAIL ?? 'bildirim@anahtar.test'}`,
      keys:
        env.PUSH_PUBLIC_KEY && env.PUSH_PRIVATE_KEY
          ? { publicKey: env.PUSH_PUBLIC_KEY, privateKey: env.PUSH_PRIVATE_KEY }
          : null,
      allowPrivate: env.PUSH_ALLOW_PRIVATE ?? false,
    },
    /** Null without a folder for scheduled backups. */
    backup: env.BACKUP_TO
      ? { folder: env.BACKUP_TO, passphrase: env.BACKUP_PASSPHRASE ?? '', keep: keepOf(env.BACKUP_KEEP) }
      : null,
    storage: {
      adapter: env.STORAGE_ADAPTER ?? 'disk',
      s3: {
        endpoint: env.S3_ENDPOINT ?? '',
        region: env.S3_REGION ?? 'us-east-1',
        bucket: env.S3_BUCKET ?? '',
        accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
      },
    },
  }
}
const keepOf = ([daily, weekly, monthly]: [number, number, number] = [7, 4, 12]) => ({ daily, weekly, monthly })
export type Config = ReturnType<typeof readConfig>
