import { approve, newcomer, registerByCall } from './newcomer.ts'
import { expect, signIn, test } from './support.ts'

test.use({ viewport: { width: 360, height: 740 } })

const host = 'ev.sahibi@demo.test'

test('the phone’s Back closes a menu and a dialog before it leaves the page, and then leaves it', async ({ page }) => {
  await signIn(page, host)
  await page.goto('/propertyList')
  await page.getByRole('list', { name: 'Mülkler' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/property-detail/)
  const address = page.url()
  const actions = page.getByRole('button', { name: / için işlemler$/ })
  // The page replaces the list.
  await expect(actions).toHaveCount(1)
  await actions.click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  expect(page.url()).toBe(address)
  await page.goBack()
  await expect(page).toHaveURL(/propertyList/)
  await page.goForward()
  await expect(page).toHaveURL(address)
})

test('on the first page of a tab Back closes the dialog too, and a request in the address goes with its address', async ({
  page,
}) => {
  await signIn(page, 'kiraci@demo.test')
  await page.goto('/sss')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Talep oluştur' }).click()
  const form = page.getByRole('dialog', { name: 'Talep oluştur' })
  await expect(form).toBeVisible()
  await page.goBack()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL('/dashboard')

  await page.getByRole('list', { name: 'Talepler' }).getByRole('button').first().click()
  await expect(page).toHaveURL(/talep=/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/dashboard')
  // No dialog is open any more, so Back leaves the page.
  await page.goBack()
  await expect(page).toHaveURL('/sss')
})

test('J4 in the contract wizard Back takes one step back, and what was typed stays', async ({ page, browser }) => {
  const person = newcomer({ firstname: 'Geri', lastname: 'Adım' })
  await registerByCall(page.request, person)
  await approve(browser, person.email)
  await signIn(page, person.email)
  // With a single property the wizard would begin at the tenants.
  for (const baslik of ['Geri Sokağı 1', 'Geri Sokağı 2'])
    expect((await page.request.post('/api/properties', { data: { baslik } })).ok()).toBe(true)
  await page.goto('/contracts')
  await page.getByRole('main').getByRole('link', { name: 'Kontrat ekle' }).first().click()
  const step = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  await expect(step('Mülk')).toBeVisible()
  await page.getByRole('combobox', { name: 'Mülk' }).click()
  await page.getByRole('option').first().click()
  await expect(page.getByRole('textbox', { name: /^Ad \/ unvan|^Ad soyad/ }).first()).not.toHaveValue('')
  await page.getByRole('button', { name: 'Devam et', exact: true }).click()
  await expect(step('Kiracılar')).toBeFocused()
  await page.getByRole('combobox', { name: 'E-posta' }).fill('yarim@ornek.test')
  await page.goBack()
  await expect(step('Mülk')).toBeVisible()
  await page.getByRole('button', { name: 'Devam et', exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'E-posta' })).toHaveValue('yarim@ornek.test')
  await page.goBack()
  await expect(step('Mülk')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/contracts/)
})
