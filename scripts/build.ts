import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { outsideOfBundles } from './outside-of-bundles.ts'
import { stampWorker } from './stamp-worker.ts'

const root = path.join(import.meta.dirname, '..')
const web = path.join(root, 'dist', 'web')
const prerender = path.join(root, 'dist', 'prerender')

process.env.NODE_ENV = 'production'
await build({ root, logLevel: 'warn' })
// The public pages as functions, which the server calls with its configuration when it starts.
await build({
  root,
  logLevel: 'warn',
  publicDir: false,
  ssr: outsideOfBundles,
  build: {
    ssr: 'web/public-site/prerender.tsx',
    outDir: prerender,
    manifest: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
await mkdir(prerender, { recursive: true })
await writeFile(path.join(prerender, 'stylesheets.json'), JSON.stringify(await publicStylesheets()))
await stampWorker(web)
await compressAssets()

/** Linked in the HTML, so that a prerendered page never appears without its styles. */
async function publicStylesheets(): Promise<string[]> {
  const manifest: Record<string, { css?: string[]; imports?: string[] }> = JSON.parse(
    await readFile(path.join(web, '.vite', 'manifest.json'), 'utf8'),
  )
  const found = new Set<string>()
  const seen = new Set(['index.html'])
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const next of manifest[name]?.imports ?? []) visit(next)
    for (const file of manifest[name]?.css ?? []) found.add(`/${file}`)
  }
  for (const name of Object.keys(manifest)) if (name.startsWith('web/public-site/')) visit(name)
  return [...found]
}

async function compressAssets() {
  const folder = path.join(web, 'assets')
  const files = (await readdir(folder)).filter((name) => /\.(?:m?js|css|svg|wasm)$/.test(name))
  await Promise.all(
    files.map(async (name) => {
      const content = await readFile(path.join(folder, name))
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }
      await writeFile(path.join(folder, `${name}.br`), await promisify(brotliCompress)(content, best))
      await writeFile(path.join(folder, `${name}.gz`), await promisify(gzip)(content, { level: 9 }))
    }),
  )
}
