// Takes a screenshot of every screen in every demo role, width and theme: `npm run pictures -- --role yonetici --width
// 1440`.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  request,
} from 'playwright-core'
import { isActive, passesGuard } from '#domain/access/guards.ts'
import { type RoutePath, routes } from '#domain/access/routes.ts'
import type { CurrentUser, UserDocument } from '#domain/people/accounts/accounts.schema.ts'
import { demoLogins } from '#server/demo/demo-accounts.ts'
import { storageKeys } from '#web/lib/storage.ts'
import { startDemoServer } from '../e2e/demo-server.ts'
import { findChromium } from './chromium.mjs'
import { ensureBuilt, ensureServerBuilt } from './setup.mjs'

type Theme = 'light' | 'dark'
interface Person {
  name: string
  /** Null for a guest. */
  user: UserDocument | null
  storageState: BrowserContextOptions['storageState']
  /** Ids of records that the person can see, by the name of the route parameter. */
  examples: Record<string, string | undefined>
}
/** One browser window: its user, width, theme and screens. */
interface Round {
  person: Person
  width: number
  theme: Theme
  screens: RoutePath[]
}

const root = path.join(import.meta.dirname, '..')
const folder = path.join(root, 'pictures')
const heights: Record<number, number> = { 360: 740, 1024: 768, 1440: 900 }
const lanes = 2
const guest = 'misafir'
const nameOf = (email: string) => email.split('@')[0]!

const wanted = readOptions()
const narrowed = Object.values(wanted).some(Boolean)
ensureBuilt()
ensureServerBuilt()
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (stopping = true))

const remarks: string[] = []
let taken = 0
let total = 0
const server = await startDemoServer()
try {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
    handleSIGINT: false,
    handleSIGTERM: false,
  })
  try {
    const rounds = await plan()
    total = rounds.reduce((sum, { screens }) => sum + screens.length, 0)
    if (total === 0) throw new Error('Bu seçimle hiçbir ekran yok.')
    console.log(`• ${total} resim çekilecek`)
    if (!narrowed) await rm(folder, { recursive: true, force: true })
    await Promise.all(Array.from({ length: lanes }, () => work(browser, rounds)))
  } finally {
    await browser.close()
  }
  await writeGallery()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await server.stop()
}
console.log(`\n${taken} / ${total} resim: ${path.relative(process.cwd(), folder)}/index.html`)
for (const remark of remarks) console.log(`! ${remark}`)
if (stopping || taken < total) process.exitCode = 1

function readOptions() {
  const many = { type: 'string', multiple: true } as const
  const {
    role,
    path: paths,
    width,
    theme,
  } = parseArgs({ options: { role: many, path: many, width: many, theme: many } }).values
  check('--role', role, [guest, ...demoLogins.map(({ email }) => nameOf(email))])
  check('--path', paths, Object.keys(routes))
  check('--width', width, Object.keys(heights))
  check('--theme', theme, ['light', 'dark'])
  return { role, paths, width, theme }
}

function check(option: string, given: string[] | undefined, known: string[]) {
  const wrong = given?.find((value) => !known.includes(value))
  if (wrong === undefined) return
  console.error(`${option} ${wrong}: bilinmiyor. Olabilecekler: ${known.join(' ')}`)
  process.exit(1)
}

async function plan(): Promise<Round[]> {
  const asked = (name: string) => wanted.role?.includes(name) ?? true
  const people: Person[] = asked(guest) ? [{ name: guest, user: null, storageState: undefined, examples: {} }] : []
  for (const login of demoLogins) if (asked(nameOf(login.email))) people.push(await signedIn(login))
  const widths = (wanted.width ?? Object.keys(heights)).map(Number)
  const themes = (wanted.theme ?? ['light', 'dark']) as Theme[]
  return people.flatMap((person) => {
    const screens = screensOf(person.user).filter((screen) => wanted.paths?.includes(screen) ?? true)
    return widths.flatMap((width) => themes.map((theme) => ({ person, width, theme, screens })))
  })
}

async function signedIn({ email, password }: { email: string; password: string }): Promise<Person> {
  const client = await request.newContext({ baseURL: server.url })
  const login = await client.post('/api/accounts/login', { data: { email, password } })
  if (!login.ok()) throw new Error(`${email} oturum açamadı: ${await login.text()}`)
  const { user }: CurrentUser = await (await client.get('/api/accounts/me')).json()
  const storageState = await client.storageState()
  const examples = await examplesFor(client, user)
  await client.dispose()
  return { name: nameOf(email), user, storageState, examples }
}

