import { expect, expectAccessibleInBothThemes, signIn, test } from './support.ts'

const host = 'ev.sahibi@demo.test'

test('papers around a contract: a ticked condition, who pays, an undertaking that is refused, and one tap for e-Devlet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, host)
  const { documents } = await (await page.request.get('/api/contracts?state=active&q=mehmet')).json()
  const { id } = documents[0]
  const { contract } = await (await page.request.get(`/api/contracts/${id}`)).json()

  await page.goto('/special-conditions')
  await page.getByRole('button', { name: 'Kütüphaneme ekle: Anahtarlar' }).click()
  await expect(page.getByRole('button', { name: 'Sil: Anahtarlar' })).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.goto(`/editContract/${id}`)
  await page.getByRole('button', { name: 'Hazır şartlardan ekle' }).click()
  const picker = page.getByRole('dialog', { name: 'Hazır hususi şartlar' })
  await picker.getByRole('checkbox', { name: /^Anahtarlar/ }).check()
  await picker.getByRole('button', { name: 'Tamam' }).click()
  await expect(page.getByRole('textbox', { name: 'Hususi şartlar' })).toHaveValue(/anahtar ve kumandaları/)
  await page.getByRole('combobox', { name: 'DASK' }).click()
  await page.getByRole('option', { name: 'Kiracı', exact: true }).click()
  const changes = page.getByRole('region', { name: 'Değişiklikler' })
  await expect(changes).toContainText('DASK: kiraya veren → kiracı')
  await expect(changes).toContainText('hususi şartlar')

  await page.goto(`/tenancy/${contract.tenancy_id}`)
  await expect(page.getByRole('link', { name: 'İmzalı belgeyi aç' })).toBeVisible()
  await page.getByRole('button', { name: 'Yeni hazırla' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tahliye taahhüdü hazırla' })
  const delivered = await dialog.getByRole('textbox', { name: 'Kiralananın teslim tarihi' }).inputValue()
  await dialog.getByRole('textbox', { name: 'Taahhüdün verileceği gün' }).fill(delivered)
  await dialog.getByRole('textbox', { name: 'Boşaltma tarihi' }).fill('01.01.2031')
  await dialog.getByRole('button', { name: 'Hazırla' }).click()
  await expect(dialog.getByText(/teslim günü verilmiş olur/).first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Vazgeç' }).click()

  await page.goto(`/contractEdevlet/${id}`)
  await page.getByRole('button', { name: 'Kopyala: Aylık kira' }).click()
  await expect(page.getByRole('button', { name: 'Kopyalandı: Aylık kira' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('42500')
  await expectAccessibleInBothThemes(page)
})
