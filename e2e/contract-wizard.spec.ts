import type { Browser, Page } from '@playwright/test'
import { showDate } from '../domain/kernel/dates.ts'
import { contractFormFor, tenantParty } from '../server/testing/build-contract.ts'
import { approve, newcomer, registerByCall } from './newcomer.ts'
import { nextStart } from './next-start.ts'
import { expect, expectAccessible, signIn, test } from './support.ts'

const mail = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@ornek.test`

/** A landlord with one vacant property. */
async function landlordWithProperty(page: Page, browser: Browser, baslik = 'Işıklar Sokağı 2+1') {
  const person = newcomer({ firstname: 'İlknur', lastname: 'Şen' })
  await registerByCall(page.request, person)
  await approve(browser, person.email)
  await signIn(page, person.email)
  const added = await page.request.post('/api/properties', { data: { baslik } })
  expect(added.ok(), await added.text()).toBe(true)
  return (await added.json()).id as string
}

const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const email = (page: Page, nth = 0) => page.getByRole('combobox', { name: 'E-posta' }).nth(nth)
const next = (page: Page) => page.getByRole('button', { name: 'Devam et', exact: true }).click()
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const contractOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!

async function sendContract(page: Page, property: string, tenant = mail('kiraci')) {
  const { form } = await (await page.request.get('/api/contracts/prefill', { params: { property } })).json()
  const data = contractFormFor(property, {
    landlord: form.landlord,
    tenants: [tenantParty(tenant, { is_primary: true, tenant_name: 'Can Öz' })],
    terms: { brutAylik: 20_000_00, baslangicTarihi: nextStart() },
  })
  const sent = await page.request.post('/api/contracts', { data })
  expect(sent.ok(), await sent.text()).toBe(true)
  return (await sent.json()).id as string
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('J4 SCR-01 CON-06 a contract for an existing property takes three values; everything known is filled in', async ({
    page,
    browser,
  }) => {
    const property = await landlordWithProperty(page, browser)
    await page.goto(`/addContract/${property}`)
    let values = 0
    const type = async (field: ReturnType<Page['getByRole']>, text: string) => {
      values += 1
      await field.fill(text)
    }
    await expect(step(page, 'Kiracılar')).toBeVisible()
    await type(email(page), mail('kiraci'))
    await type(box(page, /^Ad soyad/), 'Can Öz')
    await expectAccessible(page)
    await next(page)
    await expect(step(page, 'Kefil')).toBeFocused()
    await next(page)
    await expect(box(page, 'Başlangıç')).not.toHaveValue('')
    await expect(box(page, 'Süre')).toHaveValue('1')
    await expect(page.getByText(/^Son gün:/)).toBeVisible()
    await type(box(page, 'Aylık kira'), '25.000')
    await next(page)
    await expect(step(page, 'Özet ve gönderme')).toBeVisible()
    await expect(page.getByText('İlknur Şen', { exact: true })).toBeVisible()
    await expect(page.getByText('25.000,00 ₺', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Kontratı gönder' }).click()
    await expect(page).toHaveURL(/\/viewContract\//)
    expect(values).toBeLessThanOrEqual(12)
    const { contract } = await (await page.request.get(`/api/contracts/${contractOf(page)}`)).json()
    expect(contract).toMatchObject({ brutAylik: 25_000_00, status: 'waiting_for_tenants' })
  })

  test('SCR-01 what is typed is kept: over a failed save, a reload, and later from /addContract', async ({
    page,
    browser,
  }) => {
    await landlordWithProperty(page, browser)
    // With a single property the wizard would begin at the tenants.
    expect((await page.request.post('/api/properties', { data: { baslik: 'Karanfil Sokağı 1+1' } })).ok()).toBe(true)
    await page.goto('/addContract')
    await next(page)
    await expect(page.getByText('Bir mülk seçin')).toBeVisible()
    await page.getByRole('combobox', { name: 'Mülk' }).fill('isiklar')
    await page.getByRole('option', { name: 'Işıklar Sokağı 2+1' }).click()
    await expect(page.getByText('Taslak kaydedildi')).toBeVisible()
    await next(page)
    await page.route('**/api/contract-drafts/*', (route) => route.abort())
    await box(page, /^Ad soyad/).fill('Can Öz')
    await expect(page.getByText('Taslak kaydedilemedi. Yazdıklarınız bu sayfada duruyor')).toBeVisible()
    await page.reload()
    await expect(box(page, /^Ad soyad/)).toHaveValue('Can Öz')
    await page.unroute('**/api/contract-drafts/*')
    await email(page).fill('yanlis')
    await next(page)
    await expect(page.getByText('Geçerli bir e-posta adresi giriniz')).toBeVisible()
    await email(page).fill(mail('kiraci'))
    await expect(page.getByText('Taslak kaydedildi')).toBeVisible()

    await page.goto('/addContract')
    await expect(page.getByRole('heading', { name: 'Kaldığınız yerden devam edin' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Devam et: Işıklar Sokağı 2+1 · Can Öz' }).click()
    await expect(step(page, 'Kiracılar')).toBeVisible()
    await expect(box(page, /^Ad soyad/)).toHaveValue('Can Öz')
  })
})

test('CON-01 CON-04 two tenants and a guarantor, a company’s rent in gross and net, and calm notes of the law', async ({
  page,
  browser,
}) => {
  const property = await landlordWithProperty(page, browser, 'Çarşı Dükkânı')
  await page.goto(`/addContract/${property}`)
  const [one, two, guarantor] = [mail('bir'), mail('iki'), mail('kefil')]
  await email(page).fill(one)
  await box(page, /^Ad soyad/).fill('Işık Ltd. Şti.')
  await page.getByRole('button', { name: 'Kiracı ekle' }).click()
  await email(page, 1).fill(two)
  await box(page, /^Ad soyad/)
    .nth(1)
    .fill('Can Öz')
  await page.getByRole('radio', { name: 'Asıl kiracı' }).nth(1).check()
  await next(page)
  await page.getByRole('switch', { name: 'Bu kontratta kefil olacak' }).check()
  await box(page, 'E-posta').fill(guarantor)
  await box(page, 'Ad soyad').fill('Kemal Işık')
  await next(page)
  await expect(page.getByText('Kefalet tutarı boş bırakılamaz')).toBeVisible()
  await box(page, 'Azami kefalet tutarı').fill('300.000')
  await expect(page.getByText('Kefalet tutarı boş bırakılamaz')).toHaveCount(0)
  await expect(page.getByRole('note')).toContainText('TBK 583–584')
  await next(page)
  await page.getByRole('switch', { name: /Kiracı bir şirket/ }).check()
  await box(page, 'Net aylık kira').fill('80.000')
  await expect(box(page, 'Brüt aylık kira')).toHaveValue('100.000,00')
  await box(page, 'Brüt aylık kira').fill('50.000')
  await expect(box(page, 'Net aylık kira')).toHaveValue('40.000,00')
  await box(page, 'Depozito').fill('200.000')
  await expect(page.getByText(/üç aylık kirayı \(150.000,00 ₺\) aşamaz/)).toBeVisible()
  await box(page, 'IBAN').fill('TR330006100519786457841327')
  await box(page, 'Yetkili mahkeme').click()
  await expect(page.getByText('Bu IBAN geçerli değil')).toBeVisible()
  await box(page, 'IBAN').fill('tr330006100519786457841326')
  await box(page, 'Yetkili mahkeme').fill('İstanbul')
  await expect(box(page, 'IBAN')).toHaveValue('TR33 0006 1005 1978 6457 8413 26')
  await page.getByRole('combobox', { name: 'Süre birimi' }).click()
  await page.getByRole('option', { name: 'Ay', exact: true }).click()
  await expect(box(page, 'Süre')).toHaveValue('12')
  await expect(page.getByText(/^Bilinen son oran %\d+,\d+ \(\p{L}+ 20\d\d\)/u)).toBeVisible()
  await page.getByRole('combobox', { name: 'Artış şekli' }).click()
  await page.getByRole('option', { name: 'Belirli bir oranda' }).click()
  await box(page, 'Artış oranı').fill('99')
  await expect(page.getByText(/bilinen son oran \p{L}+ 20\d\d: %\d+,\d+\) aşamaz/u)).toBeVisible()
  await expect(page.getByText('Bu bilgi hukuki danışmanlık değildir.')).toBeVisible()
  await expectAccessible(page)
  await next(page)
  await page.getByRole('button', { name: 'Kontratı gönder' }).click()
  await expect(page).toHaveURL(/\/viewContract\//)
  const view = await (await page.request.get(`/api/contracts/${contractOf(page)}`)).json()
  expect(view).toMatchObject({
    contract: { status: 'waiting_for_guarantor', is_corporate: true, brutAylik: 50_000_00, sozlesmeSuresi: 12 },
    tenants: [
      { email: two, is_primary: true },
      { email: one, is_primary: false },
    ],
    guarantor: { email: guarantor, limit: 300_000_00 },
  })

  await page.goto(`/addContract/${property}`)
  await email(page).fill('isik')
  await page.getByRole('combobox', { name: 'E-posta' }).fill(one.slice(0, 6))
  await page.getByRole('option', { name: one }).click()
  await expect(box(page, /^Ad soyad/)).toHaveValue('Işık Ltd. Şti.')
  await next(page)
  await next(page)
  await next(page)
  await page.getByRole('button', { name: 'Kontratı gönder' }).click()
  await expect(page.getByText('Bu mülkün süren başka bir kontratı var')).toBeVisible()
  await expect(step(page, 'Mülk')).toBeVisible()
})

test('CON-22 a field that gets the focus under the header comes out from behind it', async ({ page, browser }) => {
  const id = await sendContract(page, await landlordWithProperty(page, browser))
  await page.goto(`/editContract/${id}`)
  await expect(box(page, 'Aylık kira')).toBeVisible()
  const hidden = await page
    .getByRole('main')
    .getByRole('textbox')
    .evaluateAll((fields) => {
      const covered = document.querySelector('header')!.getBoundingClientRect().bottom
      const top = (field: Element) => field.getBoundingClientRect().top
      const under = fields.filter((field) => {
        window.scrollBy(0, top(field) - 4)
        const began = top(field)
        ;(field as HTMLElement).focus()
        return began < covered && top(field) < covered
      })
      return under.map((field) => field.getAttribute('name'))
    })
  expect(hidden).toEqual([])
})

test('CON-22 editing shows what changes and who is asked again; a corrected phone asks its owner alone; a faster hand loses nothing', async ({
  page,
  browser,
}) => {
  const property = await landlordWithProperty(page, browser)
  const id = await sendContract(page, property)
  await page.goto(`/editContract/${id}`)
  await expect(box(page, 'TC kimlik / vergi no').nth(1)).toHaveValue('17291716060')
  await box(page, 'Telefon').nth(1).fill('+905551112233')
  await expect(page.getByText(/yalnız ona yeniden sorulur/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Kaydetmediğiniz değişiklikler geri getirildi')).toBeVisible()
  await expect(box(page, 'Telefon').nth(1)).toHaveValue('+905551112233')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect(page).toHaveURL(`/viewContract/${id}`)

  await page.goto(`/editContract/${id}`)
  await expect(page.getByText(/^Bilinen son oran %/)).toBeVisible()
  await box(page, 'Aylık kira').fill('22.000')
  await expect(page.getByText('aylık kira: 20.000,00 ₺ → 22.000,00 ₺')).toBeVisible()
  const { version, form } = await (await page.request.get(`/api/contracts/${id}/form`)).json()
  const theirs = { ...form, terms: { ...form.terms, odemeGunu: 10 }, version }
  expect((await page.request.put(`/api/contracts/${id}`, { data: theirs })).ok()).toBe(true)
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Herkese yeniden sorulsun mu?' })
  await expect(question).toContainText('aylık kira: 20.000,00 ₺ → 22.000,00 ₺')
  await question.getByRole('button', { name: 'Kaydet ve yeniden sor' }).click()
  await page.getByRole('button', { name: 'Güncel hâlini yükle' }).click()
  await expect(box(page, 'Ödeme günü')).toHaveValue('10')
  await expect(box(page, 'Aylık kira')).toHaveValue('22.000,00')
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await question.getByRole('button', { name: 'Kaydet ve yeniden sor' }).click()
  await expect(page).toHaveURL(`/viewContract/${id}`)
  const after = await (await page.request.get(`/api/contracts/${id}/form`)).json()
  expect(after.form.terms).toMatchObject({ brutAylik: 22_000_00, odemeGunu: 10 })
  expect(after.form.tenants[0]).toMatchObject({ tenant_phone: '+905551112233', tenant_id_number: '17291716060' })

  await page.goto(`/addContract?renew=${id}`)
  await expect(box(page, /^Ad soyad/)).toHaveValue('Can Öz')
  await next(page)
  await next(page)
  await expect(box(page, 'Başlangıç')).toHaveValue(showDate(nextStart(13)))
  await expect(box(page, 'Aylık kira')).toHaveValue('22.000,00')
  await box(page, 'Aylık kira').fill('90.000')
  await expect(page.getByText(/önceki kiraya göre en çok \d\d\.\d{3},\d\d ₺/)).toBeVisible()
})
