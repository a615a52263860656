import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  appendFile,
  chmod,
  chown,
  lchown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { type Binaries, findBinaries } from './binaries.ts'
import { canEnter, databaseUser, sharedFolder, type User } from './user.ts'

const run = promisify(execFile)

/** A major version of PostgreSQL cannot read the files of another. */
const majorVersion = '18'
const startSeconds = 120
const stopSeconds = 30
/** How long the processes of a killed database may take to end. */
const leavingMs = 20_000
/** The operating system's limit for the path of a socket, minus the file name that PostgreSQL uses. */
const longestSocketFolder = 107 - '/.s.PGSQL.5432'.length - 1
const keptLogBytes = 5 * 1024 * 1024

export type Settings = Record<string, string | number>

export interface OwnPostgres {
  url: string
  stop(): Promise<void>
}

interface Installation {
  folder: string
  user: User | null
  binaries: Binaries
}

/**
 * Starts a PostgreSQL for this process alone, with all its files below `folder`. Takes over one that a killed process
 * left running there. The caller must have locked the folder.
 */
export async function startOwnPostgres(folder: string, settings: Settings = {}): Promise<OwnPostgres> {
  const realFolder = await prepareFolder(folder)
  return explained(folder, async () => {
    const user = await databaseUser()
    const at: Installation = { folder: realFolder, user, binaries: await findBinaries(user) }
    if (!(await isThere(path.join(at.folder, 'data')))) await initialise(at)
    if (!(await isRunning(at))) await start(at, settings)
    const postmaster = await readPostmaster(at)
    return { url: await addressOf(at, postmaster), stop: () => stop(at, postmaster.socketFolder) }
  })
}

/** The address of the database that another process started on this folder; null if none runs. */
export async function runningPostgres(given: string): Promise<string | null> {
  const folder = await realpath(given).catch(() => null)
  const postmaster = folder ? await readPostmaster({ folder }).catch(() => null) : null
  return folder && postmaster && (await listens(postmaster)) ? addressOf({ folder }, postmaster) : null
}

/** Adds advice to errors of the disk: full, read-only, or without permission. */
async function explained<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const isOfTheDisk =
      error instanceof Error && 'code' in error && /^(?:ENOSPC|EDQUOT|EACCES|EPERM|EROFS)$/.test(String(error.code))
    throw isOfTheDisk ? new Error(reasonFor(String(error), folder)) : error
  }
}

async function addressOf(
  { folder }: Pick<Installation, 'folder'>,
  { port, socketFolder }: Postmaster,
): Promise<string> {
  const password = (await readFile(path.join(folder, 'password'), 'utf8')).trim()
  const host = socketFolder ? encodeURIComponent(socketFolder) : '127.0.0.1'
  return `postgres://anahtar:${password}@${host}:${port}/postgres`
}

const isThere = (file: string) =>
  lstat(file).then(
    () => true,
    () => false,
  )

/**
 * Returns the database's folder, and creates it if it is missing. If PostgreSQL runs as another user who cannot reach
 * the folder, it becomes a link to one that this user can reach.
 */
export const prepareFolder = (folder: string): Promise<string> => explained(folder, () => prepare(folder))

async function prepare(given: string): Promise<string> {
  const user = await databaseUser()
  const folder = path.resolve(given)
  if (!(await isThere(folder))) {
    if (!user || (await canEnter(await realpath(path.dirname(folder)), user))) await mkdir(folder, { mode: 0o700 })
    else await symlink(await mkdtemp(path.join(await sharedFolder(), 'postgres-')), folder)
    if (user) await chown(folder, user.uid, user.gid)
  }
  const realFolder = await realpath(folder).catch(() => {
    throw new Error(
      `Veritabanı klasörü bir bağlantı, gösterdiği klasör yok: ${folder}\n` +
        'Yedekten o klasörü de geri yükleyin ya da bağlantının yerine koyun.',
    )
  })
  await checkVersion(realFolder)
  await restoreOwner(realFolder, user)
  if (user && !(await canEnter(path.dirname(realFolder), user)))
    throw new Error(
      `Veritabanını çalıştıran “nobody” kullanıcısı bu klasöre giremiyor: ${realFolder}\n` +
        'Anahtar’ı klasörün sahibi olan bir kullanıcıyla başlatın ya da DATA_DIR ile herkesin geçebildiği bir yer seçin.',
    )
  return realFolder
}

