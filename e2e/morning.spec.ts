import type { Locator, Page } from '@playwright/test'
import { addDays, isoDate } from '#domain/kernel/dates.ts'
import { contractFormFor, tenantParty } from '../server/testing/build-contract.ts'
import { pdf } from '../server/testing/sample-files.ts'
import { personWithAccount } from './newcomer.ts'
import { expect, expectAccessibleInBothThemes, signIn, test } from './support.ts'

const phone = { viewport: { width: 360, height: 740 } }
const today = isoDate(new Date())
const began = addDays(today, -20)

type Person = Awaited<ReturnType<typeof personWithAccount>>

async function letTo(owner: Page, tenant: Person, baslik: string, features: object = {}) {
  const made = await owner.request.post('/api/properties', { data: { baslik, features } })
  expect(made.status(), await made.text()).toBe(200)
  const { id: property } = await made.json()
  const form = contractFormFor(property, {
    tenants: [tenantParty(tenant.email, { is_primary: true, tenant_name: 'Çağrı Işık' })],
    terms: { baslangicTarihi: began, odemeGunu: Number(began.slice(8)), brutAylik: 25_000_00, depozito: 0 },
  })
  const { id } = await (await owner.request.post('/api/contracts', { data: form })).json()
  const answered = await tenant.page.request.post(`/api/contracts/${id}/answer`, { data: { answer: 'approved' } })
  expect(answered.status(), await answered.text()).toBe(200)
  return property as string
}

const items = (page: Page) => page.getByRole('list', { name: 'Bugünün işleri' }).getByRole('listitem')

/** A landlord with five things to do: a receipt, two late rents, a request and a policy that runs out. */
async function morning(owner: Person, tenant: Person) {
  const property = await letTo(owner.page, tenant, 'Ömür Sokağı 1+1', { daskBitis: addDays(today, 3) })
  await letTo(owner.page, tenant, 'Moda Caddesi 2+1')
  const { accounts } = await (await tenant.page.request.get('/api/own-payments')).json()
  const tenancy = accounts.find((each: { property_title: string }) => each.property_title.startsWith('Ömür'))
  const sent = await tenant.page.request.post(`/api/tenancies/${tenancy.tenancy_id}/payment-receipts`, {
    params: { key: crypto.randomUUID(), amount: 1_000_00, on_date: today },
    headers: { 'content-type': 'application/pdf' },
    data: pdf(),
  })
  expect(sent.status(), await sent.text()).toBe(200)
  const { user } = await (await tenant.page.request.get('/api/accounts/me')).json()
  const asked = await tenant.page.request.post('/api/suggestions', {
    data: { property_id: property, tenant_id: user.id, aciklama: 'Mutfak musluğu damlatıyor.', oneri_tipi: 'Tamirat' },
  })
  expect(asked.status(), await asked.text()).toBe(200)
}

test('J19 the landlord’s morning: five items of the queue cleared in ten taps, with undo, until nothing is left', async ({
  browser,
}) => {
  const owner = await personWithAccount(browser, ['Şükran', 'Öğüt'], phone)
  const tenant = await personWithAccount(browser, ['Çağrı', 'Işık'], phone)
  await morning(owner, tenant)
  const { page } = owner
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  const press = (name: string | RegExp) => tap(page.getByRole('button', { name }).first())

  await page.goto('/dashboard')
  const status = page.getByRole('region', { name: 'Bugün' }).getByRole('status')
  await expect(status).toContainText(/^5 iş var: bir dekont onay bekliyor \(Çağrı Işık, 1\.000 ₺\), iki kira gelmedi/)
  await expectAccessibleInBothThemes(page)

  await press(/^Onayla: /)
  await expect(status).toContainText(/^4 iş var/)
  for (const left of [3, 2]) {
    await press(/^Hatırlat: /)
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Gönder' }))
    await expect(status).toContainText(new RegExp(`^${left} iş var`))
  }
  await press(/^Yanıtla: /)
  const request = page.getByRole('dialog')
  await tap(request.getByRole('button', { name: 'Onayla' }))
  await tap(page.getByRole('button', { name: 'Talebi kapat' }))
  await expect(status).toContainText(/^1 iş var/)
  await press(/^Hallettim: /)
  await expect(page.getByText('Bugünlük bu kadar.')).toBeVisible()
  expect(taps).toBeLessThanOrEqual(10)
  await expectAccessibleInBothThemes(page)
  await tenant.page.context().close()
  await page.context().close()
})

