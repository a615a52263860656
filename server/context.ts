import path from 'node:path'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import { type Auth, createAuth } from './features/people/accounts/auth.ts'
import { createPresence, type Presence } from './features/people/chat/presence.ts'
import type { Analytics } from './platform/analytics/analytics.ts'
import { httpAnalytics } from './platform/analytics/http-analytics.ts'
import type { AuditHeadReceiver } from './platform/audit-head/audit-head.ts'
import { httpAuditHead } from './platform/audit-head/http-audit-head.ts'
import type { EventBus } from './platform/bus/bus.ts'
import { inProcessBus } from './platform/bus/in-process-bus.ts'
import { postgresBus } from './platform/bus/postgres-bus.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { keyedHash } from './platform/crypto.ts'
import { checksumIdentity } from './platform/identity/checksum-identity.ts'
import { httpIdentity } from './platform/identity/http-identity.ts'
import type { IdentityCheck } from './platform/identity/identity.ts'
import { nviIdentity } from './platform/identity/nvi-identity.ts'
import { createJobs, type Jobs } from './platform/jobs/jobs.ts'
import type { LanguageModel } from './platform/language/language.ts'
import { openAiLanguage } from './platform/language/openai-language.ts'
import { createLimits, type Limits } from './platform/limits.ts'
import { emailJsMail } from './platform/mail/emailjs-mail.ts'
import type { MailTransport } from './platform/mail/mail.ts'
import { outboxMail } from './platform/mail/outbox-mail.ts'
import { smtpMail } from './platform/mail/smtp-mail.ts'
import type { Push } from './platform/push/push.ts'
import { pushKeys } from './platform/push/push-keys.ts'
import { webPush } from './platform/push/web-push.ts'
import { httpRates } from './platform/rates/http-rates.ts'
import { noRates } from './platform/rates/no-rates.ts'
import type { RateSource } from './platform/rates/rates.ts'
import { tcmbRates } from './platform/rates/tcmb-rates.ts'
import type { Realtime, SocketServer } from './platform/realtime/realtime.ts'
import { type RealtimeBusEvent, socketIoRealtime } from './platform/realtime/socketio-realtime.ts'
import { padesSealer } from './platform/seal/pades-sealer.ts'
import type { Sealer } from './platform/seal/seal.ts'
import { loadSecrets, type Secrets } from './platform/secrets.ts'
import { httpSms } from './platform/sms/http-sms.ts'
import { outboxSms } from './platform/sms/outbox-sms.ts'
import type { SmsTransport } from './platform/sms/sms.ts'
import { diskStorage } from './platform/storage/disk-storage.ts'
import { keptDuringBackups } from './platform/storage/kept-during-backups.ts'
import type { Storage } from './platform/storage/storage.ts'
import { httpWebhooks } from './platform/webhooks/http-webhooks.ts'
import type { WebhookSender } from './platform/webhooks/webhooks.ts'
import { type AuditTrail, createAuditTrail } from './services/audit/audit-trail.ts'
import { createMailer, type Mailer } from './services/mail/mailer.ts'
import { createTexter, type Texter } from './services/sms/texter.ts'

/** Passed to every route and verb: contains interfaces, so that the code does not depend on a specific adapter. */
export interface Context {
  config: Config
  log: Logger
  clock: Clock
  secrets: Secrets
  db: Database
  /** Null if none is configured. */
  replica: Database | null
  jobs: Jobs
  limits: Limits
  auth: Auth
  mailer: Mailer
  mailTransport: MailTransport
  texter: Texter
  /** Null while SMS is switched off; codes are not required then. */
  smsTransport: SmsTransport | null
  /** Null while browser notifications are switched off. */
  push: Push | null
  /** Null if no service receives events. */
  analytics: Analytics | null
  /** Null if no external service stores the head of the audit log. */
  auditHead: AuditHeadReceiver | null
  /** Null without a language model; the assistant then only uses its own texts. */
  language: LanguageModel | null
  /** Sends events to addresses that people chose. */
  webhooks: WebhookSender
  identity: IdentityCheck
  rates: RateSource
  storage: Storage
  /** Signs finished papers with the certificate of this installation. */
  sealer: Sealer
  realtime: Realtime
  /** Manages the browsers' sockets once a server listens; until then events are dropped. */
  sockets: SocketServer
  presence: Presence
  /** Called for every call that changes something. */
  auditTrail: AuditTrail
}

