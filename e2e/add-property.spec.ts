import type { Browser, Page } from '@playwright/test'
import { approve, newcomer, registerByCall } from './newcomer.ts'
import { expect, expectAccessible, signIn, test } from './support.ts'

test.use({ viewport: { width: 360, height: 740 } })

async function newHost(page: Page, browser: Browser) {
  const person = newcomer({ firstname: 'İlknur', lastname: 'Şen' })
  await registerByCall(page.request, person)
  await approve(browser, person.email)
  await signIn(page, person.email)
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Başlık' })
const save = (page: Page) => page.getByRole('button', { name: 'Kaydet', exact: true })

test('ROLE-02 J3 a new host adds a first property with two taps and one field, then its deed and features', async ({
  page,
  browser,
}) => {
  await newHost(page, browser)
  await page.goto('/dashboard')
  let taps = 0
  const tap = async (what: ReturnType<Page['getByRole']>) => {
    taps += 1
    await what.click()
  }
  await tap(page.getByRole('main').getByRole('link', { name: 'Mülk Ekle' }).first())
  await expect(title(page)).toBeFocused()
  await page.keyboard.type('Işıklar Sokağı 2+1')
  await tap(save(page))
  await expect(page.getByRole('heading', { level: 1, name: 'Işıklar Sokağı 2+1' })).toBeVisible()
  expect(taps).toBeLessThanOrEqual(2)

  const section = (name: string) => page.getByRole('button', { name: new RegExp(`^(?:Dolu|Boş) ?${name}`) })
  // The section that was just saved is still closing.
  const saveIn = (name: string) => page.getByRole('form', { name }).getByRole('button', { name: 'Kaydet' }).click()
  await expect(section('Tapu')).toHaveAttribute('aria-expanded', 'true')
  await expect(section('Tapu')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  await page.getByRole('combobox', { name: 'İl', exact: true }).fill('istan')
  await page.getByRole('option', { name: 'İstanbul', exact: true }).click()
  await page.getByRole('combobox', { name: 'İlçe' }).fill('kadik')
  await page.getByRole('option', { name: 'Kadıköy' }).click()
  await page.getByRole('textbox', { name: 'Ada', exact: true }).fill('112')
  // Contrast is measured on visible pixels, and a fading toast is half transparent.
  await expect(page.getByText('Mülk eklendi.')).toBeHidden()
  await expectAccessible(page)
  await saveIn('Tapu')
  await expect(section('Özellikler')).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('combobox', { name: 'Oda sayısı' }).fill('2+1')
  await page.getByRole('textbox', { name: 'Metrekare' }).fill('95')
  await page.getByRole('textbox', { name: 'Aylık aidat' }).fill('1250,5')
  // Both sections belong to one record: the second is saved before the record is read again.
  let readAgain = () => {}
  const saved = new Promise<void>((resolve) => (readAgain = resolve))
  await page.route(/\/api\/properties\/[\w-]+$/, async (route) => {
    await saved
    await route.continue()
  })
  await saveIn('Özellikler')
  await expect(section('Sayaçlar')).toHaveAttribute('aria-expanded', 'true')
  await expect(section('Sayaçlar')).toBeFocused()
  await page.getByRole('textbox', { name: 'Su sayaç no' }).fill('S-1')
  await saveIn('Sayaçlar')
  await expect(section('Demirbaş')).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('başka biri tarafından değiştirildi')).toHaveCount(0)
  readAgain()
  await expect(page.getByText('6 bölümden 4 tanesi dolu')).toBeVisible()

  await page.goto('/propertyList')
  const card = page.getByRole('listitem').filter({ hasText: 'Işıklar Sokağı 2+1' })
  await expect(card).toContainText('Kadıköy, İstanbul')
  await expect(card).toContainText('2+1 · 95 m²')
  await expectAccessible(page)
})

test('SCR-02 what is typed outlives a reload and a failed save; a property that was begun can be gone on with', async ({
  page,
  browser,
}) => {
  await newHost(page, browser)
  await page.goto('/addProperty')
  await save(page).click()
  await expect(page.getByText('Mülke bir başlık verin')).toBeVisible()
  await title(page).fill('Çınar Apartmanı')
  await page.getByRole('textbox', { name: 'Adres' }).fill('Atatürk Cad. No: 7')
  await page.getByRole('switch', { name: /Bu bir bina/ }).click()
  await expectAccessible(page)
  await page.reload()
  await expect(title(page)).toHaveValue('Çınar Apartmanı')
  await expect(page.getByRole('combobox', { name: 'Taşınmaz cinsi' })).toHaveValue('Bina')

  await page.route('**/api/properties', (route) =>
    route.fulfill({ status: 500, json: { code: 'property_not_saved', message: 'Mülk oluşturulamadı' } }),
  )
  await save(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Mülk oluşturulamadı' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Adres' })).toHaveValue('Atatürk Cad. No: 7')
  await page.unroute('**/api/properties')
  await save(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Çınar Apartmanı' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Parsel' }).fill('8')

  await page.goto('/addProperty')
  await page.getByRole('link', { name: 'Devam et' }).click()
  await expect(page.getByRole('textbox', { name: 'Parsel' })).toHaveValue('8')

  await page.goto('/addProperty')
  await title(page).fill('Daire 1')
  await page.getByRole('combobox', { name: 'Bağlı olduğu bina' }).click()
  await page.getByRole('option', { name: 'Çınar Apartmanı' }).click()
  await save(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Daire 1' })).toBeVisible()
  await page.goto('/propertyList')
  await page.getByRole('link', { name: '1 bağımsız bölüm, kirada olan yok' }).click()
  await expect(page.getByRole('list', { name: 'Mülkler' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 2, name: 'Çınar Apartmanı' })).toBeVisible()
})
