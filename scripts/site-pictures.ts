// Takes the product's pictures for the public pages, and the cards that other sites show for links to them, from a demo
// installation: `npm run site-pictures`. The results are committed; run it again when the screens change.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type APIRequestContext, type Browser, chromium, request } from 'playwright-core'
import sharp from 'sharp'
import { demoLogins } from '#server/demo/demo-accounts.ts'
import { canonicalPath, ogImageOf, pageMeta } from '#web/public-site/page-meta.ts'
import { startDemoServer } from '../e2e/demo-server.ts'
import { findChromium } from './chromium.mjs'
import { linkCard } from './link-card.ts'
import { ensureBuilt, ensureServerBuilt } from './setup.mjs'

const root = path.join(import.meta.dirname, '..')
const folder = path.join(root, 'web', 'public-site', 'screens')
const cards = path.join(root, 'web', 'public')
const themes = ['light', 'dark'] as const

const frames = {
  desktop: { width: 1200, height: 750, scale: 1, widths: [640, 1200] },
  phone: { width: 360, height: 720, scale: 2, widths: [360, 720] },
} as const

interface Shot {
  name: string
  who: string
  frame: keyof typeof frames
  /** The screen's address; some addresses contain the id of a record. */
  address(client: APIRequestContext): Promise<string> | string
}

const first = async (client: APIRequestContext, call: string, fits: (row: Record<string, unknown>) => boolean) => {
  const { documents } = (await (await client.get(call)).json()) as { documents: Record<string, unknown>[] }
  const found = documents.find(fits)
  if (!found) throw new Error(`${call}: aranan kayıt deneme verilerinde yok`)
  return found.id
}
const landlord = 'ev.sahibi@demo.test'
const shots: Shot[] = [
  { name: 'panel', who: landlord, frame: 'desktop', address: () => '/dashboard' },
  { name: 'panel-phone', who: landlord, frame: 'phone', address: () => '/dashboard' },
  { name: 'properties', who: landlord, frame: 'desktop', address: () => '/propertyList' },
  { name: 'payments', who: landlord, frame: 'desktop', address: () => '/payment' },
  { name: 'calendar', who: landlord, frame: 'desktop', address: () => '/calendar' },
  {
    name: 'contract',
    who: landlord,
    frame: 'desktop',
    address: async (client) =>
      `/viewContract/${await first(client, '/api/contracts?size=50', ({ status }) => status === 'waiting_for_guarantor')}`,
  },
  { name: 'tenant-phone', who: 'kiraci@demo.test', frame: 'phone', address: () => '/payment' },
]

const { url, only } = parseArgs({
  options: { url: { type: 'string' }, only: { type: 'string', multiple: true } },
}).values
const server = url ? null : await startServer()
const base = url ?? server!.url
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  await mkdir(folder, { recursive: true })
  for (const shot of shots) if (!only || only.includes(shot.name)) await take(shot)
  // Old pictures are removed last, because the site cannot be built without its pictures.
  if (!only)
    for (const file of await readdir(folder))
      if (!shots.some(({ name }) => new RegExp(`^${name}(-(light|dark)-\\d+)?\\.\\w+$`).test(file)))
        await rm(path.join(folder, file))
  if (!only || only.includes('cards')) await drawCards(browser)
} finally {
  await browser.close()
  await server?.stop()
}

async function startServer() {
  ensureBuilt()
  ensureServerBuilt()
  return startDemoServer()
}

