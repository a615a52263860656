import { chmod, mkdir } from 'node:fs/promises'

/**
 * The data folder holds the database, the files and the keys: nobody else on the machine looks into it. When root runs the
 * server, the database runs as another user, who passes through the folder to its own part and can list nothing here.
 */
export async function keepPrivate(folder: string): Promise<void> {
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700
  await mkdir(folder, { recursive: true, mode })
  // One that was made before, or by somebody else, who then has decided who reads it.
  await chmod(folder, mode).catch(() => {})
}
