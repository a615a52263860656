import { existsSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Config } from './config.ts'
import { openStorage } from './context.ts'
import { lockDataDir } from './db/own/lock-data-dir.ts'
import { runningPostgres, startOwnPostgres } from './db/own/own-postgres.ts'
import { readPrivate } from './platform/create-once.ts'
import { sealFile } from './platform/seal/seal-key.ts'
import { loadSecrets } from './platform/secrets.ts'
import { makeBackup, type WrittenBackup } from './services/backups/make-backup.ts'

interface Source {
  url: string
  release(): Promise<void>
}

/** A running server is left alone: its database is read beside it. A stopped one's database is started for the time. */
async function openSource(config: Config): Promise<Source> {
  const given = config.databaseDirectUrl ?? config.databaseUrl
  if (given) return { url: given, release: async () => {} }
  const folder = path.join(config.dataDir, 'postgres')
  if (!existsSync(path.join(folder, 'data')))
    throw new Error(`Bu veri klasöründe bir veritabanı yok: ${path.resolve(config.dataDir)}`)
  const running = await runningPostgres(folder)
  if (running) return { url: running, release: async () => {} }
  const unlock = await lockDataDir(config.dataDir)
  try {
    const own = await startOwnPostgres(folder)
    const release = async () => {
      await own.stop()
      await unlock()
    }
    return { url: own.url, release }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** Writes a backup beside its name first, so that a file with the name is always whole. */
export async function backUp(config: Config, passphrase: string, file: string): Promise<WrittenBackup> {
  if (existsSync(file)) throw new Error(`Bu dosya zaten var: ${file}`)
  // Missing secrets are made at a first start; a backup must not make others.
  const { auth, encryption, tokens } = config.secrets
  if (!(auth && encryption && tokens) && !existsSync(path.join(config.dataDir, 'secrets.json')))
    throw new Error(`Gizli anahtarlar bulunamadı: ${path.join(path.resolve(config.dataDir), 'secrets.json')}`)
  const secrets = await loadSecrets(config.dataDir, config.secrets)
  const seal = await readPrivate(path.join(config.dataDir, sealFile))
  const storage = await openStorage(config)
  const { url, release } = await openSource(config)
  const draft = `${file}.yarim`
  try {
    const handle = await open(draft, 'w', 0o600)
    const { content, made } = await makeBackup({ url, storage, secrets, seal, passphrase, now: new Date() })
    await pipeline(content, handle.createWriteStream({ flush: true }))
    const done = await made
    await rename(draft, file)
    return { ...done, size: (await stat(file)).size }
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await release()
  }
}
