import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { accountsApi } from '#domain/people/accounts/accounts.api.ts'
import { documentsApi } from '#domain/property/documents/documents.api.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import { backUp } from './back-up.ts'
import { backupInWorker } from './backup-in-worker.ts'
import { readConfig } from './config.ts'
import { lastRuns } from './features/operations/backups/backups.queries.ts'
import { runSchedule } from './features/operations/backups/scheduled-backup.ts'
import { loadSealKey } from './platform/seal/seal-key.ts'
import { restore } from './restore.ts'
import { chainAuditLog } from './services/audit/chain-audit-log.ts'
import { type RunningServer, startServer } from './start.ts'
import { administer } from './testing/administer.ts'
import { addOwnerAndTenant, ownerAndTenant, remoteClient } from './testing/owner-and-tenant.ts'
import { ownEngineData, type ProcessData, processData } from './testing/process-data.ts'
import { s3Service } from './testing/s3-service.ts'
import { pdf } from './testing/sample-files.ts'
import { testSecrets } from './testing/template.ts'

const passphrase = 'dört-uzun-sözcük-ve-bir-sayı-42'
const longTest = { timeout: 900_000 }

/** An installation's settings, without a database of its own until it is started. */
const configOf = (dataDir: string, env: Record<string, string> = {}) =>
  readConfig({ NODE_ENV: 'test', DEMO: 'off', TRUST_PROXY: 'on', PORT: '0', DATA_DIR: dataDir, ...env })
const configAt = (at: ProcessData, env: Record<string, string> = {}) => configOf(at.dataDir, { ...at.env, ...env })

async function start(config: ReturnType<typeof readConfig>): Promise<RunningServer> {
  const server = await startServer({ config, log: pino({ level: 'silent' }), workers: false })
  onTestFinished(() => server.close())
  return server
}

/** As after a first start, which begins the signatures of the audit log. */
async function started(at: ProcessData): Promise<ProcessData> {
  await (await start(configAt(at))).close()
  return at
}

/** Not below the data folder of an installation. */
async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'anahtar-restore-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

async function signIn({ port }: RunningServer, email = ownerAndTenant.host) {
  const client = remoteClient(`http://127.0.0.1:${port}`, 60_000)
  const body = { email, password: ownerAndTenant.password, remember: true }
  expect((await client.call(accountsApi.login, { body })).status).toBe(200)
  return client
}
type SignedIn = Awaited<ReturnType<typeof signIn>>

const upload = (client: SignedIn, property: string, name: string) =>
  client.call(documentsApi.add, {
    query: { property, name, category: 'Diğer' },
    file: new Blob([new Uint8Array(pdf(name))]),
  })

async function documentsOf(client: SignedIn) {
  const { body } = await client.call(documentsApi.list, { query: { size: 100 } })
  return body.documents.map(({ name, file_id }) => ({ name, file_id }))
}

const isThere = async (config: ReturnType<typeof readConfig>) => [
  existsSync(path.join(config.dataDir, 'postgres')),
  existsSync(path.join(config.dataDir, 'secrets.json')),
]

