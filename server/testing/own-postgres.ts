import { execFile } from 'node:child_process'
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export async function freePort(): Promise<number> {
  // Below those that the system gives to whoever asks for any: nobody else takes it before it is used.
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  const server = createServer()
  const isFree = await new Promise<boolean>((answered) => {
    server.once('error', () => answered(false))
    server.listen(port, '127.0.0.1', () => answered(true))
  })
  if (!isFree) return freePort()
  await new Promise((closed) => server.close(closed))
  return port
}

async function binaries(): Promise<string | null> {
  const base = '/usr/lib/postgresql'
  const versions = (await readdir(base).catch(() => [])).sort((a, b) => Number(b) - Number(a))
  return versions[0] ? path.join(base, versions[0], 'bin') : null
}

/** PostgreSQL refuses to run as root; its own user comes with the package. */
async function runner(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((each) => each.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : {}
}

/** A PostgreSQL that a test may stop and start; null where none is installed. */
export async function ownPostgres() {
  const bin = await binaries()
  if (!bin) return null
  const who = await runner()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'anahtar-postgres-'))
  if (who.uid !== undefined) await chown(folder, who.uid, who.gid!)
  const port = await freePort()
  const data = path.join(folder, 'db')
  const options = { ...who, cwd: folder }
  const control = (...args: string[]) => run(path.join(bin, 'pg_ctl'), ['-D', data, '-w', ...args], options)
  const start = () =>
    control(
      '-l',
      path.join(folder, 'log'),
      '-o',
      `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`,
      'start',
    )
  await run(path.join(bin, 'initdb'), ['-D', data, '-U', 'anahtar', '-A', 'trust', '--encoding=UTF8', '-N'], options)
  await start()
  return {
    url: `postgres://anahtar@127.0.0.1:${port}/postgres`,
    /** Cuts every connection, as a failing machine would. */
    async restart() {
      await control('-m', 'immediate', 'stop')
      await start()
    },
    async drop() {
      await control('-m', 'immediate', 'stop').catch(() => {})
      await rm(folder, { recursive: true, force: true })
    },
  }
}
