import { mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** Who runs the database, as options of a child process. */
export interface User {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root; then it runs as `nobody`. Null: as the user of this process. */
export async function databaseUser(): Promise<User | null> {
  if (process.getuid?.() !== 0) return null
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  const [, , uid, gid] = lines.find((line) => line.startsWith('nobody:'))?.split(':') ?? []
  if (!uid || !gid)
    throw new Error(
      'PostgreSQL root olarak çalışmaz, bu makinede “nobody” kullanıcısı da yok. ' +
        'Anahtar’ı root olmayan bir kullanıcıyla başlatın ya da DATABASE_URL verin.',
    )
  return { uid: Number(uid), gid: Number(gid) }
}

/** Whether the user may pass through the folder and all that it lies in. */
export async function canEnter(folder: string, { uid, gid }: User): Promise<boolean> {
  const found = await stat(folder)
  const bit = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001
  if ((found.mode & bit) === 0) return false
  const parent = path.dirname(folder)
  return parent === folder || canEnter(parent, { uid, gid })
}

/** Where root's programs keep what another user must reach; made by root, and open to pass through. */
export async function sharedFolder(): Promise<string> {
  const folder = '/var/lib/anahtar'
  const umask = process.umask(0o022)
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 })
  } finally {
    process.umask(umask)
  }
  return folder
}
