import { chmod, mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** The user that runs the database, as options of a child process. */
export interface User {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root, so it runs as `nobody` then. Null means: as the user of this process. */
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

/** Whether the user may enter the folder and all of its parents. */
export async function canEnter(folder: string, { uid, gid }: User): Promise<boolean> {
  const found = await stat(folder)
  const bit = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001
  if ((found.mode & bit) === 0) return false
  const parent = path.dirname(folder)
  return parent === folder || canEnter(parent, { uid, gid })
}

/** A folder of root's programs that other users may enter; created by root. */
export async function sharedFolder(): Promise<string> {
  const folder = '/var/lib/anahtar'
  // Set again because of the umask, which a worker thread cannot change.
  if (await mkdir(folder, { recursive: true, mode: 0o755 })) await chmod(folder, 0o755)
  return folder
}