/** A copied or restored folder may be readable for others, or belong to root instead of the database's user. */
async function restoreOwner(folder: string, user: User | null) {
  const data = await stat(path.join(folder, 'data')).catch(() => null)
  if (data && (data.mode & 0o077) !== 0) await chmod(path.join(folder, 'data'), 0o700)
  const owners = [await stat(folder), data].map((found) => found?.uid)
  if (!user || owners.every((uid) => uid === undefined || uid === user.uid)) return
  for (const name of await readdir(folder, { recursive: true }))
    if (name !== 'password') await lchown(path.join(folder, name), user.uid, user.gid)
  await chown(folder, user.uid, user.gid)
}

async function checkVersion(folder: string) {
  const version = await readFile(path.join(folder, 'data', 'PG_VERSION'), 'utf8').catch(() => majorVersion)
  if (version.trim() === majorVersion) return
  throw new Error(
    `Veritabanı klasörü PostgreSQL ${version.trim()} ile yapılmış, bu sürüm ${majorVersion} ile çalışıyor: ${folder}\n` +
      'Klasörü yapan Anahtar sürümüyle başlatıp yedek alın ve yedeği bu sürümde geri yükleyin.',
  )
}

/** Created under another name first, so that an interrupted initialisation is not mistaken for a database. */
async function initialise({ folder, user, binaries }: Installation) {
  const draft = path.join(folder, 'data.new')
  const passwordFile = path.join(folder, 'password.new')
  await rm(draft, { recursive: true, force: true })
  const password = randomBytes(24).toString('base64url')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user) await chown(passwordFile, user.uid, user.gid)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const login = ['-U', 'anahtar', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  await run(binaries.initdb, ['-D', draft, ...login, ...locale, '--no-instructions'], { ...user, cwd: folder }).catch(
    (error) => {
      throw new Error(reasonFor(String(error.stderr || error), folder))
    },
  )
  await rm(passwordFile)
  await writeFile(path.join(folder, 'password'), password, { mode: 0o600 })
  await appendFile(path.join(draft, 'postgresql.conf'), "include 'anahtar.conf'\n")
  await rename(draft, path.join(folder, 'data'))
}