test(
  'a backup that is made while people write is one moment: nothing acknowledged before it is missing, no later write without its earlier one, no row without its file',
  longTest,
  async () => {
    const at = await started(await processData())
    const property = (await at.using(addOwnerAndTenant)).property.id
    await loadSealKey(at.dataDir, null, 'Anahtar')
    const server = await start(configAt(at))
    const host = await signIn(server)
    const before = await upload(host, property, 'Önce.pdf')
    expect(before.status).toBe(200)

    let isWriting = true
    const acknowledged = { first: 0, second: 0 }
    const replaced: string[] = []
    // The second lane writes a number only after the first did; a mix of two moments would show the second ahead.
    const writing = (async () => {
      for (let number = 1; isWriting && number < 45; number++) {
        expect((await upload(host, property, `A ${number}.pdf`)).status).toBe(200)
        acknowledged.first = number
        expect((await upload(host, property, `B ${number}.pdf`)).status).toBe(200)
        acknowledged.second = number
      }
    })()
    const replacing = (async () => {
      let { id, version, file_id } = before.body
      while (isWriting) {
        const changed = await host.call(documentsApi.replace, {
          params: { id },
          query: { name: 'Önce.pdf', version },
          file: new Blob([new Uint8Array(pdf(`sürüm ${version}`))]),
        })
        if (changed.status !== 200) break
        replaced.push(file_id)
        ;({ id, version, file_id } = changed.body)
        // Removes the replaced file at once, unless a backup is being made.
        await server.ctx.jobs.drain()
      }
    })()
    while (acknowledged.second < 2) await new Promise((resolve) => setImmediate(resolve))
    const least = { ...acknowledged }
    const file = path.join(await emptyFolder(), 'yedek.age')
    const made = await backUp(configAt(at), passphrase, file)
    const most = { ...acknowledged }
    isWriting = false
    await Promise.all([writing, replacing])
    expect(made.missing).toEqual([])
    expect(replaced.length).toBeGreaterThan(0)

    const target = configOf(path.join(await emptyFolder(), 'yeni'))
    const restored = await restore(target, { file, passphrase })
    expect(restored).toMatchObject({ files: made.files, rows: made.rows, missing: [], upgraded: 0 })
    expect(restored.audit.findings).toEqual([])
    expect(restored.frozen.different).toEqual([])
    const sealIn = (folder: string) => readFile(path.join(folder, 'seal.pem'), 'utf8')
    expect(await sealIn(target.dataDir)).toBe(await sealIn(at.dataDir))

    const second = await start(target)
    const later = await signIn(second)
    const documents = await documentsOf(later)
    const numbers = (lane: string) =>
      documents.flatMap(({ name }) => (name.startsWith(`${lane} `) ? [Number.parseInt(name.slice(2), 10)] : []))
    const [first, other] = [numbers('A'), numbers('B')]
    expect(first.toSorted((a, b) => a - b)).toEqual(first.map((_, index) => index + 1))
    expect(other.toSorted((a, b) => a - b)).toEqual(other.map((_, index) => index + 1))
    expect(first.length).toBeGreaterThanOrEqual(least.first)
    expect(first.length).toBeLessThanOrEqual(most.first + 1)
    expect(first.length - other.length).toBeOneOf([0, 1])
    for (const { file_id } of documents) {
      const opened = await later.call(filesApi.open, { params: { id: file_id } })
      expect(opened.status).toBe(200)
    }
    // It goes on from there.
    expect((await upload(later, property, 'Sonra.pdf')).status).toBe(200)
  },
)

test(
  'the product’s own database and disk move to another PostgreSQL and S3 and back, by the same file',
  longTest,
  async () => {
    const at = await started(await ownEngineData())
    const property = (await at.using(addOwnerAndTenant)).property.id
    const server = await start(configAt(at))
    const host = await signIn(server)
    for (const name of ['Tapu.pdf', 'Aidat.pdf']) expect((await upload(host, property, name)).status).toBe(200)
    await chainAuditLog(server.ctx)
    const folder = await emptyFolder()
    const running = await backUp(configAt(at), passphrase, path.join(folder, '1.age'))
    await server.close()
    // The same once it is stopped.
    const stopped = await backUp(configAt(at), passphrase, path.join(folder, '2.age'))
    expect(stopped).toMatchObject({ tables: running.tables, files: 2 })

    const service = await s3Service()
    const empty = await processData({ empty: true })
    const outside = configAt(empty, {
      STORAGE_ADAPTER: 's3',
      S3_ENDPOINT: service.address,
      S3_BUCKET: service.bucket,
      S3_ACCESS_KEY_ID: service.accessKeyId,
      S3_SECRET_ACCESS_KEY: 'gizli',
    })
    const there = await restore(outside, { file: path.join(folder, '2.age'), passphrase })
    expect(there).toMatchObject({ files: 2, missing: [], audit: { findings: [] } })
    expect(there.audit.head.seq).toBeGreaterThan(0)
    expect(service.objects.size).toBe(2)
    await backUp(outside, passphrase, path.join(folder, '3.age'))

    const back = configOf(path.join(folder, 'yeniden'))
    const again = await restore(back, { file: path.join(folder, '3.age'), passphrase })
    expect(again.audit.head).toEqual(there.audit.head)
    const last = await start(back)
    const client = await signIn(last)
    for (const { file_id, name } of await documentsOf(client)) {
      const opened = await client.call(filesApi.open, { params: { id: file_id } })
      expect(Buffer.from(opened.body as unknown as ArrayBuffer).equals(pdf(name))).toBe(true)
    }
  },
)