/** The first record of each kind that the person sees: a running contract, its tenancy, one of their tickets. */
async function examplesFor(client: APIRequestContext, user: UserDocument): Promise<Person['examples']> {
  const read = async <Reply>(address: string): Promise<Reply | null> => {
    const reply = await client.get(`/api${address}`)
    return reply.ok() ? ((await reply.json()) as Reply) : null
  }
  const first = async (address: string) => (await read<Listed>(address))?.documents[0]
  const contractId = (await first('/contracts?state=active'))?.id ?? (await first('/contracts'))?.id
  const contract = contractId
    ? await read<{ contract: { tenancy_id: string | null } }>(`/contracts/${contractId}`)
    : null
  const tenancyId = contract?.contract.tenancy_id || undefined
  const tenancy = tenancyId ? await read<{ handovers: { id: string }[] }>(`/tenancies/${tenancyId}`) : null
  const property = [
    ...[user.owned_id, user.renters_id, user.authorised_properties_id],
    ...[user.estate_properties_id, user.lawyer_properties_id],
  ].flat()[0]
  return {
    id: property,
    propertyId: property,
    contractId,
    tenancyId,
    handoverId: tenancy?.handovers[0]?.id || undefined,
    postId: (await first('/forum/posts'))?.id,
    ticketId: (await first('/tickets'))?.id ?? (await first('/admin/tickets'))?.id,
    slug: (await first('/blog'))?.slug,
    articleId: (await first('/admin/blog'))?.id,
  }
}
interface Listed {
  documents: { id: string; slug?: string }[]
}

/**
 * The screens that the user's guards allow. Public screens look the same for everyone, so they are only taken as a
 * guest.
 */
function screensOf(user: UserDocument | null): RoutePath[] {
  // A user who waits for approval sees one screen under every address.
  if (user && !isActive(user.is_active)) return ['/dashboard']
  const open = (guard: string) => guard === 'public' || guard === 'guest-only'
  return (Object.keys(routes) as RoutePath[]).filter((screen) => {
    const { guard } = routes[screen]
    if (screen === '/') return false
    return user ? !open(guard) && passesGuard(guard, user) : open(guard)
  })
}

async function work(browser: Browser, rounds: Round[]) {
  for (let round = rounds.shift(); round && !stopping; round = rounds.shift()) {
    const { person, width, theme } = round
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width, height: heights[width]! },
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: 'tr-TR',
      timezoneId: 'Europe/Istanbul',
      ...(person.storageState && { storageState: person.storageState }),
    })
    // The cookie banner would cover every public page.
    const consent = JSON.stringify({
      version: storageKeys.consent.version,
      choice: 'necessary',
      at: new Date().toISOString(),
    })
    await context.addInitScript((text) => localStorage.setItem('anahtar.consent', text), consent)
    const page = await context.newPage()
    for (const screen of round.screens) {
      if (stopping) break
      await takePicture(page, round, screen)
    }
    await context.close()
  }
}

async function takePicture(page: Page, { person, width, theme }: Round, screen: RoutePath) {
  const name = `${width}-${theme}/${person.name}/${screen.slice(1).replaceAll('/', '.').replaceAll('$', '')}.png`
  const onError = (error: Error) => remarks.push(`${name}: ${error.message}`)
  page.on('pageerror', onError)
  try {
    await page.setViewportSize({ width, height: heights[width]! })
    const address = withExamples(screen, person)
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    // The exchange rates are highlighted for a second when they arrive. On a busy machine the network is idle before
    // the page is drawn.
    await page.waitForFunction(
      () => !document.querySelector('[data-highlighted], [data-start-step], main .MuiSkeleton-root'),
    )
    const landed = new URL(page.url()).pathname
    if (landed !== address) remarks.push(`${name}: ${landed} adresine gitti`)
    const size = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return { scrollWidth, scrollHeight }
    })
    if (size.scrollWidth > width) remarks.push(`${name}: ${size.scrollWidth - width} piksel yana taşıyor`)
    // A taller window instead of scrolling, so that fixed elements stay at the edges.
    if (size.scrollHeight > heights[width]!) await page.setViewportSize({ width, height: size.scrollHeight })
    await page.screenshot({ path: path.join(folder, name), animations: 'disabled' })
    taken++
    if (taken % 10 === 0 || taken === total) console.log(`  ${taken} / ${total}  ${name}`)
  } catch (error) {
    if (!stopping) remarks.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
  } finally {
    page.off('pageerror', onError)
  }
}

/** Fills in an unknown value if the person has no such record. */
function withExamples(screen: RoutePath, { examples }: Person): string {
  return screen.replace(/\$(\w+)/, (_, name) => examples[name] ?? 'ornek')
}

/** Shows all pictures in the folder, also those of earlier runs. */
async function writeGallery() {
  await mkdir(folder, { recursive: true })
  const files = (await readdir(folder, { recursive: true }))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.png'))
    .sort((a, b) => a.localeCompare(b, 'tr', { numeric: true }))
  const byScreen = new Map<string, string[]>()
  for (const file of files) {
    const screen = path.posix.basename(file, '.png')
    byScreen.set(screen, [...(byScreen.get(screen) ?? []), file])
  }
  const figure = (file: string) =>
    `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${path.posix.dirname(file)}</figcaption></figure>`
  const sections = [...byScreen]
    .sort(([a], [b]) => a.localeCompare(b, 'tr'))
    .map(
      ([screen, pictures]) =>
        `<details><summary>/${screen} (${pictures.length})</summary><div>${pictures.map(figure).join('')}</div></details>`,
    )
  await writeFile(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ekranlar</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:1.5rem}summary{cursor:pointer;font-weight:600;padding:.3rem}div{display:flex;flex-wrap:wrap;gap:1rem}
figure{margin:0;width:20rem}img{width:100%;border:1px solid #bbb}figcaption{font-size:.85rem}</style>
<h1>Ekranlar</h1>${sections.join('\n')}</html>`,
  )
}
