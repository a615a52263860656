import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from './support.ts'

test('J16 SRCH-06 one box from every screen finds a property by part of its name while typing, on a phone and by Ctrl K', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'ev.sahibi@demo.test')
  for (const path of ['/dashboard', '/contracts', '/chat', '/profile']) {
    await page.goto(path)
    const box = await page.getByRole('button', { name: 'Ara', exact: true }).boundingBox()
    expect(Math.min(box!.width, box!.height), path).toBeGreaterThanOrEqual(44)
  }
  // Step one: the search box. Step two: some letters. Step three: the result.
  await page.getByRole('button', { name: 'Ara', exact: true }).click()
  const field = page.getByRole('combobox', { name: 'Ara' })
  await expect(field).toBeFocused()
  await page.keyboard.type('kadikoy')
  const properties = page.getByRole('group', { name: 'Mülkler' }).getByRole('option')
  await expect(properties.first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessibleInBothThemes(page)
  await properties.first().click()
  await expect(page).toHaveURL(/\/property-detail\/[\w-]+$/)
  await expect(field).toHaveCount(0)

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('button', { name: /^Ara…/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await expect(page.getByRole('option', { name: 'kadikoy' })).toBeVisible()
  await page.keyboard.type('odemeler')
  await expect(page.getByRole('group', { name: 'Sayfalar' }).getByRole('option', { name: 'Ödemeler' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/payment$/)

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.goBack()
  await expect(field).toHaveCount(0)
  await expect(page).toHaveURL(/\/payment$/)
})