export interface Wiring {
  config: Config
  log: Logger
  database: Database
  /** The connection without a pooler; the same as `database` if there is none. */
  direct?: Database
  /** For reads that may be some seconds old; null if there is none. */
  replica?: Database | null
  workers: boolean
  /** Replacements for tests. */
  replace?: Partial<
    Pick<
      Context,
      'clock' | 'identity' | 'rates' | 'mailTransport' | 'smsTransport' | 'storage' | 'realtime' | 'webhooks'
    >
  >
}

/** The only place that chooses the adapter for each interface. */
export async function createContext({
  config,
  log,
  database,
  direct = database,
  replica = null,
  workers,
  replace = {},
}: Wiring): Promise<Context> {
  const clock = replace.clock ?? systemClock
  const secrets = await loadSecrets(config.dataDir, config.secrets)
  database.signWith((purpose, text) => keyedHash(secrets.encryption, purpose, text))
  const jobs = createJobs(direct, { workers, onError: (error) => log.error({ error }, 'job queue') })
  const mailer = createMailer(jobs, config.publicUrl)
  const busUrl = config.databaseDirectUrl ?? config.databaseUrl
  const bus: EventBus<RealtimeBusEvent> = busUrl ? postgresBus({ url: busUrl, log }) : inProcessBus()
  const sockets = socketIoRealtime({ bus, log, clock })
  const realtime = replace.realtime ?? sockets
  return {
    config,
    log,
    clock,
    secrets,
    db: database,
    replica,
    jobs,
    mailer,
    limits: createLimits(database, clock),
    auth: createAuth({ database, jobs, mailer, realtime, config, secret: secrets.auth }),
    mailTransport: replace.mailTransport ?? mailTransports[config.mail.adapter](config),
    texter: createTexter(jobs, secrets.encryption),
    smsTransport: replace.smsTransport ?? smsTransports[config.sms.adapter](config),
    push: pushes[config.push.adapter](config, secrets),
    analytics: analyticsServices[config.analytics.adapter](config),
    auditHead: config.audit.webhook ? httpAuditHead({ address: config.audit.webhook, key: config.audit.key }) : null,
    language: languageModels[config.language.adapter](config),
    webhooks: replace.webhooks ?? httpWebhooks(),
    identity: replace.identity ?? identityChecks[config.identity.adapter](config),
    rates: replace.rates ?? rateSources[config.rates.adapter](config),
    storage: keptDuringBackups(replace.storage ?? (await openStorage(config)), database),
    sealer: padesSealer({
      dataDir: config.dataDir,
      given: config.seal.given,
      owner: config.operator.name || 'Anahtar',
      address: `${config.publicUrl}/verify`,
      timeStampUrl: config.seal.timeStampUrl,
      onMissingKey: (error) => log.error({ err: error }, 'papers cannot be sealed'),
      onMissingStamp: (error) => log.warn({ err: error }, 'paper sealed without a time stamp'),
    }),
    realtime,
    sockets,
    presence: createPresence({ db: database, clock, realtime, log }),
    auditTrail: createAuditTrail({ db: database, log }),
  }
}

const analyticsServices = {
  off: () => null,
  http: ({ analytics }: Config) => httpAnalytics({ address: analytics.url, key: analytics.key }),
}
const languageModels = {
  off: () => null,
  openai: ({ language: { url, model, key } }: Config) => openAiLanguage({ address: url, model, key }),
}
const identityChecks = {
  checksum: () => checksumIdentity(),
  http: (config: Config) => httpIdentity({ address: config.identity.url }),
  nvi: (config: Config) => nviIdentity({ address: config.identity.url }),
}
const rateSources = {
  none: () => noRates(),
  http: (config: Config) => httpRates({ address: config.rates.url }),
  tcmb: (config: Config) => tcmbRates({ address: config.rates.url }),
}
const storages = {
  disk: async (config: Config) => diskStorage(path.join(config.dataDir, 'files')),
  // Loaded on demand, because the S3 client is large and slow to load.
  s3: async (config: Config) => (await import('./platform/storage/s3-storage.ts')).s3Storage(config.storage.s3),
}
export const openStorage = (config: Config): Promise<Storage> => storages[config.storage.adapter](config)
const smsTransports = {
  off: () => null,
  outbox: () => outboxSms(),
  http: ({ sms }: Config) => httpSms({ address: sms.url, key: sms.key, sender: sms.sender }),
}
const pushes = {
  off: () => null,
  webpush: ({ push }: Config, secrets: Secrets) =>
    webPush({
      keys: push.keys ?? pushKeys(secrets.encryption),
      contact: push.contact,
      allowPrivate: push.allowPrivate,
    }),
}
const mailTransports = {
  outbox: () => outboxMail(),
  smtp: (config: Config) => smtpMail({ url: config.mail.smtpUrl }),
  emailjs: (config: Config) => emailJsMail(config.mail.emailJs),
}
