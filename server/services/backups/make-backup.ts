import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import pg from 'pg'
import { queuesWithJobs } from '#server/platform/jobs/queue-tables.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { Storage, StorageArea } from '#server/platform/storage/storage.ts'
import {
  type BackupEnd,
  type BackupHead,
  type BackupProof,
  entryNames,
  filesPrefix,
  hashesPrefix,
  rowsPrefix,
} from './backup-format.ts'
import {
  appliedMigrations,
  auditHead,
  type CopiedTable,
  copiedTables,
  counters,
  type ListedFile,
  lockForBackup,
  nextFiles,
  openFileList,
  prepareSession,
  rowsOut,
  sumOfAccounts,
} from './backup-tables.queries.ts'
import { RowSum } from './row-sum.ts'
import { type ArchiveWriter, sealArchive } from './sealed-archive.ts'

export interface BackupSource {
  /** The database's own address, without a pooler. */
  url: string
  storage: Storage
  secrets: Secrets
  /** The certificate made here, with its key. */
  seal: string | null
  passphrase: string
  now: Date
}

export interface MadeBackup {
  tables: number
  rows: number
  accounts: number
  files: number
  bytes: number
  missing: string[]
}

export type WrittenBackup = MadeBackup & { size: number }

const pack = promisify(gzip)
const partBytes = 1024 * 1024
const filesPerHashes = 500
/** Read from storage at once; a file has at most 20 MB. */
const filesAtOnce = 4
/** Larger ones are not read into memory. */
const wholeBytes = 32 * 1024 * 1024

/**
 * A backup of one moment while people write: all tables are read in one snapshot, and files afterwards. Files never
 * change, those of the snapshot are all there before it, and none is removed until the backup is made.
 */
export async function makeBackup(source: BackupSource) {
  const client = new pg.Client({ connectionString: source.url, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  let finished: (made: MadeBackup) => void
  const made = new Promise<MadeBackup>((resolve) => {
    finished = resolve
  })
  const content = await sealArchive(source.passphrase, async (archive) => {
    try {
      finished(await writeAll(client, source, archive))
    } finally {
      await client.end().catch(() => {})
    }
  })
  return { content, made }
}

async function writeAll(client: pg.Client, source: BackupSource, archive: ArchiveWriter): Promise<MadeBackup> {
  await prepareSession(client)
  await lockForBackup(client)
  await client.query('begin isolation level repeatable read read only')
  const tables = await copiedTables(client)
  const { auth, encryption, tokens } = source.secrets
  const head: BackupHead = {
    format: 1,
    made_at: source.now.toISOString(),
    migrations: await appliedMigrations(client),
    tables,
    counters: await counters(client),
    queues: await queuesWithJobs((text, values) => client.query(text, values)),
    secrets: { auth, encryption: encryption.toString('base64'), tokens },
    seal: source.seal,
  }
  await archive.add(entryNames.head, json(head))
  const proof: BackupProof = {
    tables: {},
    accounts: await sumOfAccounts(client),
    audit_head: await auditHead(client),
  }
  for (const table of tables) proof.tables[table.name] = await writeRows(client, table, archive)
  await archive.add(entryNames.proof, json(proof))
  await openFileList(client)
  await client.query('commit')
  const end = await writeFiles(client, source.storage, archive)
  await archive.add(entryNames.end, json(end))
  const rows = Object.values(proof.tables).reduce((total, table) => total + table.rows, 0)
  return { tables: tables.length, rows, accounts: proof.accounts.accounts, ...end }
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value))

async function writeRows(client: pg.Client, table: CopiedTable, archive: ArchiveWriter) {
  const sum = new RowSum()
  let part: Buffer[] = []
  let size = 0
  let number = 0
  const flush = async () => {
    if (size === 0) return
    number += 1
    const content = await pack(Buffer.concat(part), { level: 3 })
    await archive.add(`${rowsPrefix}${table.name}/${String(number).padStart(6, '0')}.gz`, content)
    part = []
    size = 0
  }
  for await (const chunk of rowsOut(client, table)) {
    const bytes = chunk as Buffer
    sum.add(bytes)
    part.push(bytes)
    size += bytes.length
    if (size >= partBytes) await flush()
  }
  await flush()
  return sum.result()
}

async function writeFiles(client: pg.Client, storage: Storage, archive: ArchiveWriter): Promise<BackupEnd> {
  const end: BackupEnd = { files: 0, bytes: 0, missing: [] }
  for (let slice = 1; ; slice++) {
    const listed = await nextFiles(client, filesPerHashes)
    if (listed.length === 0) return end
    const lines: string[] = []
    for (let at = 0; at < listed.length; at += filesAtOnce) {
      const together = listed.slice(at, at + filesAtOnce)
      const contents = await Promise.all(together.map((file) => readWhole(storage, file)))
      for (const [index, file] of together.entries()) {
        const written = await writeFile({ storage, archive }, file, contents[index]!)
        const name = `${file.area}/${file.name}`
        if (written) {
          lines.push(`${written.hash}  ${name}\n`)
          end.files += 1
          end.bytes += written.size
        } else if (!file.optional) end.missing.push(name)
      }
    }
    await archive.add(`${hashesPrefix}${String(slice).padStart(6, '0')}`, Buffer.from(lines.join('')))
  }
}

type Content = Uint8Array | 'missing' | 'large'

async function readWhole(storage: Storage, { area, name, size }: ListedFile): Promise<Content> {
  if (size > wholeBytes) return 'large'
  return (await storage.get(area as StorageArea, name)) ?? 'missing'
}

interface CopyingFiles {
  storage: Storage
  archive: ArchiveWriter
}

async function writeFile({ storage, archive }: CopyingFiles, { area, name, size }: ListedFile, content: Content) {
  if (content === 'missing') return null
  const hash = createHash('sha256')
  if (content === 'large') {
    const stream = await storage.stream(area as StorageArea, name).catch(() => null)
    if (!stream) return null
    stream.on('data', (chunk: Buffer) => hash.update(chunk))
    await archive.addStream(`${filesPrefix}${area}/${name}`, size, stream)
    return { hash: hash.digest('hex'), size }
  }
  await archive.add(`${filesPrefix}${area}/${name}`, content)
  return { hash: hash.update(content).digest('hex'), size: content.length }
}
