import { chromium, type Page } from 'playwright-core'
import { findChromium } from './chromium.mjs'

/**
 * Measures how a running demo installation loads on a slow phone: `npm run loading -- http://localhost:3000`. The
 * processor is four times slower, the network has 1.6 Mbit/s with 150 ms latency, and the cache is empty.
 */
const base = process.argv[2] ?? 'http://localhost:3000'
const visits: { as: string | null; addresses: string[] }[] = [
  { as: null, addresses: ['/home', '/login', '/register'] },
  {
    as: 'ev.sahibi@demo.test',
    addresses: ['/dashboard', '/propertyList', '/payment', '/contracts', '/renterList', '/chat', '/addProperty'],
  },
  { as: 'kiraci@demo.test', addresses: ['/dashboard'] },
  { as: 'yonetici@demo.test', addresses: ['/dashboard', '/admin-users'] },
]

async function measure(page: Page, address: string) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const scripts = new Set<string>()
  let bytes = 0
  devtools.on('Network.requestWillBeSent', ({ type, requestId }) => type === 'Script' && scripts.add(requestId))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.addInitScript(() => {
    const seen = { paint: 0, shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.paint = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(base + address, { waitUntil: 'networkidle', timeout: 120_000 })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const { paint, shift } = await page.evaluate(() => (window as never as { seen: Record<string, number> }).seen)
  return { files: scripts.size, kB: Math.round(bytes / 1000), paint: Math.round(paint!), shift: shift!.toFixed(3) }
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
console.log('address | as | files | kB | largest paint, ms | shift')
for (const { as, addresses } of visits) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'tr-TR' })
  if (as)
    await context.request.post(`${base}/api/accounts/login`, {
      data: { email: as, password: 'Anahtar2026!' },
      headers: { origin: base },
    })
  for (const address of addresses) {
    const page = await context.newPage()
    const { files, kB, paint, shift } = await measure(page, address)
    console.log([address, as ?? 'guest', files, kB, paint, shift].join(' | '))
    await page.close()
  }
  await context.close()
}
await browser.close()
