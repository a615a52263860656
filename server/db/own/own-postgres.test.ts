import { randomUUID } from 'node:crypto'
import { chmod, cp, mkdir, mkdtemp, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { reasonFor, startOwnPostgres } from './own-postgres.ts'

/** Directly in a folder that every user may enter, like a data folder of the product. */
function emptyFolder() {
  const folder = path.join(os.tmpdir(), `anahtar-own-${randomUUID()}`)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function start(folder: string) {
  const own = await startOwnPostgres(folder)
  onTestFinished(() => own.stop())
  return own
}

async function ask(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

const postmaster = async (folder: string) =>
  Number((await readFile(path.join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0])

test('what is written outlives a power cut by its settings, strangers need the password, and nothing listens on the network', async () => {
  const folder = emptyFolder()
  const { url } = await start(folder)
  const settings = await ask(
    url,
    `select name, setting from pg_settings
     where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'server_encoding') order by 1`,
  )
  expect(settings.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
    'fsync=on',
    'full_page_writes=on',
    'listen_addresses=',
    'server_encoding=UTF8',
    'synchronous_commit=on',
  ])
  const stranger = new URL(url)
  stranger.password = 'tahmin'
  await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password authentication failed')
  expect((await stat(path.join(folder, 'password'))).mode & 0o777).toBe(0o600)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('one that a killed server left running is taken over; stopping ends it', async () => {
  const folder = emptyFolder()
  const { url } = await startOwnPostgres(folder)
  await ask(url, 'create table kept as select 1 as value')
  const pid = await postmaster(folder)
  const next = await start(folder)
  expect(await postmaster(folder)).toBe(pid)
  expect(await ask(next.url, 'select value from kept')).toEqual([{ value: 1 }])
  await next.stop()
  await expect(ask(next.url, 'select 1')).rejects.toThrow()
  await expect(postmaster(folder)).rejects.toThrow('ENOENT')
})

test('one that was killed itself starts again at once with what was committed, also while its processes are still ending', async () => {
  const folder = emptyFolder()
  const { url } = await start(folder)
  const clients = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const client = new pg.Client({ connectionString: url })
      client.on('error', () => {})
      await client.connect()
      return client
    }),
  )
  await ask(url, 'create table kept as select 1 as value')
  process.kill(await postmaster(folder), 'SIGKILL')
  const again = await start(folder)
  expect(await ask(again.url, 'select value from kept')).toEqual([{ value: 1 }])
  for (const client of clients) await client.end().catch(() => {})
})

test('a file that names a process which is another program now keeps nobody out', async () => {
  const folder = emptyFolder()
  await (await start(folder)).stop()
  const lines = [process.pid, path.join(folder, 'data'), 1_700_000_000, 5432, folder, '', '  1 1', 'ready', '']
  await writeFile(path.join(folder, 'data', 'postmaster.pid'), lines.join('\n'))
  expect(await ask((await start(folder)).url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a first start that was killed half way is done again', async () => {
  const folder = emptyFolder()
  await mkdir(path.join(folder, 'data.new'), { recursive: true })
  await writeFile(path.join(folder, 'data.new', 'PG_VERSION'), '18\n')
  expect(await ask((await start(folder)).url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a folder that was copied with other owners and modes is put right', async () => {
  const [folder, copy] = [emptyFolder(), emptyFolder()]
  const first = await start(folder)
  await ask(first.url, 'create table kept as select 1 as value')
  await first.stop()
  await cp(folder, copy, { recursive: true })
  await chmod(path.join(copy, 'data'), 0o755)
  expect(await ask((await start(copy)).url, 'select value from kept')).toEqual([{ value: 1 }])
})

test.runIf(process.getuid?.() === 0)(
  'below a folder that only root may enter the database lies elsewhere, and a link leads to it',
  async () => {
    const closed = await mkdtemp(path.join(os.tmpdir(), 'anahtar-closed-'))
    const folder = path.join(closed, 'postgres')
    const { url } = await start(folder)
    const elsewhere = await readlink(folder)
    onTestFinished(() => rm(closed, { recursive: true, force: true }))
    onTestFinished(() => rm(elsewhere, { recursive: true, force: true }))
    expect(elsewhere).toMatch(/^\/var\/lib\/anahtar\/postgres-/)
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  },
)

test('a folder of another major version says what to do and is not touched', async () => {
  const folder = emptyFolder()
  await mkdir(path.join(folder, 'data'), { recursive: true })
  await writeFile(path.join(folder, 'data', 'PG_VERSION'), '17\n')
  await expect(startOwnPostgres(folder)).rejects.toThrow(
    /PostgreSQL 17 ile yapılmış, bu sürüm 18 ile çalışıyor[\s\S]*yedek alın ve yedeği bu sürümde geri yükleyin/,
  )
})

test.each([
  ['FATAL:  could not write lock file "postmaster.pid": No space left on device', /^Disk dolu:.*[\s\S]*Yer açıp/],
  ['PANIC:  could not write to file "pg_wal/xlogtemp.1": No space left on device', /^Disk dolu:/],
  ['initdb: error: could not create directory "data.new": Permission denied', /erişilemiyor[\s\S]*DATA_DIR/],
  ['FATAL:  something else', /^Veritabanı başlatılamadı[\s\S]*something else$/],
])('what PostgreSQL says is told so that somebody can act: %s', (said, message) => {
  expect(reasonFor(said, '/veri/postgres')).toMatch(message)
})

test('one that is about to end is waited for and started again', async () => {
  const folder = emptyFolder()
  const { url } = await start(folder)
  const last = new pg.Client({ connectionString: url })
  await last.connect()
  // SIGTERM is a smart shutdown: new connections are refused, and it ends with the last open one.
  process.kill(await postmaster(folder), 'SIGTERM')
  await vi.waitFor(() => expect(ask(url, 'select 1')).rejects.toMatchObject({ code: '57P03' }), { timeout: 10_000 })
  const refused = async () => (await readFile(path.join(folder, 'log'), 'utf8')).split('is shutting down').length
  const before = await refused()
  const again = start(folder)
  await vi.waitFor(async () => expect(await refused()).toBeGreaterThan(before), { timeout: 20_000 })
  await last.end()
  expect(await ask((await again).url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a link that leads nowhere says what is missing', async () => {
  const folder = emptyFolder()
  await symlink(`${folder}-yok`, folder)
  await expect(startOwnPostgres(folder)).rejects.toThrow(
    /gösterdiği klasör yok[\s\S]*Yedekten o klasörü de geri yükleyin/,
  )
})
