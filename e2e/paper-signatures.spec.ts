import type { APIRequestContext } from '@playwright/test'
import { contractFormFor, tenantParty } from '../server/testing/build-contract.ts'
import { pdf } from '../server/testing/sample-files.ts'
import { lettersTo } from './asked-contract.ts'
import { nextStart } from './next-start.ts'
import { expect, expectAccessible, signIn, test } from './support.ts'

const words = 'İmza kâğıtta, mülk sahibi kaydetti'

test('APR-04 somebody with neither mail nor phone signs on paper, is shown it once there is an address, and objects', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'ev.sahibi@demo.test')
  const calls: APIRequestContext = page.request
  const property = await (
    await calls.post('/api/properties', { data: { baslik: `Kâğıt Sokağı ${process.pid}` } })
  ).json()
  const body = contractFormFor(property.id, {
    tenants: [tenantParty('', { is_primary: true, tenant_name: 'Hatice Ergin' })],
    terms: { baslangicTarihi: nextStart(2) },
  })
  const { id } = await (await calls.post('/api/contracts', { data: body })).json()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/viewContract/${id}`)
  const approvals = page.getByRole('list', { name: 'Onaylar' })
  await expect(approvals).toContainText('Kâğıtta imza bekleniyor')
  await expect(approvals.getByRole('button', { name: /hatırlat|bağlantıyı kopyala/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Hatice Ergin: kâğıtta imzaladı' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hatice Ergin kâğıtta mı imzaladı?' })
  await expectAccessible(page)
  const file = { name: 'imza.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) }
  await dialog.locator('input[type=file]').first().setInputFiles(file)
  await expect(page.getByText('Kâğıttaki imza kaydedildi.')).toBeVisible()
  await expect(approvals).toContainText(words)
  await expect(page.getByRole('list', { name: 'Kâğıttaki imzalar' })).toContainText(words)
  await expect(page.getByText('Onayladı', { exact: true })).toHaveCount(0)

  const email = `hatice.${crypto.randomUUID().slice(0, 12)}@ornek.test`
  const tenants = [{ ...body.tenants[0], tenant_email: email, signs_on_paper: false }]
  const { contract } = await (await calls.get(`/api/contracts/${id}`)).json()
  const added = await calls.put(`/api/contracts/${id}`, { data: { ...body, tenants, version: contract.version } })
  expect(added.status(), await added.text()).toBe(200)

  const letters = (await lettersTo(browser, baseURL!, email)).join('\n')
  const guest = await browser.newPage({ baseURL: baseURL! })
  await guest.setViewportSize({ width: 360, height: 740 })
  await guest.goto(/\/paper-record\/[\w-]+/.exec(letters)![0])
  await expect(guest.getByText(words)).toBeVisible()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'İtiraz et…' }).click()
  await guest.getByRole('textbox', { name: 'Gerekçe' }).fill('Böyle bir kâğıt imzalamadım.')
  await guest.getByRole('button', { name: 'İtiraz et', exact: true }).click()
  await expect(guest.getByText(/İmzaya itiraz ettiniz/)).toBeVisible()
  await expect(guest.getByRole('button', { name: 'İtiraz et…' })).toHaveCount(0)

  await page.reload()
  await expect(page.getByText(/Hatice Ergin imzaya itiraz etti/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Kontratın geçmişi' })).toContainText('kâğıttaki imzaya itiraz etti')
  await page.goto(`/verify?ozet=${contract.terms_hash}`)
  await expect(page.getByText(`${words}; imzaya itiraz edildi`)).toBeVisible()
})

test('CON-01 the wizard asks for no address of somebody who signs on paper, and only when that is said', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'ev.sahibi@demo.test')
  const data = { baslik: `Sihirbaz Sokağı ${process.pid}` }
  const property = await (await page.request.post('/api/properties', { data })).json()
  await page.goto(`/addContract/${property.id}`)
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page.getByText('E-posta adresini girin')).toBeVisible()
  await page.getByRole('checkbox', { name: 'E-postası da telefonu da yok; kâğıtta imzalayacak' }).check()
  await expect(page.getByText('E-posta adresini girin')).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: /E-posta/ })).toHaveCount(0)
  await expectAccessible(page)
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(await tooWide()).toBe(false)
  await page.getByRole('textbox', { name: /Ad soyad/ }).fill('Hatice Ergin')
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page.getByRole('switch', { name: 'Bu kontratta kefil olacak' })).toBeVisible()
})