test('J19 J17 the queue by keyboard: arrows between the items, Enter does the work, and a slip is taken back', async ({
  browser,
}) => {
  const owner = await personWithAccount(browser, ['Nuray', 'Işıldak'])
  const tenant = await personWithAccount(browser, ['Çağrı', 'Işık'])
  await morning(owner, tenant)
  const { page } = owner
  await page.goto('/dashboard')
  await expect(items(page)).toHaveCount(5)
  await page.getByRole('button', { name: /^Onayla: / }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: /^Hatırlat: / }).first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(items(page)).toHaveCount(4)
  // The focus stays in the queue, on what took the place of the item.
  await expect(page.getByRole('button', { name: /^Hatırlat: / }).first()).toBeFocused()
  await page.getByRole('button', { name: 'Geri al', exact: true }).click()
  await expect(items(page)).toHaveCount(5)
  await expect(page.getByRole('button', { name: /^Onayla: / })).toBeVisible()

  // What is done elsewhere leaves by itself.
  const other = await page.context().newPage()
  await other.goto('/payment')
  await other.getByRole('button', { name: 'Dekontlara bak' }).click()
  await other.getByRole('button', { name: 'Ödemeyi onayla' }).click()
  await expect(items(page)).toHaveCount(4)

  await items(page)
    .first()
    .getByRole('button', { name: /için işlemler$/ })
    .click()
  await page.getByRole('menuitem', { name: 'Yarına bırak' }).click()
  await expect(items(page)).toHaveCount(3)
  await page.reload()
  await expect(items(page)).toHaveCount(3)
  await tenant.page.context().close()
  await page.context().close()
})

test('J21 a tenant sees what is owed, why and until when without scrolling at 360', async ({ browser }) => {
  const owner = await personWithAccount(browser, ['Şükran', 'Öğüt'])
  const tenant = await personWithAccount(browser, ['Çağrı', 'Işık'], phone)
  await letTo(owner.page, tenant, 'Ömür Sokağı 1+1')
  const { page } = tenant
  await page.goto('/dashboard')
  // The account of this test also lets.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Kiracı rolüne geç/ })
    .click()
  const row = items(page).first()
  for (const part of [/^(25|50)\.000,00 ₺$/, /kirası/, /gün geçti/]) {
    const said = row.getByText(part).first()
    await expect(said).toBeVisible()
    await expect(said).toBeInViewport({ ratio: 1 })
  }
  await expect(row.getByRole('link', { name: 'Dekont yükle' })).toBeInViewport({ ratio: 1 })
  await expectAccessibleInBothThemes(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await owner.page.context().close()
  await page.context().close()
})

test('J8 the first debtor’s name and sum stand above the fold of a phone', async ({ page }) => {
  await signIn(page, 'ev.sahibi@demo.test')
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/dashboard')
    const late = items(page).filter({ hasText: 'gecikti' }).first()
    const title = (await late
      .getByText(/₺|€|\$/)
      .first()
      .textContent())!
    const sentence = page.getByRole('region', { name: 'Bugün' }).getByRole('status')
    await expect(sentence).toContainText(title)
    await expect(sentence).toBeInViewport({ ratio: 1 })
  }
})

test('J19 J17 the whole morning without a mouse: the tab key and Enter clear the queue, and the focus never gets lost', async ({
  browser,
}) => {
  const owner = await personWithAccount(browser, ['Mübeccel', 'Ağaoğlu'])
  const tenant = await personWithAccount(browser, ['Çağrı', 'Işık'])
  await morning(owner, tenant)
  const { page } = owner
  const { keyboard } = page
  const focusedName = () =>
    page.evaluate(() => {
      const focused = document.activeElement
      return focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? ''
    })
  const reach = async (name: RegExp) => {
    for (let stop = 0; stop < 60 && !name.test(await focusedName()); stop++) await keyboard.press('Tab')
    expect(await focusedName()).toMatch(name)
  }
  await page.goto('/dashboard')
  await expect(items(page)).toHaveCount(5)
  await reach(/^Onayla: /)
  await keyboard.press('Enter')
  for (const left of [4, 3]) {
    await expect(items(page)).toHaveCount(left)
    await expect(page.getByRole('button', { name: /^Hatırlat: / }).first()).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await reach(/^Gönder$/)
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await expect(items(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^Yanıtla: / })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await reach(/^Onayla$/)
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Onaylandı: ')
  await expect(page.getByRole('button', { name: 'Tamamlandı' })).toBeEnabled()
  await keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(items(page)).toHaveCount(1)
  await reach(/^Hallettim: /)
  await keyboard.press('Enter')
  await expect(page.getByText('Bugünlük bu kadar.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bugün' })).toBeFocused()
  await tenant.page.context().close()
  await page.context().close()
})
