import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ScreenFiles } from './preloads.ts'

const placeholder = "{ entry: 'development', core: [], files: [] }"
/** Screens that open offline, visited or not, because their last data is kept (web/cache/last-seen.ts). */
const offline = ['/dashboard', '/propertyList', '/contracts', '/payment', '/renterList', '/calendar', '/deadlines']

/**
 * Writes the list of built files into the service worker. Any changed file changes the worker, so that browsers notice
 * a new version and drop files of older ones.
 */
export async function stampWorker(web: string): Promise<void> {
  const manifest: Record<string, { file: string; css?: string[]; assets?: string[] }> = JSON.parse(
    await readFile(path.join(web, '.vite', 'manifest.json'), 'utf8'),
  )
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  const preloads: Record<string, ScreenFiles> = JSON.parse(
    await readFile(path.join(web, '.vite', 'preloads.json'), 'utf8'),
  )
  const entry = manifest['index.html']?.file
  const worker = path.join(web, 'sw.js')
  const source = await readFile(worker, 'utf8')
  if (!entry || !source.includes(placeholder)) throw new Error('The service worker cannot be stamped')
  const addresses = (names: string[]) => [...new Set(names)].sort().map((name) => `/${name}`)
  const core = offline.flatMap((address) => {
    const { frame, screen } = preloads[address] ?? { frame: [], screen: [] }
    return [...frame, ...screen]
  })
  const build = { entry: `/${entry}`, core: addresses(core), files: addresses(files) }
  await writeFile(
    worker,
    source.replace(placeholder, () => JSON.stringify(build)),
  )
}
