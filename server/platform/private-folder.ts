import { chmod, mkdir } from 'node:fs/promises'

/** The data folder holds the database, the files and the keys: nobody else on the machine looks into it. */
export async function keepPrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // One that was made before, or by somebody else, who then has decided who reads it.
  await chmod(folder, 0o700).catch(() => {})
}
