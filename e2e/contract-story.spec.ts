import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { personWithAccount } from './newcomer.ts'
import { enter, expect, expectAccessible, test } from './support.ts'

const address = (name: string) => `${name}.${crypto.randomUUID().slice(0, 12)}@ornek.test`
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const next = (page: Page) => page.getByRole('button', { name: 'Devam et', exact: true }).click()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const expectState = (page: Page, words: string) =>
  expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible()

/** The links in the mails to an address, newest first, read from the outbox. */
async function lettersOf(browser: Browser) {
  const office = await browser.newContext()
  await enter(office, 'yonetici@demo.test')
  const linksTo = async (email: string, path: string): Promise<string[]> => {
    const { documents } = await (await office.request.get('/api/admin/outbox?size=100')).json()
    const texts = documents
      .filter((mail: { to: string }) => mail.to === email)
      .map((mail: { text: string }) => mail.text)
    return texts.flatMap((text: string) => new RegExp(`https?://[^\\s/]+(${path}/[\\w-]+)`).exec(text)?.[1] ?? [])
  }
  return {
    /** The newest link that is not in `known`; waits until it arrives. */
    async newLink(email: string, path: string, known: string[] = []): Promise<string> {
      let found: string | undefined
      await expect
        .poll(async () => {
          found = (await linksTo(email, path)).find((link) => !known.includes(link))
          return found
        })
        .toBeTruthy()
      return found!
    },
    close: () => office.close(),
  }
}

async function preApprove(page: Page, link: string) {
  await page.goto(link)
  await press(page, 'Ön onay ver')
  await press(page, 'Ön onay veriyorum')
  await expect(page).toHaveURL('/guarantor-success')
}

test('CON-14 CON-22 APR-12 GUA-01 GUA-09 PROP-06 three people and a guarantor: asked, corrected, asked again, agreed, proven', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const [title, second, guarantor] = ['Hikâye Sokağı 3+1', address('ikinci'), address('kefil')]
  const owner = await personWithAccount(browser, ['Şükran', 'Öğüt'])
  const tenant = await personWithAccount(browser, ['Çağrı', 'Işık'])
  const letters = await lettersOf(browser)
  const added = await owner.page.request.post('/api/properties', { data: { baslik: title } })
  const property = (await added.json()).id as string

  // The owner sends it through the wizard.
  await owner.page.goto(`/addContract/${property}`)
  const emails = owner.page.getByRole('combobox', { name: 'E-posta' })
  const names = box(owner.page, /^Ad soyad/)
  await emails.fill(tenant.email)
  await names.fill('Çağrı Işık')
  await press(owner.page, 'Kiracı ekle')
  await emails.nth(1).fill(second)
  await names.nth(1).fill('Gülçin Ünsal')
  await next(owner.page)
  await owner.page.getByRole('switch', { name: 'Bu kontratta kefil olacak' }).check()
  await box(owner.page, 'E-posta').fill(guarantor)
  await box(owner.page, 'Ad soyad').fill('Kemal Işık')
  await box(owner.page, 'Azami kefalet tutarı').fill('300.000')
  await next(owner.page)
  await box(owner.page, 'Aylık kira').fill('32.000')
  await next(owner.page)
  await press(owner.page, 'Kontratı gönder')
  await expect(owner.page).toHaveURL(/\/viewContract\//)
  const contract = new URL(owner.page.url()).pathname
  await expectState(owner.page, 'Kefil ön onayı bekleniyor')

  // The guarantor opens the mailed link in a browser without a session.
  const strangers = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const phone = await strangers.newPage()
  const guarantorLink = await letters.newLink(guarantor, '/guarantor-approval')
  await preApprove(phone, guarantorLink)
  const firstLink = await letters.newLink(second, '/tenant-approval')

  // The tenant with an account also opens the mailed link, and asks for another rent.
  await tenant.page.goto(await letters.newLink(tenant.email, '/tenant-approval'))
  await expect(tenant.page.getByText('32.000,00 ₺').first()).toBeVisible()
  await tenant.page.goto(contract)
  await press(tenant.page, 'Düzenleme iste')
  await box(tenant.page, /Neyin değişmesini/).fill('Konuştuğumuz kira 30.000 liraydı.')
  await press(tenant.page, 'İsteği gönder')
  await expectState(tenant.page, 'Düzenleme gerekli')

  // The owner reads the reason and corrects the contract, and everyone is asked again.
  await owner.page.goto(contract)
  await expect(owner.page.getByRole('list', { name: 'Onaylar' })).toContainText('Konuştuğumuz kira 30.000 liraydı.')
  await press(owner.page, 'Düzenle')
  await expect(owner.page).toHaveURL(/\/editContract\//)
  await box(owner.page, 'Aylık kira').fill('30.000')
  await expect(owner.page.getByText('aylık kira: 32.000,00 ₺ → 30.000,00 ₺')).toBeVisible()
  await press(owner.page, 'Kaydet')
  await press(owner.page, 'Kaydet ve yeniden sor')
  await expect(owner.page).toHaveURL(contract)
  await expect(owner.page.getByRole('list', { name: 'Kontratın geçmişi' })).toContainText('herkese yeniden soruldu')

  // Earlier answers are void: the old link was replaced, and the guarantor is asked again.
  await phone.goto(firstLink)
  await expect(phone.getByText('Size daha yeni bir bağlantı gönderildi')).toBeVisible()
  await expect(phone.getByText('30.000,00 ₺')).toHaveCount(0)
  await preApprove(phone, await letters.newLink(guarantor, '/guarantor-approval', [guarantorLink]))
  await phone.goto(await letters.newLink(second, '/tenant-approval', [firstLink]))
  await expect(phone.getByText('30.000,00 ₺').first()).toBeVisible()
  await press(phone, 'Onayla')
  await press(phone, 'Evet, onaylıyorum')
  await expect(phone).toHaveURL('/tenant-approval-success')

  await tenant.page.goto(contract)
  await expectState(tenant.page, 'Kiracı onayı bekleniyor')
  await press(tenant.page, 'Kontratı onayla')
  await tenant.page.getByRole('dialog').getByRole('button', { name: 'Onaylıyorum' }).click()
  await expectState(tenant.page, 'Yürürlükte')

  // After the agreement the property counts as rented, and the PDF can be verified.
  await owner.page.goto(`/property-detail/${property}`)
  await expect(owner.page.getByRole('main')).toContainText('Kirada')
  await owner.page.goto(contract)
  await expectState(owner.page, 'Yürürlükte')
  const saving = owner.page.waitForEvent('download')
  await owner.page.getByRole('link', { name: 'PDF indir' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/\.pdf$/)
  const { contract: agreed } = await (
    await owner.page.request.get(`/api/contracts/${contract.split('/').at(-1)}`)
  ).json()
  expect(agreed).toMatchObject({ status: 'active', tenant_approval_count: 2, brutAylik: 30_000_00 })
  await phone.goto('/verify')
  const chosen = phone.getByLabel('Belgenin PDF’i')
  await chosen.setInputFiles(await saved.path())
  await expect(phone.getByText('Bu belge değişmemiş')).toBeVisible()
  await expect(phone.getByText('Yürürlükte')).toBeVisible()
  await expectAccessible(phone)
  const altered = await readFile(await saved.path())
  altered[3000]! ^= 1
  await chosen.setInputFiles({ name: 'kontrat.pdf', mimeType: 'application/pdf', buffer: altered })
  await expect(phone.getByText('Bu dosya mühürlendikten sonra değiştirilmiş')).toBeVisible()
  await expect(phone.getByText('Bu belge değişmemiş')).toHaveCount(0)
  await letters.close()
})
