import { mkdtemp, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { openDatabases } from './open-databases.ts'

async function folder() {
  const made = await mkdtemp(path.join(os.tmpdir(), 'anahtar-open-'))
  onTestFinished(() => rm(made, { recursive: true, force: true, maxRetries: 5 }))
  return made
}

async function open(env: NodeJS.ProcessEnv) {
  const said: string[] = []
  const log = pino({}, { write: (line: string) => void said.push(line) })
  const databases = await openDatabases(readConfig(env), log)
  onTestFinished(() => databases.release())
  return { ...databases, said }
}

test('a copied data folder with a link to the database of a running server is refused', async () => {
  const [first, copy] = [await folder(), await folder()]
  const { database } = await open({ DATA_DIR: first })
  await symlink(path.join(first, 'postgres'), path.join(copy, 'postgres'))
  await expect(open({ DATA_DIR: copy })).rejects.toThrow('Veri klasörü kullanımda')
  expect((await database.run('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a replica that is away when the server starts keeps nobody from starting', async () => {
  const { url } = inject('template')
  const away = { DATABASE_REPLICA_URL: 'postgres://kimse@127.0.0.1:1/yok' }
  const { replica, said } = await open({ DATA_DIR: await folder(), DATABASE_URL: url, ...away })
  expect(replica).not.toBeNull()
  expect(said.join()).toContain('replica not reached')
})
