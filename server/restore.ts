import { createReadStream, existsSync } from 'node:fs'
import { readdir, realpath, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import pino from 'pino'
import type { Config } from './config.ts'
import { createContext, openStorage } from './context.ts'
import { migrate, migrateTo, ownMigrations } from './db/migrate.ts'
import { type Databases, openDatabases } from './open-databases.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { addQueues } from './platform/jobs/queue-tables.ts'
import { keepPrivate } from './platform/private-folder.ts'
import { sealFile } from './platform/seal/seal-key.ts'
import { loadSecrets } from './platform/secrets.ts'
import type { Storage } from './platform/storage/storage.ts'
import { chainAuditLog } from './services/audit/chain-audit-log.ts'
import { beginSignatures } from './services/audit/chain-periods.ts'
import { checkAuditLog } from './services/audit/check-audit-log.ts'
import {
  type BackupEnd,
  type BackupHead,
  type BackupProof,
  backupEnd,
  backupHead,
  backupProof,
  entryNames,
  filesPrefix,
  hashesPrefix,
  rowsPrefix,
} from './services/backups/backup-format.ts'
import { prepareSession } from './services/backups/backup-tables.queries.ts'
import { checkFrozen } from './services/backups/check-frozen.queries.ts'
import type { Restored } from './services/backups/describe-backup.ts'
import { checkHashes, loadFile } from './services/backups/load-files.ts'
import {
  compareRows,
  emptyTables,
  liftRestrictions,
  RowLoader,
  restoreRestrictions,
  setCounters,
} from './services/backups/load-rows.ts'
import { type ArchiveEntry, openArchive, UnreadableBackup } from './services/backups/sealed-archive.ts'
import { makeDuesSoon } from './services/ledger/ledger.jobs.ts'
import { handleJobs } from './start.ts'

interface Wish {
  file: string
  passphrase: string
  say?: (text: string) => void
}

/**
 * Fills an empty installation from a backup and compares it with what the backup says. The whole file is read before
 * anything is written, and whatever was written is taken away again when a step fails.
 */
export async function restore(config: Config, { file, passphrase, say = () => {} }: Wish): Promise<Restored> {
  if (!existsSync(file)) throw new Error(`Yedek dosyası bulunamadı: ${file}`)
  const storage = await openStorage(config)
  await expectEmptyFolders(config, storage)
  say('Yedek okunuyor ve denetleniyor')
  const read = await readWhole(file, passphrase)
  await expectKnown(read.head)
  await expectSecrets(config, read.head)
  const isNewFolder = !existsSync(config.dataDir)
  await keepPrivate(config.dataDir)
  const log = pino({ level: 'silent' })
  const written: StoredName[] = []
  let databases: Databases | null = null
  let isOpened = false
  let isOurs = false
  const secretFiles: string[] = []
  try {
    databases = await openDatabases(config, log)
    isOpened = true
    const client = new pg.Client({ connectionString: databases.url, keepAlive: true })
    client.on('error', () => {})
    await client.connect()
    try {
      await expectEmptyDatabase(client)
      isOurs = true
      await writeSecrets(config, read.head, secretFiles)
      say('Satırlar yükleniyor')
      await makeTables(databases, read.head, client)
      const compared = await load({ client, storage, written }, read, { file, passphrase, say })
      say('Denetim kaydı ve kanıtlar denetleniyor')
      const checked = await bringUpToDate(config, databases, read)
      return { ...summary(read), ...compared, ...checked }
    } catch (error) {
      if (isOurs && config.databaseUrl) await emptyDatabase(client)
      throw error
    } finally {
      await client.end().catch(() => {})
    }
  } catch (error) {
    await databases?.release().catch(() => {})
    databases = null
    for (const { area, name } of written) await storage.remove(area, name).catch(() => {})
    for (const file of secretFiles) await rm(file, { force: true })
    // A folder that could not be opened may belong to a server that has just been started on it.
    if (isOpened && !config.databaseUrl) await removeOwnDatabase(config)
    if (isOpened && isNewFolder) await rm(config.dataDir, { recursive: true, force: true })
    throw error
  } finally {
    await databases?.release()
  }
}

interface Contents {
  head: BackupHead
  proof: BackupProof
  end: BackupEnd
}

/** Reads everything once: an altered or cut file is refused before anything is written. */
async function readWhole(file: string, passphrase: string): Promise<Contents> {
  const found: Partial<Contents> = {}
  for await (const entry of openArchive(createReadStream(file), passphrase)) {
    if (entry.name === entryNames.head) found.head = parse(backupHead, await entry.bytes())
    else if (entry.name === entryNames.proof) found.proof = parse(backupProof, await entry.bytes())
    else if (entry.name === entryNames.end) found.end = parse(backupEnd, await entry.bytes())
  }
  const { head, proof, end } = found
  if (!head || !proof || !end) throw new UnreadableBackup('Yedek dosyası yarım kalmış; hiçbir şey geri yüklenmedi.')
  return { head, proof, end }
}

function parse<Shape>(shape: { parse(value: unknown): Shape }, bytes: Buffer): Shape {
  try {
    return shape.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    throw new UnreadableBackup('Bu yedeği daha yeni bir sürüm almış; o sürümle ya da daha yenisiyle geri yükleyin.')
  }
}

const summary = ({ head, end, proof }: Contents) => ({
  made_at: head.made_at,
  rows: Object.values(proof.tables).reduce((total, { rows }) => total + rows, 0),
  files: end.files,
  bytes: end.bytes,
  missing: end.missing,
})

async function expectEmptyFolders(config: Config, storage: Storage) {
  const names = config.databaseUrl ? [] : ['postgres', 'db']
  const there = names.map((name) => path.join(config.dataDir, name)).find((name) => existsSync(name))
  if (there)
    throw new Error(
      `Burada zaten bir veritabanı var: ${there}\nGeri yükleme yalnızca boş bir yere yapılır; DATA_DIR ile başka bir klasör verin.`,
    )
  if (!(await storage.isEmpty()))
    throw new Error(
      'Depolamada zaten dosyalar var. Geri yükleme yalnızca boş bir yere yapılır; boş bir klasör ya da kova verin.',
    )
}

async function expectEmptyDatabase(client: pg.Client) {
  await prepareSession(client)
  const { rows } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`,
  )
  if (rows.length > 0)
    throw new Error(
      'Veritabanında zaten tablolar var. Geri yükleme yalnızca boş bir veritabanına yapılır; DATABASE_URL ile başka birini verin.',
    )
}

/** An older release's backup is loaded into the tables of that release, which are then brought up to date. */
async function expectKnown({ migrations }: BackupHead) {
  const own = await ownMigrations()
  for (const { name, checksum } of migrations) {
    const known = own.get(name)
    if (!known)
      throw new UnreadableBackup(
        `Bu yedeği daha yeni bir sürüm almış (${name}); o sürümle ya da daha yenisiyle geri yükleyin.`,
      )
    if (checksum !== null && checksum !== known)
      throw new UnreadableBackup(`Bu sürümdeki ${name}, yedeği alan sürümdekinden farklı.`)
  }
}

/** Columns and evidence are encrypted and signed with the backup's keys. */
async function expectSecrets({ secrets, dataDir }: Config, { secrets: kept }: BackupHead) {
  const file = path.join(dataDir, 'secrets.json')
  if (existsSync(file) && (await loadSecrets(dataDir)).encryption.toString('base64') !== kept.encryption)
    throw new Error(`Burada başka gizli anahtarlar var: ${file}\nGeri yükleme yalnızca boş bir yere yapılır.`)
  const given = secrets.encryption
  const key = given && Buffer.from(given, /^[0-9a-f]{64}$/i.test(given) ? 'hex' : 'base64').toString('base64')
  if (key && key !== kept.encryption)
    throw new Error(
      'ENCRYPTION_KEY yedektekinden farklı: şifreli alanlar okunamaz. Değişkeni kaldırın ya da eski değerini verin.',
    )
}

/** What is given as variables, or there already, stays as it is. */
async function writeSecrets({ secrets, seal, dataDir }: Config, head: BackupHead, written: string[]) {
  const secretsGiven = secrets.auth && secrets.encryption && secrets.tokens
  const wanted = [
    { file: path.join(dataDir, 'secrets.json'), text: secretsGiven ? null : JSON.stringify(head.secrets, null, 2) },
    { file: path.join(dataDir, sealFile), text: seal.given ? null : head.seal },
  ]
  for (const { file, text } of wanted) {
    if (text === null || existsSync(file)) continue
    await writeFile(file, text, { mode: 0o600, flag: 'wx' })
    written.push(file)
  }
}

/** The tables of the backup's release, and the queue's. */
async function makeTables({ direct }: Databases, { migrations, queues }: BackupHead, client: pg.Client) {
  await migrateTo(direct, new Set(migrations.map(({ name }) => name)))
  const jobs = createJobs(direct, { workers: false, onError: () => {} })
  await jobs.start()
  await jobs.stop()
  await addQueues((text, values) => client.query(text, values), queues)
}

interface Target {
  client: pg.Client
  storage: Storage
  written: StoredName[]
}
type StoredName = Awaited<ReturnType<typeof loadFile>>

/** The rows come first, in one transaction, and then the files. */
async function load(
  { client, storage, written }: Target,
  { head, proof, end }: Contents,
  { file, passphrase, say }: Wish,
) {
  const rows = await beginRows(client, head)
  let compared: Awaited<ReturnType<typeof compareRows>> | null = null
  let files = 0
  for await (const entry of openArchive(createReadStream(file), passphrase)) {
    if (entry.name.startsWith(rowsPrefix)) await rows.take(entry)
    else if (entry.name === entryNames.proof) {
      compared = await rows.finish(proof)
      say?.('Satırlar yüklendi; dosyalar yükleniyor')
    } else if (entry.name.startsWith(filesPrefix)) written.push(await loadFile(storage, entry))
    else if (entry.name.startsWith(hashesPrefix))
      files += await checkHashes(storage, (await entry.bytes()).toString('utf8'))
  }
  if (files !== end.files || !compared)
    throw new Error(`Yedekte ${end.files} dosya var, ${files} tanesi geri yüklendi.`)
  return { tables: compared.compared, accounts: compared.accounts }
}

async function beginRows(client: pg.Client, head: BackupHead) {
  await client.query('begin')
  const restrictions = await liftRestrictions(client)
  await emptyTables(client, head)
  const loader = new RowLoader(client, head.tables)
  return {
    take: (entry: ArchiveEntry) => loader.take(entry),
    async finish(proof: BackupProof) {
      await loader.end()
      await setCounters(client, head)
      await restoreRestrictions(client, restrictions)
      const compared = await compareRows(client, head, proof)
      await client.query('commit')
      await client.query('analyze')
      return compared
    },
  }
}

async function bringUpToDate(config: Config, { database, direct }: Databases, { proof }: Contents) {
  const log = pino({ level: 'silent' })
  const applied = await migrate(direct)
  const ctx = await createContext({ config, log, database, direct, workers: false })
  handleJobs(ctx)
  await ctx.jobs.start()
  await beginSignatures(ctx, applied)
  if (applied.length > 0) await makeDuesSoon(ctx)
  await ctx.jobs.stop()
  await chainAuditLog(ctx)
  const { checked, head, findings } = await checkAuditLog(ctx, proof.audit_head ?? undefined)
  return { upgraded: applied.length, audit: { checked, head, findings }, frozen: await checkFrozen(ctx.db) }
}

/** Only after this process found it empty. */
async function emptyDatabase(client: pg.Client) {
  await client.query('rollback').catch(() => {})
  await client.query('drop schema if exists pgboss cascade; drop schema public cascade; create schema public')
}

async function removeOwnDatabase({ dataDir }: Config) {
  const folder = path.join(dataDir, 'postgres')
  // As root the folder may be a link to one that the database's user can reach.
  const target = await realpath(folder).catch(() => folder)
  for (const each of [target, folder]) await rm(each, { recursive: true, force: true })
  const left = await readdir(path.join(dataDir, 'files')).catch(() => null)
  if (left?.length === 0) await rmdir(path.join(dataDir, 'files'))
}
