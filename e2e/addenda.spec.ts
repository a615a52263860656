import type { Page } from '@playwright/test'
import { contractFormFor, tenantParty } from '../server/testing/build-contract.ts'
import { personWithAccount } from './newcomer.ts'
import { expect, expectAccessibleInBothThemes, test } from './support.ts'

const phone = { viewport: { width: 360, height: 740 } }
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('PAP-04 two phones: a pet addendum is asked for, objected to at one line, changed and agreed', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  const owner = await personWithAccount(browser, ['Gülşen', 'Ateş'], phone)
  const tenant = await personWithAccount(browser, ['Umut', 'Çınar'], phone)
  const added = await owner.page.request.post('/api/properties', { data: { baslik: 'Kedi Sokağı 2+1' } })
  const form = contractFormFor((await added.json()).id, {
    tenants: [tenantParty(tenant.email, { is_primary: true, tenant_name: 'Umut Çınar' })],
  })
  const { id } = await (await owner.page.request.post('/api/contracts', { data: form })).json()
  await tenant.page.request.post(`/api/contracts/${id}/answer`, { data: { answer: 'approved' } })

  await owner.page.goto(`/viewContract/${id}`)
  await owner.page.getByRole('link', { name: 'Kiracılığı aç' }).click()
  await expect(owner.page).toHaveURL(/\/tenancy\//)
  const tenancy = new URL(owner.page.url()).pathname
  await button(owner.page, 'Ek belge hazırla').click()
  const dialog = owner.page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Belgenin türü' }).click()
  await owner.page.getByRole('option', { name: 'Evcil Hayvan Eki' }).click()
  await button(owner.page, 'Onaya gönder').click()
  await expect(dialog.getByText('Bu alanı doldurun')).toHaveCount(3)
  await dialog.getByRole('textbox', { name: 'Hayvan' }).fill('Kedi, tekir, Duman')
  await dialog.getByRole('textbox', { name: 'Sayısı' }).fill('1')
  await dialog.getByRole('textbox', { name: 'Uyulacak kurallar' }).fill('Balkona çıkarılmaz.')
  await expectAccessibleInBothThemes(owner.page)
  await button(owner.page, 'Onaya gönder').click()
  const line = region(owner.page, 'Kontrata ek belgeler').getByRole('listitem')
  await expect(line).toContainText('Evcil Hayvan Eki: Kedi, tekir, Duman')
  await expect(line).toContainText('Onay bekliyor')

  await tenant.page.goto(tenancy)
  await expect(region(tenant.page, 'Kontrata ek belgeler').getByRole('listitem')).toContainText('Yanıtınız bekleniyor')
  await tenant.page.getByRole('link', { name: /Evcil Hayvan Eki/ }).click()
  await expect(tenant.page.getByRole('article')).toContainText('Balkona çıkarılmaz.')
  await expectAccessibleInBothThemes(tenant.page)
  await button(tenant.page, 'İtiraz et').click()
  await tenant.page.getByRole('dialog').getByRole('textbox').last().fill('Balkon file ile kapalı, çıkabilir.')
  await tenant.page.getByRole('dialog').getByRole('button', { name: 'İtirazı gönder' }).click()
  await expect(region(tenant.page, /onaylar/)).toContainText('İtiraz')

  await owner.page.goto(tenancy)
  await owner.page.getByRole('link', { name: /Evcil Hayvan Eki/ }).click()
  await expect(region(owner.page, /onaylar/)).toContainText('Balkon file ile kapalı')
  await button(owner.page, 'Değiştirip yeniden gönder').click()
  await dialog.getByRole('textbox', { name: 'Uyulacak kurallar' }).fill('Balkona ancak file takılıyken çıkar.')
  await button(owner.page, 'Onaya gönder').click()
  await expect(owner.page.getByRole('article')).toContainText('file takılıyken')

  await tenant.page.goto(tenancy)
  await tenant.page.getByRole('link', { name: /Evcil Hayvan Eki/ }).click()
  await button(tenant.page, 'Onayla').click()
  await button(tenant.page, 'Evet, onaylıyorum').click()
  await expect(region(tenant.page, /onaylar/)).toContainText('Onaylandı')
  expect(await tenant.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
