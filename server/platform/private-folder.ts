import { chmod, mkdir } from 'node:fs/promises'

/**
 * Makes the data folder unreadable for other users, because it holds the database, the files and the keys. If root runs
 * the server, the database runs as another user, who may enter the folder but not list it.
 */
export async function keepPrivate(folder: string): Promise<void> {
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700
  await mkdir(folder, { recursive: true, mode })
  // Fails for an existing folder of another user, whose permissions are then kept.
  await chmod(folder, mode).catch(() => {})
}
