import { cp, mkdtemp, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyFor, installedBinaries, makeLinks } from './binaries.ts'

const here = `${process.platform}-${process.arch}`

test('a machine without a package of ours is told what to give instead', async () => {
  await expect(installedBinaries('sunos-sparc')).rejects.toThrow(
    'Bu makine (sunos-sparc) için hazır PostgreSQL paketi yok. DATABASE_URL ile bir PostgreSQL verin',
  )
  const other = here === 'win32-x64' ? 'linux-arm64' : 'win32-x64'
  await expect(installedBinaries(other)).rejects.toThrow(/paketi kurulu değil\. “npm ci” çalıştırın ya da DATABASE_URL/)
})

test('links that no install script made are made at the start, and those that are there stay', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'anahtar-links-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(import.meta.filename, path.join(folder, 'native', 'libpq.so.5.18'))
  const links = [{ source: 'native/libpq.so.5.18', target: 'native/libpq.so' }]
  await writeFile(path.join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links))
  await makeLinks(folder)
  await makeLinks(folder)
  expect(await readlink(path.join(folder, 'native', 'libpq.so'))).toBe('libpq.so.5.18')
  expect(await readFile(path.join(folder, 'native', 'libpq.so'), 'utf8')).toContain('libpq.so.5.18')
})

test.runIf(process.getuid?.() === 0)(
  'programs below a folder that only root may enter are copied to where everybody may run them',
  async () => {
    const copied = await copyFor(await installedBinaries(here))
    expect(copied.postgres).toMatch(/^\/var\/lib\/anahtar\/postgresql-18[^/]+\/bin\/postgres$/)
    expect((await stat(copied.postgres)).mode & 0o005).toBe(0o005)
  },
)
