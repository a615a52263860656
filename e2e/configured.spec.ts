import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { asked } from './asked-contract.ts'
import { type DemoServer, startDemoServer } from './demo-server.ts'
import { button, newcomer, toStepTwo } from './newcomer.ts'
import { expect, expectAccessible, signIn, test } from './support.ts'

/** Tests of an operator's settings, on servers of their own, one for each group of tests. */
const withServer = (settings: () => Promise<Record<string, string>>) =>
  test.extend<object, { server: DemoServer }>({
    server: [
      async ({ browserName: _ }, use) => {
        const server = await startDemoServer(await settings())
        await use(server)
        await server.stop()
      },
      // The server fills a database before it answers.
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ server }, use) => use(server.url),
  })

const podcast = 'https://podcast.example/anahtar'

/** An address without a listener. */
async function deadAddress() {
  const server = createServer().listen(0)
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return `http://127.0.0.1:${port}/`
}

/** The events received by this worker's analytics service. */
const received: Record<string, unknown>[] = []

async function collector() {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push(JSON.parse(String(Buffer.concat(chunks))))
    response.end()
  }).listen(0, '127.0.0.1')
  // Must not keep the worker running.
  server.unref()
  await new Promise((ready) => server.once('listening', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const equipped = withServer(async () => ({
  ANALYTICS_ADAPTER: 'http',
  ANALYTICS_URL: await collector(),
  ANALYTICS_NAME: 'Örnek Ölçüm',
  PODCAST_URL: podcast,
  RATES_ADAPTER: 'http',
  RATES_URL: await deadAddress(),
  TEST_PAGES: 'off',
  SMS_ADAPTER: 'outbox',
}))

equipped.describe('with a podcast, SMS, a rate service that is down, and no test pages', () => {
  equipped.describe.configure({ mode: 'default' })

  equipped(
    'HDR-08 FX-03 the side panel: beta, version, podcast in a new tab, and rates that say they are not live',
    async ({ page }) => {
      await signIn(page, 'ev.sahibi@demo.test')
      await page.setViewportSize({ width: 1720, height: 900 })
      await page.goto('/dashboard')
      const panel = page.getByRole('complementary', { name: 'Bilgi paneli' })
      await expect(panel.getByRole('heading', { name: 'Beta Sürüm' })).toBeVisible()
      await expect(panel.getByText('v1.0', { exact: true })).toBeVisible()
      const link = panel.getByRole('link', { name: /Podcast/ })
      await expect(link).toHaveAttribute('href', podcast)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)

      const card = panel.getByRole('region', { name: 'Döviz Kurları (canlı değil)' })
      await expect(card.getByRole('definition')).toHaveText(['34,85 ₺', '36,20 ₺'])
      const caption = card.getByText('Yaklaşık değerler.')
      // text.secondary of the light theme: a note, not a warning.
      await expect(caption).toHaveCSS('color', 'rgb(71, 92, 97)')

      await panel.getByRole('button', { name: 'Bilgi panelini kapat' }).click()
      await expect(panel).toBeHidden()
      await page.setViewportSize({ width: 1024, height: 768 })
      await page.getByRole('button', { name: 'Bilgi panelini aç' }).click()
      await expect(
        page.getByRole('dialog', { name: 'Bilgi paneli' }).getByRole('link', { name: /Podcast/ }),
      ).toBeVisible()
    },
  )

  equipped('PUB-06 the footer of the public pages has the podcast too', async ({ page }) => {
    await page.goto('/home')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Podcast' })
    await expect(link).toHaveAttribute('href', podcast)
  })

  equipped(
    'TRK-01 TRK-02 TRK-03 events reach the named service after consent alone: a page, and a registration worth 1 in TRY',
    async ({ page }) => {
      const names = () => received.map(({ name }) => name)
      await page.goto('/cookies')
      await expect(page.getByText('Bu kurulumda olayları alan hizmet: Örnek Ölçüm.')).toBeVisible()
      await page.goto('/ucretlendirme')
      const asked = page.getByRole('button', { name: 'Analitiğe izin ver' })
      await expect(asked).toBeVisible()
      expect(names()).toEqual([])
      await asked.click()
      await page.goto('/sss')
      await expect
        .poll(() => received)
        .toContainEqual(
          expect.objectContaining({ name: 'view_content', page: '/sss', category: 'faq', currency: 'TRY' }),
        )
      expect(received.filter((event) => event.page === '/cookies')).toEqual([])

      await toStepTwo(page, newcomer())
      expect(names()).not.toContain('form_submission')
      await page.getByRole('radio', { name: 'Mülk Sahibi' }).check()
      await button(page, 'Hesap Oluştur').click()
      await expect
        .poll(() => received)
        .toContainEqual(
          expect.objectContaining({ name: 'form_submission', page: '/register', value: 1, currency: 'TRY' }),
        )
    },
  )

  equipped('NAV-17 test pages that the operator switched off do not exist', async ({ page }) => {
    await signIn(page, 'yonetici@demo.test')
    for (const path of ['/color', '/email-test', '/contract-expiry-email-test']) {
      expect((await page.goto(path))!.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Sayfa Bulunamadı' })).toBeVisible()
    }
  })

  equipped(
    'APR-10 with SMS switched on a code from the phone confirms the decision',
    async ({ page, browser, baseURL }) => {
      const phone = { width: 360, height: 740 }
      const { tenant } = await asked(browser, baseURL!)
      await page.setViewportSize(phone)
      await page.goto(tenant)
      await page.getByRole('button', { name: 'Onayla', exact: true }).click()
      await expect(page.getByText('+90 5** *** ** 33')).toBeVisible()
      await page.getByRole('button', { name: 'Kod gönder' }).click()
      await expect(page.getByText('Kod telefonunuza gönderiliyor; 10 dakika geçerlidir.')).toBeVisible()
      await expectAccessible(page)

      const admin = await (await browser.newContext({ baseURL: baseURL!, viewport: phone })).newPage()
      await signIn(admin, 'yonetici@demo.test')
      await admin.goto('/admin-outbox')
      await admin.getByRole('tab', { name: 'SMS' }).click()
      const line = admin.getByRole('list', { name: 'Giden SMS’ler' }).getByRole('listitem').first()
      await expect(line).toContainText('0532 111 22 33')
      await expect(line).toContainText('Gönderildi')
      await expect(line.getByRole('button', { name: /Yeniden gönder/ })).toBeVisible()
      await expectAccessible(admin)
      const [code] = /\d{6}(?=\.)/.exec(await line.innerText())!

      const field = page.getByRole('textbox', { name: 'SMS kodu' })
      await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
      await page.getByRole('button', { name: 'Evet, onaylıyorum' }).click()
      await expect(page.getByText('Kod hatalı ya da süresi dolmuş. Yeni bir kod isteyin.')).toBeVisible()
      await field.fill(code)
      await page.getByRole('button', { name: 'Evet, onaylıyorum' }).click()
      await expect(page.getByText('Kontratı onayladınız.')).toBeVisible()
    },
  )
})

const closed = withServer(async () => ({ MAINTENANCE: 'on' }))

closed(
  'ACC-15 every address shows the notice instead of a broken screen, except to administrators',
  async ({ page, browser }) => {
    const expectNotice = async (path: string) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bakımdayız')
      await expect(page.getByRole('main')).toContainText('Sistem bakımı devam etmektedir')
    }
    for (const path of ['/home', '/register', '/dashboard', '/boyle-bir-sayfa-yok']) await expectNotice(path)
    const refused = await page.request.get('/api/survey/questions')
    expect(refused.status()).toBe(503)
    expect(await refused.json()).toMatchObject({ message: 'Sistem bakımı devam etmektedir' })

    await signIn(page, 'ev.sahibi@demo.test')
    await expectNotice('/dashboard')

    const office = await browser.newContext()
    const admin = await office.newPage()
    await admin.goto('/login')
    await expect(admin.getByRole('heading', { level: 1, name: 'Giriş Yap' })).toBeVisible()
    await signIn(admin, 'yonetici@demo.test')
    await admin.goto('/admin-users')
    await expect(admin.getByRole('heading', { level: 1, name: 'Kullanıcı Onayları' })).toBeVisible()
    await office.close()
  },
)