async function take(shot: Shot) {
  const { width, height, scale, widths } = frames[shot.frame]
  const client = await request.newContext({ baseURL: base, extraHTTPHeaders: { origin: base } })
  const login = demoLogins.find(({ email }) => email === shot.who)!
  const entered = await client.post('/api/accounts/login', { data: { email: login.email, password: login.password } })
  if (!entered.ok()) throw new Error(await entered.text())
  const address = await shot.address(client)
  const storageState = await client.storageState()
  await client.dispose()
  let bytes = 0
  for (const theme of themes) {
    const context = await browser.newContext({
      baseURL: base,
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: 'tr-TR',
      timezoneId: 'Europe/Istanbul',
      serviceWorkers: 'block',
      storageState,
    })
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    await page.waitForFunction(
      () => !document.querySelector('[data-highlighted], [data-start-step], main .MuiSkeleton-root'),
    )
    const picture = await page.screenshot({ animations: 'disabled' })
    await context.close()
    for (const edge of widths) {
      const small = sharp(picture).resize(edge)
      const { size } = await small
        .clone()
        .avif({ quality: 52, effort: 4, chromaSubsampling: '4:4:4' })
        .toFile(path.join(folder, `${shot.name}-${theme}-${edge}.avif`))
      bytes += size
    }
    // For the few browsers without AVIF support, in one size.
    await sharp(picture)
      .resize(widths[1])
      .webp({ quality: 70, effort: 6 })
      .toFile(path.join(folder, `${shot.name}-${theme}-${widths[1]}.webp`))
  }
  await writeFile(path.join(folder, `${shot.name}.ts`), moduleOf(shot))
  console.log(`${shot.name}  ${(bytes / 1000).toFixed(0)} kB AVIF, iki tema ve iki boy`)
}

function variableOf(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** A module for each picture, so that a page only gets the addresses of its own pictures. */
function moduleOf({ name, frame }: Shot): string {
  const { width, height, widths } = frames[frame]
  const [small, large] = widths
  const files = themes.flatMap((theme) => [
    [`${theme}Small`, `${name}-${theme}-${small}.avif`],
    [`${theme}Large`, `${name}-${theme}-${large}.avif`],
    [`${theme}Plain`, `${name}-${theme}-${large}.webp`],
  ])
  const lines = themes.map(
    (theme) =>
      `  ${theme}: { avif: \`\${${theme}Small} ${small}w, \${${theme}Large} ${large}w\`, webp: ${theme}Plain },`,
  )
  return `// Written by scripts/site-pictures.ts.
import type { ProductPicture } from '../ProductImage.tsx'
${files
  .map(([variable, file]) => `import ${variable} from './${file}'`)
  .sort((a, b) => a.split("'")[1]!.localeCompare(b.split("'")[1]!, 'en', { numeric: true }))
  .join('\n')}

export const ${variableOf(name)}: ProductPicture = {
  width: ${width},
  height: ${height},
${lines.join('\n')}
}
`
}

/** Removes the brand's name, because the card shows it already. */
function headlineOf(title: string): string {
  const [own = ''] = title.replace(/^Anahtar: /, '').split(' | ')
  return own.charAt(0).toLocaleUpperCase('tr') + own.slice(1)
}

/** 1200 × 630, the format of social networks and messengers. */
async function drawCards(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1200, height: 630 } })
  const page = await context.newPage()
  const font = await readFile(
    path.join(root, 'node_modules/@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2'),
  )
  const latin = await readFile(
    path.join(root, 'node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'),
  )
  const logo = await readFile(path.join(cards, 'favicon.svg'), 'utf8')
  const panel = await sharp(path.join(folder, 'panel-light-1200.webp')).png().toBuffer()
  for (const [address, { title, description }] of Object.entries(pageMeta)) {
    if (canonicalPath(address) !== address) continue
    const html = linkCard({
      title: headlineOf(title),
      text: description,
      logo,
      fonts: [latin, font],
      ...(address === '/home' && { picture: panel }),
    })
    await page.setContent(html, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    const file = path.join(cards, ogImageOf(address))
    const { size } = await sharp(await page.screenshot())
      .png({ palette: true, colours: 96, compressionLevel: 9, effort: 10 })
      .toFile(file)
    console.log(`${path.basename(file)}  ${(size / 1000).toFixed(0)} kB`)
  }
  await context.close()
}
