import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { stampWorker } from './stamp-worker.ts'

async function built(files: string[]) {
  const web = await mkdtemp(path.join(os.tmpdir(), 'anahtar-worker-'))
  await mkdir(path.join(web, '.vite'))
  const manifest = { 'index.html': { file: files[0], css: ['assets/a.css'] }, other: { file: files[1] } }
  await writeFile(path.join(web, '.vite', 'manifest.json'), JSON.stringify(manifest))
  await writeFile(
    path.join(web, '.vite', 'preloads.json'),
    JSON.stringify({
      '/dashboard': { frame: ['assets/c.js'], screen: ['assets/b.js'] },
      '/contracts': { frame: [], screen: ['assets/b.js'] },
      '/profile': { frame: ['assets/p.js'], screen: [] },
    }),
  )
  await writeFile(path.join(web, 'sw.js'), await readFile('web/public/sw.js', 'utf8'))
  return web
}

test('OFF-01 the worker knows the files of its version, so a new version is another worker', async () => {
  const web = await built(['assets/index-1.js', 'assets/b.js'])
  await stampWorker(web)
  expect(await readFile(path.join(web, 'sw.js'), 'utf8')).toContain(
    'const build = {"entry":"/assets/index-1.js","core":["/assets/b.js","/assets/c.js"],"files":["/assets/a.css","/assets/b.js","/assets/index-1.js"]}',
  )
  // A second stamp would keep the list of an older version.
  await expect(stampWorker(web)).rejects.toThrow('cannot be stamped')
})
