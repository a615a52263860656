import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const placeholder = "{ entry: 'development', files: [] }"

/**
 * Tells the service worker which files are its own. It changes with every one of them, so the browser notices a new
 * version, and files of older ones are thrown away.
 */
export async function stampWorker(web: string): Promise<void> {
  const manifest: Record<string, { file: string; css?: string[]; assets?: string[] }> = JSON.parse(
    await readFile(path.join(web, '.vite', 'manifest.json'), 'utf8'),
  )
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  const entry = manifest['index.html']?.file
  const worker = path.join(web, 'sw.js')
  const source = await readFile(worker, 'utf8')
  if (!entry || !source.includes(placeholder)) throw new Error('The service worker cannot be stamped')
  const build = { entry: `/${entry}`, files: [...new Set(files)].sort().map((file) => `/${file}`) }
  await writeFile(
    worker,
    source.replace(placeholder, () => JSON.stringify(build)),
  )
}
