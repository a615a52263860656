import type { APIRequestContext, Page } from '@playwright/test'
import { isoDate } from '../domain/kernel/dates.ts'
import { contractFormFor, guarantorParty, tenantParty } from '../server/testing/build-contract.ts'
import { signedPage } from '../server/testing/signed-page.ts'
import { lettersTo } from './asked-contract.ts'
import { approve, newcomer, registerByCall } from './newcomer.ts'
import { nextStart } from './next-start.ts'
import { ownProperty } from './pictures.ts'
import { expect, expectAccessible, signIn, test } from './support.ts'

const host = 'ev.sahibi@demo.test'
const phone = { width: 360, height: 740 }

const tenant = (tenant_email: string, tenant_name: string) =>
  tenantParty(tenant_email, { is_primary: true, tenant_name, tenant_address: 'Moda Cad. No: 42 Kadıköy' })
const guarantor = guarantorParty({ guarantor_residence: 'Üsküdar' })

/** Sends a contract through the API as the signed-in user, for a new property. */
async function sendContract(
  request: APIRequestContext,
  baslik: string,
  { terms, ...given }: Parameters<typeof contractFormFor>[1] = {},
) {
  const data = contractFormFor(await ownProperty(request, baslik), {
    tenants: [tenant('ali.veli@ornek.test', 'Ali Veli')],
    terms: { hususiSartlar: 'Evcil hayvan beslenebilir.', baslangicTarihi: nextStart(), ...terms },
    ...given,
  })
  const answer = await request.post('/api/contracts', { data })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).id as string
}

