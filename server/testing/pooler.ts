import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { databaseUser } from '#server/db/own/user.ts'
import { freePort } from './process-data.ts'

export const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0

/** Starts pgbouncer in transaction mode before a database; returns its address. */
export async function startPooler(url: string, { connections = 6 } = {}): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(url)
  const name = pathname.slice(1)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'anahtar-pooler-'))
  const listenPort = await freePort()
  const target = `host=${decodeURIComponent(hostname)} port=${port || 5432} dbname=${name} user=${username}`
  await writeFile(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]
${name} = ${target}${password && ` password=${password}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
`,
  )
  const user = await databaseUser()
  if (user) for (const each of [folder, path.join(folder, 'pgbouncer.ini')]) await chown(each, user.uid, user.gid)
  const child: ChildProcess = spawn('pgbouncer', ['-q', 'pgbouncer.ini'], { cwd: folder, stdio: 'ignore', ...user })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })
  await vi.waitUntil(() => answers(listenPort), { timeout: 10_000 })
  return `postgres://${username}@127.0.0.1:${listenPort}/${name}`
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
