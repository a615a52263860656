import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect, signIn, test } from './support.ts'

interface Chunk {
  file: string
  isDynamicEntry?: boolean
}
const dist = path.join(import.meta.dirname, '..', 'dist', 'web')
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'))

/** All scripts that a browser with an empty cache loads for the address until the network is idle. */
async function scriptsOf(page: Page, address: string) {
  const responses: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return Promise.all(
    responses.map(async (response) => ({
      file: new URL(response.url()).pathname,
      bytes: gzipSync(await response.body(), { level: 9 }).length,
    })),
  )
}

for (const [address, limit] of [
  ['/home', 100_000],
  ['/kira-artisi', 100_000],
  // Without MUI and without a form library (0081): React, the router, the checks and the page itself.
  ['/login', 150_000],
] as const) {
  test(`SIZE ${address} needs at most ${limit / 1000} kB of compressed scripts`, async ({ page }) => {
    const scripts = await scriptsOf(page, address)
    const sum = scripts.reduce((total, { bytes }) => total + bytes, 0)
    test.info().annotations.push({ type: 'size', description: `${address}: ${(sum / 1000).toFixed(1)} kB` })
    // Fails for a page without scripts too, because then something else is broken.
    expect(sum).toBeGreaterThan(40_000)
    expect(sum, scripts.map(({ file, bytes }) => `${file} ${bytes}`).join('\n')).toBeLessThanOrEqual(limit)
  })
}

test('SIZE the start screen needs at most 300 kB of compressed scripts, with charts and schemas left for later', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'ev.sahibi@demo.test')
  const scripts = await scriptsOf(page, '/dashboard')
  const sum = scripts.reduce((total, { bytes }) => total + bytes, 0)
  test.info().annotations.push({ type: 'size', description: `/dashboard: ${(sum / 1000).toFixed(1)} kB` })
  expect(sum).toBeGreaterThan(40_000)
  expect(sum, scripts.map(({ file, bytes }) => `${file} ${bytes}`).join('\n')).toBeLessThanOrEqual(300_000)
  expect(scripts.filter(({ file }) => /Chart|\/zod-/.test(file))).toEqual([])
})

test('SIZE the addresses of the first public pages bring no router, no MUI and no forms', async ({ page }) => {
  const files = [...(await scriptsOf(page, '/home')), ...(await scriptsOf(page, '/kira-artisi'))].map(
    ({ file }) => file,
  )
  expect(files.filter((file) => /\/(?:router|mui|styling|forms|query|zod)-/.test(file))).toEqual([])
})

const screens = Object.entries(manifest).filter(
  ([source, { isDynamicEntry }]) => isDynamicEntry && /(?:Screen|Page)\.tsx$/.test(source),
)

test('SIZE every screen is a file of its own, and a screen brings no other one', async ({ page }) => {
  expect(screens.length).toBeGreaterThanOrEqual(20)
  expect(new Set(screens.map(([, { file }]) => file)).size).toBe(screens.length)
  await signIn(page, 'yonetici@demo.test')
  for (const [address, own] of [
    ['/admin-outbox', 'web/features/operations/admin/OutboxScreen.tsx'],
    ['/profile', 'web/features/people/accounts/ProfileScreen.tsx'],
  ] as const) {
    const visit = await page.context().newPage()
    const files = (await scriptsOf(visit, address)).map(({ file }) => file.slice(1))
    const brought = screens.filter(([, { file }]) => files.includes(file)).map(([source]) => source)
    expect(brought, address).toEqual([own])
    await visit.close()
  }
})
