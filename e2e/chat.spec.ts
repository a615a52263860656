import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from './support.ts'

const host = { email: 'ev.sahibi@demo.test', name: 'Ayşe Yıldırım' }
const tenant = { email: 'kiraci@demo.test', name: 'Mehmet Öztürk' }
// Sequential, because two of the tests write in the same conversation.
test.describe.configure({ mode: 'default' })
const staff = { email: 'yetkili@demo.test', name: 'Burak Şahin' }
const agent = { email: 'emlakci@demo.test', name: 'Hakan Işık' }
const lawyer = { email: 'avukat@demo.test', name: 'Av. Cem İnönü' }
const clerk = { email: 'yetkili.kisitli@demo.test', name: 'Elif Güneş' }

/** A unique text, because the demo conversation may already be long. */
const words = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`

async function inChat(browser: Browser, who: { email: string }, other: { name: string }) {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, who.email)
  await page.goto('/chat')
  await row(page, other.name).click()
  await expect(input(page)).toBeFocused()
  return page
}
const row = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Kişiler' })
    .getByRole('link', { name: new RegExp(name) })
    .first()
const input = (page: Page) => page.getByRole('textbox', { name: /kişisine mesaj/ })
const log = (page: Page) => page.getByRole('log')
const bubble = (page: Page, text: string) => page.locator('[data-message]', { hasText: text })

async function write(page: Page, text: string) {
  await input(page).fill(text)
  await input(page).press('Enter')
}

test('CHAT-01 CHAT-02 CHAT-13 two people talk without a reload: words, typing, read marks, presence', async ({
  browser,
}) => {
  const [a, b] = await Promise.all([inChat(browser, host, staff), inChat(browser, staff, host)])
  const hello = words('Merhaba')
  await write(a, hello)
  await expect(bubble(b, hello)).toBeVisible()
  // The other person's window is in front and scrolled to the end.
  await expect(bubble(a, hello).locator('[data-mark=read]')).toBeVisible()
  await expect(bubble(a, hello)).toContainText('Okundu')

  await input(b).pressSequentially('htt')
  await expect(a.getByText('yazıyor…')).toBeVisible()
  const answer = words('https://ornek.com/ilan adresine bakın')
  await write(b, answer)
  await expect(bubble(a, answer)).toBeVisible()
  await expect(a.getByText('yazıyor…')).toBeHidden()
  await expect(a.getByRole('region', { name: `${staff.name} ile yazışma` })).toContainText('Çevrimiçi')
  const link = bubble(a, answer).getByRole('link', { name: 'https://ornek.com/ilan' })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect(row(a, staff.name)).toContainText('adresine bakın')
  await expectAccessible(a)
  await Promise.all([a.context().close(), b.context().close()])
})

test('CHAT-01 CHAT-02 what is not seen is unread: in the row, in the menu and in the title, until it is opened', async ({
  browser,
}) => {
  const a = await inChat(browser, lawyer, host)
  const context = await browser.newContext()
  const b = await context.newPage()
  await signIn(b, host.email)
  await b.goto('/chat')
  const lawyerRow = row(b, lawyer.name)
  // A row has seven parts: picture, name, role, property, last seen, and after a message its text and the count.
  await expect(lawyerRow).toContainText('Çevrimiçi')
  await expect(lawyerRow).toContainText(/Avukat · .+/)
  const text = words('Dosya hazır')
  await write(a, text)
  await expect(bubble(a, text).locator('[data-mark=sent],[data-mark=read]')).toBeVisible()
  await expect(lawyerRow).toContainText(text)
  await expect(lawyerRow.getByRole('img', { name: /okunmamış mesaj/ })).toBeVisible()
  await expect(
    b.getByRole('navigation', { name: 'Ana menü' }).getByRole('img', { name: /okunmamış mesaj/ }),
  ).toBeVisible()
  await expect(b).toHaveTitle(/^\(\d+\) İletişim Ekranı/)

  await lawyerRow.click()
  await expect(b.getByText('Okunmamış mesajlar')).toBeVisible()
  await expect(b).toHaveURL(/\?chat=/)
  await expect(bubble(a, text).locator('[data-mark=read]')).toBeVisible()
  await expect(lawyerRow.getByRole('img', { name: /okunmamış mesaj/ })).toBeHidden()
  await Promise.all([a.context().close(), context.close()])
})

test('CHAT-13 what arrives after the list and before the first connection is not missed', async ({ browser }) => {
  const a = await inChat(browser, lawyer, host)
  const context = await browser.newContext()
  const b = await context.newPage()
  let connect = () => {}
  const allowed = new Promise<void>((resolve) => {
    connect = resolve
  })
  await b.routeWebSocket(/socket/, async (socket) => {
    await allowed
    socket.connectToServer()
  })
  await signIn(b, host.email)
  await b.goto('/chat')
  await expect(row(b, lawyer.name)).toBeVisible()
  const text = words('Arada kalan')
  await write(a, text)
  await expect(bubble(a, text).locator('[data-mark=sent],[data-mark=read]')).toBeVisible()
  connect()
  await expect(row(b, lawyer.name)).toContainText(text)
  await Promise.all([a.context().close(), context.close()])
})

test('CHAT-12 CHAT-13 a message written without a network waits, goes by itself and arrives once', async ({
  browser,
}) => {
  const [a, b] = await Promise.all([inChat(browser, agent, host), inChat(browser, host, agent)])
  await a.context().setOffline(true)
  await expect(a.getByText('Bağlantı koptu, yeniden bağlanılıyor…')).toBeVisible()
  const text = words('Çevrimdışı')
  await write(a, text)
  await expect(bubble(a, text)).toContainText('Bağlantı gelince gönderilecek')
  const missed = words('Bu arada')
  await write(b, missed)
  await expect(bubble(b, missed).locator('[data-mark=sent]')).toBeVisible()

  await a.context().setOffline(false)
  await expect(bubble(a, text).locator('[data-mark=sent],[data-mark=read]')).toBeVisible()
  await expect(bubble(b, text)).toHaveCount(1)
  await expect(bubble(a, missed)).toHaveCount(1)
  await expect(a.getByText('Bağlantı koptu')).toBeHidden()
  await Promise.all([a.context().close(), b.context().close()])
})

test('CHAT-12 a message written offline is sent after a reload, and stands there once', async ({ browser }) => {
  const page = await inChat(browser, agent, host)
  const address = page.url()
  await page.context().setOffline(true)
  const text = words('Kapanmadan önce')
  await write(page, text)
  await expect(bubble(page, text)).toContainText('Bağlantı gelince gönderilecek')
  // The page is closed before the network is back, so only the local storage can keep the message.
  await page.goto('about:blank')
  await page.context().setOffline(false)
  await page.goto(address)
  const mark = bubble(page, text).locator('[data-mark=sent],[data-mark=read]')
  await expect(mark).toBeVisible()
  await expect(bubble(page, text)).toHaveCount(1)
  // The message was acknowledged, so the next visit only finds it on the server.
  await page.reload()
  await expect(mark).toBeVisible()
  await expect(bubble(page, text)).toHaveCount(1)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('chat.queue')))).toEqual([])
  await page.context().close()
})

test('J12 CHAT-17 from the start screen to written words with two taps, on a phone; a picture goes along', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await signIn(page, tenant.email)
  await page.goto('/dashboard')
  let taps = 0
  const tap = async (target: ReturnType<Page['locator']>) => {
    taps += 1
    await target.click()
  }
  await tap(page.getByRole('navigation', { name: 'Hızlı erişim' }).getByRole('link', { name: /^İletişim/ }))
  await tap(row(page, host.name))
  const text = words('Kombi su damlatıyor')
  await expect(input(page)).toBeFocused()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await expect(bubble(page, text).locator('[data-mark=sent],[data-mark=read]')).toBeVisible()
  expect(taps).toBeLessThanOrEqual(2)

  // A PNG of one transparent pixel.
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  await page
    .getByLabel('Mesaja eklenecek dosyalar')
    .setInputFiles({ name: 'kombi.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') })
  await expect(page.getByRole('list', { name: 'Mesaja eklenenler' })).toContainText('kombi.png')
  let release = () => {}
  const held = new Promise<void>((go) => {
    release = go
  })
  await page.route('**/api/chat/*/messages', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Gönder', exact: true }).click()
  const picture = page.locator('[data-message]', { has: page.getByRole('img', { name: 'kombi.png' }) }).last()
  await expect(picture.locator('[data-mark=sending]')).toBeVisible()
  await picture.getByRole('button', { name: 'Fotoğrafı büyüt: kombi.png' }).click()
  release()
  // An open picture stays open when the message is acknowledged.
  await expect(page.locator('[data-message]').last().locator('[data-mark=sent],[data-mark=read]')).toBeAttached()
  await expect(page.getByRole('dialog')).toContainText('kombi.png')
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Kişilere dön' }).click()
  await expect(row(page, host.name)).toContainText('Siz: ')
  await context.close()
})

test('CHAT-02 CHAT-10 CHAT-17 searching finds people and words; a found message is shown, however far up', async ({
  page,
}) => {
  await signIn(page, clerk.email)
  const { partners } = await (await page.request.get('/api/chat')).json()
  const other = partners.find(({ name }: { name: string }) => name === host.name)
  const { chat_id } = await (await page.request.post('/api/chat', { data: { user_id: other.id } })).json()
  const needle = words('Sayaç numarası')
  for (const text of [needle, ...Array.from({ length: 25 }, (_, index) => words(`Dolgu ${index}`))]) {
    const body = { id: crypto.randomUUID(), text, files: [] }
    expect((await page.request.post(`/api/chat/${chat_id}/messages`, { data: body })).status()).toBe(200)
  }
  await page.goto(`/chat?user=${other.id}`)
  await expect(page).toHaveURL(new RegExp(`chat=${chat_id}`))
  await expect(log(page).locator('[data-message]').last()).toContainText('Dolgu 24')
  await expect(bubble(page, needle)).toBeHidden()

  const box = page.getByRole('searchbox', { name: 'Kişi ya da mesaj ara' })
  await box.fill('ayse')
  await expect(page.getByRole('navigation', { name: 'Kişiler' }).getByRole('link')).toHaveCount(1)
  await box.fill(needle.toUpperCase().replace('Ç', 'c'))
  await page.getByRole('region', { name: 'Mesajlar' }).getByRole('button').first().click()
  await expect(bubble(page, needle)).toBeInViewport()
  await page.getByRole('button', { name: 'En yeniye git' }).click()
  await expect(log(page).locator('[data-message]').last()).toBeInViewport()
})

test('CHAT-06 the people alone, and then nothing at all, without a crash', async ({ page }) => {
  await signIn(page, tenant.email)
  await page.route('**/api/chat', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/chat')
  await expect(page.getByText('yalnızca kişiler gösteriliyor')).toBeVisible()
  await expect(row(page, host.name)).toBeVisible()

  await page.route('**/api/chat/people', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText('Kişiler ve mesajlar şu anda alınamıyor')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'İletişim Ekranı' })).toBeVisible()
  // The list could not be loaded, so the page must not claim that it is empty.
  await expect(page.getByText('Henüz yazışabileceğiniz kimse yok')).toBeHidden()
  await page.unroute('**/api/chat')
  await page.getByRole('button', { name: 'Tekrar dene' }).click()
  await expect(row(page, host.name)).toBeVisible()
})