const card = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Kontratlar' }).getByRole('listitem').filter({ hasText: title }).first()
const settled = (page: Page) => expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('J7 CON-22 from the start screen two taps remind the tenant who has not answered, or copy the link', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: phone, permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await signIn(page, host)
  await sendContract(page.request, 'Yedinci Yol Dairesi')
  await page.goto('/dashboard')
  let taps = 0
  const tap = async (target: ReturnType<Page['getByRole']>) => {
    await target.click()
    taps += 1
  }
  await tap(page.getByRole('main').getByRole('link', { name: /^Yanıt bekleyen kontrat/ }))
  const waiting = page.getByRole('list', { name: 'Yedinci Yol Dairesi: yanıt vermeyenler' })
  await expect(waiting).toContainText('Ali Veli henüz yanıt vermedi')
  await tap(waiting.getByRole('button', { name: 'Ali Veli: hatırlat' }))
  await expect(page.getByText('Hatırlatma gönderiliyor.')).toBeVisible()
  expect(taps).toBeLessThanOrEqual(2)
  await waiting.getByRole('button', { name: 'Ali Veli: bağlantıyı kopyala' }).click()
  await expect(page.getByText('Bağlantı kopyalandı.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/tenant-approval/')
  // A second click immediately after the first is ignored.
  await expect(async () => {
    await waiting.getByRole('button', { name: 'Ali Veli: hatırlat' }).click()
    await expect(page.getByText(/kısa süre önce hatırlatma gönderildi/)).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(await tooWide(page)).toBe(false)
  await expectAccessible(page)
  await context.close()
})

test('CON-16 CON-20 CON-22 the list is searched without Turkish letters and filtered by state, as a table on wide screens', async ({
  page,
}) => {
  await signIn(page, host)
  const id = await sendContract(page.request, 'Çınaraltı Köşkü', {
    tenants: [tenant('ozge.isik@ornek.test', 'Özge Işık')],
    guarantor,
  })
  await page.goto('/contracts')
  const table = page.getByRole('table', { name: 'Kontratlar' })
  await expect(table).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Mülk, kiracı ya da kontrat no ara' })
  await search.fill('ozge cinar')
  await expect(page).toHaveURL(/q=ozge/)
  const row = table.getByRole('row').filter({ hasText: 'Çınaraltı Köşkü' })
  await expect(row).toContainText('Kefil ön onayı bekleniyor')
  await expect(row).toContainText('Kemal Işık (kefil)')
  await expect(table.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  await search.fill(id.slice(-6).toUpperCase())
  await expect(row).toContainText(id.slice(-6).toUpperCase())
  await page.getByRole('button', { name: /^Yanıt bekleyen kontrat \(1\)$/ }).click()
  await expect(page).toHaveURL(/state=waiting(&|$)/)
  await expect(row).toBeVisible()
  await search.fill('böyle bir kontrat yok')
  await expect(page.getByText('Aramanıza uyan kontrat yok')).toBeVisible()
  await page.getByRole('button', { name: 'Süzgeçleri kaldır' }).click()
  await expect(search).toHaveValue('')
  const property = page.getByRole('combobox', { name: 'Mülk' })
  await property.fill('cinaralti')
  await page.getByRole('option', { name: 'Çınaraltı Köşkü' }).click()
  await expect(page).toHaveURL(/property=[0-9a-f-]{36}/)
  await expect(table.getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(property).toHaveValue('Çınaraltı Köşkü')
  await expect(table.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  await row.getByRole('link', { name: 'Çınaraltı Köşkü' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Çınaraltı Köşkü' })).toBeVisible()
})

test('CON-22 whoever has no contract yet reads what to do, or what will happen', async ({ page, browser }) => {
  const person = newcomer({ firstname: 'Gökçe', lastname: 'Ünal' })
  await registerByCall(page.request, person)
  await approve(browser, person.email)
  await signIn(page, person.email)
  await page.goto('/contracts')
  await expect(page.getByText('Henüz kontrat yok')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Kontrat ekle' })).toHaveAttribute(
    'href',
    /addContract/,
  )
  await expectAccessible(page)
  await page.goto('/viewContract/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('Kontrat bulunamadı')).toBeVisible()
  await page.getByRole('link', { name: 'Kontratlara dön' }).click()
  await expect(page).toHaveURL(/\/contracts$/)
})

test('CON-14 APR-12 a signed-in tenant asks for changes on the contract, and the owner finds the note and the next step', async ({
  page,
  browser,
}) => {
  await signIn(page, host)
  const id = await sendContract(page.request, 'Karar Dairesi', {
    tenants: [tenant('kiraci@demo.test', 'Mehmet Öztürk')],
  })
  const context = await browser.newContext({ viewport: phone, colorScheme: 'dark' })
  const theirs = await context.newPage()
  await signIn(theirs, 'kiraci@demo.test')
  // Waiting contracts come first on the start screen.
  await theirs.goto('/dashboard')
  const waiting = theirs.getByRole('region', { name: 'Bugün' })
  await expect(waiting.getByRole('listitem').filter({ hasText: 'Karar Dairesi' })).toContainText('25.000 ₺')
  expect(await tooWide(theirs)).toBe(false)
  await expectAccessible(theirs)
  await waiting.getByRole('link', { name: 'Oku ve karar ver: Karar Dairesi' }).click()
  await expect(theirs).toHaveURL(`/viewContract/${id}`)
  await theirs.goto('/contracts')
  await card(theirs, 'Karar Dairesi').getByRole('link', { name: 'Kararınızı verin' }).click()
  const decision = theirs.getByRole('region', { name: 'Kararınız bekleniyor' })
  await expect(decision).toContainText('25.000,00 ₺')
  await expect(theirs.getByText('17291716060')).toHaveCount(0)
  await expect(theirs.getByText('Evcil hayvan beslenebilir.')).toBeVisible()
  expect(await tooWide(theirs)).toBe(false)
  await expectAccessible(theirs)
  await decision.getByRole('button', { name: 'Düzenleme iste' }).click()
  await decision.getByRole('button', { name: 'İsteği gönder' }).click()
  await expect(decision).toContainText('Neyin değişmesini istediğinizi seçin ya da kısaca yazın.')
  await decision.getByRole('textbox').fill('Depozito bir kira olsun.')
  await decision.getByRole('button', { name: 'İsteği gönder' }).click()
  await expect(theirs.getByText('Düzenleme isteğiniz mülk sahibine iletiliyor.')).toBeVisible()
  await expect(decision).toHaveCount(0)
  await context.close()

  await page.goto(`/viewContract/${id}`)
  await expect(page.getByRole('list', { name: 'Onaylar' })).toContainText('Depozito bir kira olsun.')
  await expect(page.getByText(/herkese yeniden sorulur/)).toBeVisible()
  await page.getByRole('button', { name: 'Düzenle' }).click()
  await expect(page).toHaveURL(new RegExp(`/editContract/${id}`))
})

test('CON-17 CON-19 CON-21 the owner keeps the signed scan, cancels with a reason and deletes, each step in the history', async ({
  page,
}) => {
  await signIn(page, host)
  const id = await sendContract(page.request, 'Vedalaşma Dairesi', { guarantor })
  await page.goto(`/viewContract/${id}`)
  // Only once on the page, beside the name of the recipient.
  await expect(page.getByRole('main').getByRole('button', { name: /yeniden gönder/i })).toHaveCount(1)
  const papers = page.getByRole('region', { name: 'Belgeler' })
  await expect(papers.getByRole('link', { name: /Elle imzalanmış kontratı/ })).toHaveAttribute('href', /S%C3%B6zle/)
  const saved = page.waitForEvent('download')
  await page.getByRole('main').getByRole('link', { name: 'PDF indir' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
  await papers
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'kefalet.jpg',
      mimeType: 'image/jpeg',
      buffer: await signedPage(),
    })
  await expect(papers.getByRole('link', { name: 'İmzalı kefalet belgesini aç' })).toBeVisible()
  const history = page.getByRole('list', { name: 'Kontratın geçmişi' })
  await expect(history).toContainText('El yazılı kefalet belgesi yüklendi.')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Kontrat için işlemler' }).click()
  await page.getByRole('menuitem', { name: 'İptal et…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kontratı iptal et' })
  await dialog.getByRole('textbox', { name: 'Gerekçe' }).fill('Kiracı vazgeçti')
  await settled(page)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Kontratı iptal et' }).click()
  await expect(page.getByText('İptal edildi')).toBeVisible()
  await expect(page.getByText('Gerekçe: Kiracı vazgeçti', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Kontrat için işlemler' }).click()
  await expect(page.getByRole('menuitem', { name: 'Aynı şartlarla yeni kontrat' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Sil…' }).click()
  await page.getByRole('dialog', { name: 'Kontratı sil' }).getByRole('button', { name: 'Sil' }).click()
  await expect(page.getByText('Kontrat silindi')).toBeVisible()
  await expect(page).toHaveURL(/\/contracts$/)
  await expect(page.getByRole('table', { name: 'Kontratlar' })).not.toContainText('Vedalaşma Dairesi')
})

test('CON-14 a corporate contract that everybody approved is signed off by the owner and can be renewed', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, host)
  const email = `kurum.${crypto.randomUUID().slice(0, 12)}@ornek.test`
  const id = await sendContract(page.request, 'Kurumsal Ofis', {
    tenants: [tenant(email, 'Ali Veli')],
    terms: { is_corporate: true, kullanimAmaci: 'İş yeri', baslangicTarihi: isoDate(new Date()) },
  })
  const token = /tenant-approval\/([\w-]+)/.exec((await lettersTo(browser, baseURL!, email)).join('\n'))![1]
  const said = await page.request.post(`/api/approvals/${token}`, { data: { answer: 'approved' } })
  expect(said.status(), await said.text()).toBe(200)
  await page.goto(`/viewContract/${id}`)
  await expect(page.getByRole('region', { name: 'Şartlar' })).toContainText('20.000,00 ₺')
  const parties = page.getByRole('region', { name: 'Taraflar' })
  await expect(parties.getByText('17291716060')).toHaveCount(0)
  await parties.getByRole('button', { name: 'Kimlik no göster' }).click()
  await expect(parties.getByText('17291716060').first()).toBeVisible()
  await parties.getByRole('button', { name: 'Kimlik no gizle' }).click()
  await expect(parties.getByText('17291716060')).toHaveCount(0)
  await page.getByRole('button', { name: 'İmzalandığını kaydet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'İmzalandı' }).click()
  await expect(page.getByText('Yürürlükte', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'PDF indir' })).toBeVisible()
  await page.getByRole('button', { name: 'Kontrat için işlemler' }).click()
  await page.getByRole('menuitem', { name: 'Yenile' }).click()
  await expect(page).toHaveURL(new RegExp(`/addContract\\?renew=.*${id}`))
})