async function start(at: Installation, settings: Settings) {
  const { folder, user, binaries } = at
  const conf = path.join(folder, 'data', 'anahtar.conf')
  const text = Object.entries({ ...(await usualSettings(at)), ...settings })
    .map(([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'\n`)
    .join('')
  await writeFile(conf, text, { mode: 0o600 })
  if (user) await chown(conf, user.uid, user.gid)
  const log = path.join(folder, 'log')
  const { size } = await stat(log).catch(() => ({ size: 0 }))
  if (size > keptLogBytes) await rename(log, `${log}.old`)
  const said = await launch({ folder, user, binaries }, Date.now() + leavingMs)
  if (said) throw new Error(reasonFor(said, folder))
}

/** Returns the error text, or '' once the database runs. */
async function launch({ folder, user, binaries }: Installation, until: number): Promise<string> {
  const log = path.join(folder, 'log')
  const { size } = await stat(log).catch(() => ({ size: 0 }))
  // Relative paths, because pg_ctl passes these through a shell.
  const args = ['-D', 'data', '-l', 'log', '-w', '-t', String(startSeconds), 'start']
  const failure = await run(binaries.pg_ctl, args, { ...user, cwd: folder }).then(
    () => null,
    (error) => String(error.stderr || error),
  )
  if (failure === null) return ''
  const said = (await readFile(log).catch(() => Buffer.alloc(0))).subarray(size).toString('utf8')
  // Processes of a killed database hold its shared memory until they notice that it is gone.
  const isLeaving = said.includes('pre-existing shared memory block')
  if (!isLeaving || Date.now() > until) return `${failure}\n${said.slice(-2000)}`
  await pause(200)
  return launch({ folder, user, binaries }, until)
}

async function usualSettings({ folder, user }: Installation): Promise<Settings> {
  const reached =
    process.platform === 'win32'
      ? { listen_addresses: '127.0.0.1', port: await freePort(), unix_socket_directories: '' }
      : { listen_addresses: '', port: 5432, unix_socket_directories: await socketFolderFor(folder, user) }
  return {
    ...reached,
    unix_socket_permissions: '0700',
    max_connections: 60,
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_checkpoints: 'off',
  }
}

async function socketFolderFor(folder: string, user: User | null): Promise<string> {
  if (Buffer.byteLength(folder) <= longestSocketFolder) return folder
  const short = await mkdtemp(path.join(os.tmpdir(), 'anahtar-'))
  await chmod(short, 0o700)
  if (user) await chown(short, user.uid, user.gid)
  return short
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  await new Promise((closed) => server.close(closed))
  return port
}

interface Postmaster {
  port: number
  /** Empty if it listens on 127.0.0.1 instead. */
  socketFolder: string
}

/** PostgreSQL writes the lines of this file in this order: process, folder, time of start, port, folder of sockets. */
async function readPostmaster({ folder }: Pick<Installation, 'folder'>): Promise<Postmaster> {
  const lines = (await readFile(path.join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')
  return { port: Number(lines[3]), socketFolder: lines[4]!.trim() }
}

/**
 * Whether a running database can be taken over. After a crash, the process id in its file may belong to another program
 * or to a zombie, and PostgreSQL would refuse to start. A database that does not listen counts as ended.
 */
async function isRunning(at: Installation, until = Date.now() + startSeconds * 1000): Promise<boolean> {
  const postmaster = await readPostmaster(at).catch(() => null)
  if (!postmaster) return false
  if (await listens(postmaster)) {
    if ((await accepts(at, postmaster)) || Date.now() > until) return true
    await pause(200)
    return isRunning(at, until)
  }
  const { socketFolder, port } = postmaster
  const socket = path.join(socketFolder || at.folder, `.s.PGSQL.${port}`)
  for (const file of [path.join(at.folder, 'data', 'postmaster.pid'), socket, `${socket}.lock`])
    await rm(file, { force: true })
  return false
}

/** False while the database recovers from a crash or shuts down; both end by themselves. */
async function accepts(at: Installation, postmaster: Postmaster): Promise<boolean> {
  const client = new pg.Client({ connectionString: await addressOf(at, postmaster), connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  return client.connect().then(
    () => client.end().then(() => true),
    // Other errors, such as a wrong password, are reported by the first query.
    (error) => error instanceof pg.DatabaseError && error.code !== '57P03',
  )
}

function listens({ port, socketFolder }: Postmaster): Promise<boolean> {
  const address = socketFolder ? { path: path.join(socketFolder, `.s.PGSQL.${port}`) } : { host: '127.0.0.1', port }
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

async function stop({ folder, user, binaries }: Installation, socketFolder: string) {
  const end = (mode: string) =>
    run(binaries.pg_ctl, ['-D', 'data', '-m', mode, '-w', '-t', String(stopSeconds), 'stop'], { ...user, cwd: folder })
  if (await isThere(path.join(folder, 'data', 'postmaster.pid')))
    await end('fast').catch(() => end('immediate').catch(() => {}))
  if (socketFolder && socketFolder !== folder) await rm(socketFolder, { recursive: true, force: true })
}

/** An error message that tells the person who starts the server what to do. */
export function reasonFor(said: string, folder: string): string {
  if (/No space left on device|could not extend file|disk full|quota exceeded/i.test(said))
    return `Disk dolu: veritabanı başlatılamadı (${folder}).\nYer açıp yeniden başlatın; kaydedilmiş veriler yerinde duruyor.`
  if (/Permission denied|not permitted|read-only file system|EACCES/i.test(said)) return notReached(folder)
  return `Veritabanı başlatılamadı (${folder}).\n${said.trim()}`
}

const notReached = (folder: string) =>
  `Veritabanı klasörüne erişilemiyor: ${folder}\n` +
  'Klasörün sahibi ile Anahtar’ı çalıştıran kullanıcı aynı olmalı; gerekirse DATA_DIR ile başka bir klasör seçin.'
