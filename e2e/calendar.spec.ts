import { expect, expectAccessibleInBothThemes, signIn, test } from './support.ts'

test('CAL-02 CAL-06 the month by keyboard, as a list on a phone, and an address for the phone’s calendar', async ({
  page,
}) => {
  await signIn(page, 'ev.sahibi@demo.test')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Yaklaşan tarihler/ }).click()
  await page.getByRole('region', { name: 'Yaklaşan tarihler' }).getByRole('link', { name: 'Takvim' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Takvim' })).toBeVisible()
  const grid = page.getByRole('grid')
  const today = grid.locator('[aria-current="date"]')
  await expect(today).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await today.focus()
  await page.keyboard.press('PageDown')
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/)
  await expect(grid.locator('[data-day]:focus')).toHaveCount(1)
  await page.getByRole('button', { name: 'Bugün' }).click()
  await expect(page).not.toHaveURL(/month=/)

  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: /^Ödeme günleri/ }).click()
  await page.getByRole('navigation', { name: 'Görünüm' }).getByRole('link', { name: 'Liste' }).click()
  await expect(page).toHaveURL(/view=list/)
  await expect(page.getByRole('link', { name: 'Kira ödeme günü' }).first()).toHaveAttribute(
    'href',
    /\/tenancy\/[\w-]+\/account$/,
  )
  await expectAccessibleInBothThemes(page)

  // The third view of the same dates has its own address and leads back.
  const views = page.getByRole('navigation', { name: 'Görünüm' })
  await views.getByRole('link', { name: 'Süreler' }).click()
  await expect(page).toHaveURL(/\/deadlines$/)
  await expect(views.locator('[aria-current="page"]')).toHaveText('Süreler')
  await views.getByRole('link', { name: 'Ay', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Takvim' })).toBeVisible()

  await page.getByRole('button', { name: 'Telefonuma ekle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Telefonunuzun takviminde' })
  await expect(dialog.getByRole('switch', { name: 'İsimler görünsün' })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Adres oluştur' }).click()
  const link = dialog.getByRole('link', { name: 'Takvimde aç' })
  await expect(link).toHaveAttribute('href', /^webcal:.*\.ics$/)
  await expectAccessibleInBothThemes(page)
  const address = (await link.getAttribute('href'))!.replace(/^webcal:\/\/[^/]+/, '')
  const feed = await page.request.get(address)
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(await feed.text()).toContain('SUMMARY:Kira ödeme günü')

  await dialog.getByRole('button', { name: 'Adresi kapat' }).click()
  await page.getByRole('dialog', { name: 'Adres kapatılsın mı?' }).getByRole('button', { name: 'Kapat' }).click()
  await expect(dialog.getByRole('button', { name: 'Adres oluştur' })).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
})
