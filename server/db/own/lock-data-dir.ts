import { createHash } from 'node:crypto'
import { mkdir, unlink } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

/**
 * Two servers on one data folder would write into each other's files. A listening socket serves as the lock, because a
 * killed process stops answering on it and so releases it.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true })
  const address = socketPath(path.resolve(dataDir))
  for (const attempt of [1, 2]) {
    const server = await listen(address)
    if (server) return () => new Promise((resolve) => server.close(() => resolve()))
    if (attempt === 2 || (await answers(address))) break
    await unlink(address).catch(() => {})
  }
  throw new Error(
    `Veri klasörü kullanımda: ${path.resolve(dataDir)}\n` +
      'Başka bir Anahtar süreci bu klasörle çalışıyor. Onu durdurun, DATA_DIR ile başka bir klasör seçin ' +
      'ya da birden çok süreç için DATABASE_URL ile PostgreSQL kullanın.',
  )
}

/** Socket paths are limited to about 100 characters; a long folder gets a short socket name in the temporary folder. */
function socketPath(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  if (process.platform === 'win32') return `\\\\.\\pipe\\anahtar-${name}`
  const inside = path.join(dataDir, 'process.sock')
  return inside.length < 100 ? inside : path.join(os.tmpdir(), `anahtar-${name}.sock`)
}

function listen(address: string): Promise<net.Server | null> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.end())
    server.unref()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(address, () => resolve(server))
  })
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