test(
  'a wrong passphrase, a cut file, a changed byte and a place that is in use are refused, and nothing is left behind',
  longTest,
  async () => {
    const at = await processData()
    const property = (await at.using(addOwnerAndTenant)).property.id
    const server = await start(configAt(at))
    expect((await upload(await signIn(server), property, 'Tapu.pdf')).status).toBe(200)
    const folder = await emptyFolder()
    const file = path.join(folder, 'yedek.age')
    await backUp(configAt(at), passphrase, file)
    const whole = await readFile(file)
    // Nothing of it can be read without the passphrase.
    expect(whole.includes('Tapu.pdf')).toBe(false)
    await expect(backUp(configAt(at), passphrase, file)).rejects.toThrow('Bu dosya zaten var')
    expect((await readdir(folder)).sort()).toEqual(['yedek.age'])

    const target = configOf(path.join(folder, 'yeni'))
    const refused = async (content: Buffer, text: string, given = passphrase) => {
      const other = path.join(folder, 'bozuk.age')
      await writeFile(other, content)
      await expect(restore(target, { file: other, passphrase: given })).rejects.toThrow(text)
      expect(existsSync(target.dataDir)).toBe(false)
    }
    await refused(whole, 'Parola yanlış', 'bambaşka-bir-parola-ama-uzun')
    await refused(whole.subarray(0, whole.length - 1), 'eksik ya da değiştirilmiş')
    await refused(whole.subarray(0, whole.length >> 1), 'eksik ya da değiştirilmiş')
    const changed = Buffer.from(whole)
    changed[whole.length >> 1]! ^= 1
    await refused(changed, 'eksik ya da değiştirilmiş')
    await refused(Buffer.from('bu bir yedek değil'), 'Anahtar yedeği değil')

    await expect(restore(configAt(at), { file, passphrase })).rejects.toThrow('zaten dosyalar var')
    const sameDatabase = configOf(path.join(folder, 'başka'), { DATABASE_URL: at.env.DATABASE_URL! })
    await expect(restore(sameDatabase, { file, passphrase })).rejects.toThrow('Veritabanında zaten tablolar var')
    expect(await upload(await signIn(server), property, 'Hâlâ burada.pdf')).toMatchObject({ status: 200 })
    const otherKey = configOf(target.dataDir, { ENCRYPTION_KEY: testSecrets.ENCRYPTION_KEY })
    await expect(restore(otherKey, { file, passphrase })).rejects.toThrow('ENCRYPTION_KEY')

    // A step that fails half way: the files cannot be written.
    const service = await s3Service()
    const broken = configOf(target.dataDir, {
      STORAGE_ADAPTER: 's3',
      S3_ENDPOINT: service.address,
      S3_BUCKET: service.bucket,
      S3_ACCESS_KEY_ID: service.accessKeyId,
      S3_SECRET_ACCESS_KEY: 'gizli',
    })
    service.refuseWrites()
    await expect(restore(broken, { file, passphrase })).rejects.toThrow()
    expect(await isThere(broken)).toEqual([false, false])
    await restore(target, { file, passphrase })
    expect(await isThere(target)).toEqual([true, true])
    await expect(restore(target, { file, passphrase })).rejects.toThrow('zaten bir veritabanı var')
  },
)

test(
  'the scheduled backup and its drill run in a thread of their own, on the running server’s own database',
  longTest,
  async () => {
    const at = await started(await ownEngineData())
    await at.using(addOwnerAndTenant)
    const folder = path.join(await emptyFolder(), 'yedekler')
    const { ctx } = await start(configAt(at, { BACKUP_TO: folder, BACKUP_PASSPHRASE: passphrase }))
    await runSchedule(ctx, backupInWorker)
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^anahtar-\d{8}T\d{6}Z\.age$/)])
    const { backup, drill } = await lastRuns(ctx.db)
    expect(backup).toMatchObject({ succeeded: true, detail: '' })
    expect(drill).toMatchObject({ succeeded: true, detail: '' })
    expect((await readdir(at.dataDir)).filter((name) => name.startsWith('deneme-'))).toEqual([])
  },
)

const upgrades = path.join(import.meta.dirname, 'db', 'upgrades')
const releases = (await readdir(upgrades)).filter((name) => name.endsWith('.sql.gz')).map((name) => name.slice(0, 4))

test.each(releases)(
  'the backup of release %s is restored into this one: rows, accounts, audit log and evidence are proven',
  longTest,
  async (release) => {
    const old = await processData({ empty: true })
    const dump = gunzipSync(await readFile(path.join(upgrades, `${release}.sql.gz`))).toString('utf8')
    await administer(old.env.DATABASE_URL!, dump)
    const file = path.join(await emptyFolder(), 'yedek.age')
    const made = await backUp(configAt(old, testSecrets), passphrase, file)
    expect(made.accounts).toBeGreaterThan(0)
    const empty = await processData({ empty: true })
    const restored = await restore(configAt(empty), { file, passphrase })
    expect(restored).toMatchObject({ rows: made.rows, accounts: made.accounts, audit: { findings: [] } })
    expect(restored.upgraded).toBeGreaterThan(0)
    expect(restored.audit.checked).toBeGreaterThan(100)
    expect(restored.frozen.checked).toBeGreaterThan(0)
    expect(restored.frozen.different).toEqual([])
  },
)
