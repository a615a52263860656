import { execFile } from 'node:child_process'
import { access, mkdtemp, realpath, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { startOwnPostgres } from './own-postgres.ts'

const run = promisify(execFile)

/** These versions belong together; the last release with PGlite used them. */
const packages = ['@electric-sql/pglite@0.5.8', '@electric-sql/pglite-tools@0.4.8']

interface QueryRunner {
  query(text: string): Promise<{ rows: unknown[] }>
}

/** The part of a PGlite database that the move needs. */
interface OldDatabase extends QueryRunner {
  exec(text: string): Promise<unknown>
  close(): Promise<void>
}

interface Pglite {
  open(folder: string): Promise<OldDatabase>
  dump(database: OldDatabase): Promise<string>
}

/**
 * Earlier releases kept their data in PGlite, below `db`. The data moves to PostgreSQL once, and every table is
 * compared before use; the old folder is renamed and stays unchanged.
 */
export async function moveFromPglite(dataDir: string, progress: (text: string) => void = () => {}): Promise<void> {
  const [old, target] = [path.join(dataDir, 'db'), path.join(dataDir, 'postgres')]
  if (!(await isThere(path.join(old, 'PG_VERSION'))) || (await isThere(target))) return
  progress('Önceki sürümün veritabanı PostgreSQL’e taşınıyor')
  const draft = `${target}.moving`
  const tools = await mkdtemp(path.join(dataDir, 'pglite-'))
  try {
    const pglite = await fetchPglite(tools)
    // Remove the remains of an interrupted move.
    await removeDraft(draft)
    const source = await pglite.open(old)
    try {
      await copyInto(draft, source, await pglite.dump(source))
    } finally {
      await source.close()
    }
    await rename(draft, target)
    await rename(old, path.join(dataDir, 'db-pglite'))
  } finally {
    await rm(tools, { recursive: true, force: true })
    await removeDraft(draft)
  }
  progress('Veriler taşındı ve denetlendi; eski klasör db-pglite adıyla duruyor')
}

/** If root runs the server, the folder may be a link to a place that the database's user can reach. */
async function removeDraft(draft: string) {
  const target = await realpath(draft).catch(() => draft)
  for (const each of [target, draft]) await rm(each, { recursive: true, force: true })
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** PGlite is only needed for the move, so it is downloaded for it and removed afterwards. */
export async function fetchPglite(folder: string): Promise<Pglite> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', ...packages]
  await run(npm, args, { cwd: folder, shell: process.platform === 'win32' }).catch((error) => {
    throw new Error(
      'Bu klasördeki veriler önceki sürümün veritabanında; taşımak için npm kayıt deposundan bir paket indirilmeli, ' +
        `indirilemedi.\nAğ bağlantısını denetleyip yeniden başlatın; veriler yerinde duruyor.\n${error.stderr ?? error}`,
    )
  })
  const load = (file: string) =>
    import(pathToFileURL(path.join(folder, 'node_modules', '@electric-sql', ...file.split('/'))).href)
  const { PGlite } = await load('pglite/dist/index.js')
  const { pg_trgm } = await load('pglite/dist/contrib/pg_trgm.js')
  const { pgDump } = await load('pglite-tools/dist/pg_dump.js')
  return {
    open: (dataDir) => PGlite.create({ dataDir, extensions: { pg_trgm } }),
    dump: async (database) => {
      const args = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=200']
      return (await pgDump({ pg: database, args })).text()
    },
  }
}

async function copyInto(folder: string, source: OldDatabase, dump: string) {
  const own = await startOwnPostgres(folder)
  const client = new pg.Client({ connectionString: own.url })
  try {
    await client.connect()
    // Remove lines for the program psql, which is not available here.
    await client.query(dump.replace(/^\\(?:un)?restrict .*$/gm, ''))
    await expectSame(source, client)
  } finally {
    await client.end()
    await own.stop()
  }
}

/** Tables with rows of their own (no partitioned parents), in every schema except PostgreSQL's. */
const tables = `select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%' order by 1`

/** A checksum over every row as text, independent of the order in which the rows are stored. */
const sumOf = (table: string) =>
  `select count(*)::int as rows, md5(coalesce(string_agg(sum, '' order by sum), '')) as sum
   from (select md5(t::text) as sum from ${table} t) rows`

/** Throws unless every table of the source is in the target with the same rows. */
export async function expectSame(source: QueryRunner, target: QueryRunner) {
  for (const each of [source, target])
    for (const setting of [`set search_path = ''`, `set timezone = 'UTC'`]) await each.query(setting)
  const names = async (from: QueryRunner) =>
    ((await from.query(tables)).rows as { name: string }[]).map(({ name }) => name)
  const wanted = await names(source)
  const found = await names(target)
  const missing = wanted.filter((name) => !found.includes(name))
  const different: string[] = []
  for (const name of wanted.filter((each) => found.includes(each))) {
    const [before, after] = [(await source.query(sumOf(name))).rows[0], (await target.query(sumOf(name))).rows[0]]
    if (JSON.stringify(before) !== JSON.stringify(after)) different.push(name)
  }
  if (missing.length + different.length > 0)
    throw new Error(
      `Veriler taşındıktan sonra aynı çıkmadı: ${[...missing, ...different].join(', ')}\n` +
        'Taşıma geri alındı; veriler eski yerinde duruyor. Önceki sürümle çalışmayı sürdürüp destekle görüşün.',
    )
}
