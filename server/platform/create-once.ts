import { randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rename, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** A file readable only by its owner; null if there is none. */
export async function readPrivate(file: string): Promise<string | null> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
  // Fails for a read-only mounted file, whose permissions are then kept.
  await chmod(file, 0o600).catch(() => {})
  return text
}

/** Writes the file unless it exists; the caller reads it afterwards, because another process may have been first. */
export async function createOnce(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `${name}.${randomUUID()}`)
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await publish(draft, join(folder, name))
  await syncDirectory(folder)
}

/**
 * If two processes start at once, exactly one creates the file and both read it. A hard link fails if the name exists,
 * whereas a rename would replace a file that is already in use.
 */
async function publish(draft: string, file: string) {
  try {
    await link(draft, file)
  } catch (error) {
    if (hasCode(error, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS')) return rename(draft, file) // the file system has no hard links
    if (!hasCode(error, 'EEXIST')) throw error
  }
  await unlink(draft)
}

async function syncDirectory(path: string) {
  // Windows cannot open a directory; there the rename must suffice.
  const directory = await open(path, 'r').catch(() => null)
  await directory?.sync().catch(() => {})
  await directory?.close()
}

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))
