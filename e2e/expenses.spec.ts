import type { Locator } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from './support.ts'

const phone = { width: 360, height: 740 }
const moda = 'Moda Caddesi 2+1 Daire'

test('an owner writes down a repair on a phone in few taps, keeps a half-typed one, takes it back, and finds the totals', async ({
  page,
}) => {
  const name = `Musluk contası ${Date.now() % 100_000}`
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  await page.setViewportSize(phone)
  await signIn(page, 'ev.sahibi@demo.test')
  const { documents } = await (await page.request.get('/api/properties', { params: { q: moda } })).json()
  await page.goto(`/property-detail/${documents[0].id}?tab=odemeler`)

  await tap(page.getByRole('button', { name: 'Gider ekle' }))
  const form = page.getByRole('dialog', { name: 'Gider ekle' })
  await expect(form.getByRole('textbox', { name: 'Tutar' })).toBeFocused()
  await page.keyboard.type('1.250,50')
  await form.getByRole('textbox', { name: 'Açıklama' }).fill(name)
  // A reload keeps the entered data.
  await page.reload()
  await page.getByRole('button', { name: 'Gider ekle' }).click()
  await expect(form.getByText('Yarım kalan gideriniz duruyor.')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Açıklama' })).toHaveValue(name)
  await tap(form.getByRole('combobox', { name: 'Tür' }))
  await tap(page.getByRole('option', { name: 'Onarım' }))
  await expectAccessible(page)
  await tap(form.getByRole('button', { name: 'Kaydet' }))
  await expect(form).toBeHidden()
  expect(taps).toBeLessThanOrEqual(4)
  const mine = page.getByRole('list', { name: 'Son giderler' }).getByRole('listitem').filter({ hasText: name })
  await expect(mine).toContainText('1.250,50 ₺')
  await expect(mine).toContainText('Ödendi')

  await page.getByRole('button', { name: 'Geri al', exact: true }).click()
  await expect(mine).toBeHidden()

  await page.goto('/payment/expenses')
  const totals = page.getByRole('region', { name: 'Toplamlar' })
  await totals.getByRole('button', { name: 'Bütün türler' }).click()
  await expect(totals).toContainText('Emlak vergisi')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Süzgeç' }).click()
  await page.getByRole('combobox', { name: 'Durum' }).click()
  await page.getByRole('option', { name: 'İptal edilen' }).click()
  await page.getByRole('list', { name: 'Giderler' }).getByRole('listitem').filter({ hasText: name }).click()
  const detail = page.getByRole('dialog', { name })
  await expect(detail.getByText('Eklendikten hemen sonra geri alındı').first()).toBeVisible()
  await detail.getByRole('button', { name: 'Geri getir' }).click()
  await expect(detail.getByRole('button', { name: 'İptal et' })).toBeVisible()
  await expectAccessible(page)
  await detail.getByRole('button', { name: 'İptal et' }).click()
  const asking = page.getByRole('dialog', { name: 'Gideri iptal et' })
  await asking.getByRole('textbox', { name: 'Gerekçe' }).fill('Deneme kaydı')
  await asking.getByRole('button', { name: 'İptal et' }).click()
  await expect(detail.getByText('Deneme kaydı').first()).toBeVisible()
  await detail.getByRole('button', { name: 'Gideri kapat' }).click()

  await page.getByRole('tab', { name: 'Tekrarlayanlar' }).click()
  const rhythms = page.getByRole('list', { name: 'Tekrarlayan giderler' })
  await expect(rhythms.getByRole('listitem').filter({ hasText: 'DASK poliçesi' }).first()).toContainText('Her yıl')
  await expectAccessible(page)
})
