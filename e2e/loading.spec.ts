import type { Page, Response } from '@playwright/test'
import { expect, signIn, test } from './support.ts'

/**
 * The scripts that a browser with an empty cache loads for a screen until the network is idle, in waves: first those
 * named in the page, then those named in the first ones, and so on.
 */
async function loadingOf(page: Page, address: string) {
  const texts = new Map<string, Promise<string>>()
  const collect = (response: Response) => {
    if (response.request().resourceType() === 'script') texts.set(new URL(response.url()).pathname, response.text())
  }
  page.on('response', collect)
  const document = await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  // Later requests belong to the next steps of the test.
  page.off('response', collect)
  let [waves, known, open] = [0, await document!.text(), [...texts.keys()]]
  while (open.length > 0) {
    const wave = open.filter((file) => known.includes(file.split('/').at(-1)!))
    if (wave.length === 0) throw new Error(`nothing names ${open.join(', ')}`)
    known += (await Promise.all(wave.map((file) => texts.get(file)))).join('\n')
    open = open.filter((file) => !wave.includes(file))
    waves += 1
  }
  return { address, files: texts.size, waves }
}

test('LOAD any screen comes in at most 25 files and two waves', async ({ page }) => {
  const found = [await loadingOf(page, '/login')]
  await signIn(page, 'ev.sahibi@demo.test')
  const { documents } = await (await page.request.get('/api/properties?size=1')).json()
  const property = `/property-detail/${documents[0].id}`
  for (const address of ['/dashboard', '/propertyList', property, '/payment', '/addProperty'])
    found.push(await loadingOf(await page.context().newPage(), address))
  // Fails for a screen without scripts too, because then nothing was measured.
  expect(found.filter(({ files, waves }) => files < 5 || files > 25 || waves > 2)).toEqual([])
})
