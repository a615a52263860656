import { expect, expectAccessibleInBothThemes, signIn, test } from './support.ts'

const moda = 'Moda Caddesi 2+1 Daire'

test('from the start screen to every date, narrowed down, dealt with and taken back, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'ev.sahibi@demo.test')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Yaklaşan tarihler/ }).click()
  await page.getByRole('region', { name: 'Yaklaşan tarihler' }).getByRole('link', { name: /^Tümü/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Süreler ve Tarihler' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /^30 gün içinde/ })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await page.getByRole('button', { name: /seçenek daha$/ }).click()
  await page.getByRole('button', { name: /^DASK/ }).click()
  const policy = page.getByRole('listitem').filter({ hasText: 'DASK poliçesi bitiyor' }).filter({ hasText: moda })
  await expect(policy).toContainText(/2[34] gün kaldı/)
  await expect(policy.getByRole('link', { name: `Poliçeyi güncelle: ${moda}` })).toHaveAttribute(
    'href',
    /\/property-detail\/[\w-]+\?tab=ozellikler$/,
  )
  await policy.getByRole('button', { name: /^Hallettim/ }).click()
  await expect(policy).toHaveCount(0)
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(policy).toHaveCount(1)
  await policy.getByRole('link', { name: `Poliçeyi güncelle: ${moda}` }).click()
  await expect(page.getByRole('tab', { name: 'Ev bilgileri' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: 'Özellikler ve sayaçlar' })).toContainText('DASK')
})

test('a tenant finds the own dates, and nothing of the owner’s policies', async ({ page }) => {
  await signIn(page, 'kiraci@demo.test')
  await page.goto('/deadlines')
  await expect(page.getByText('Kiracının bildirimi için son gün').first()).toBeVisible()
  await expect(page.getByText('DASK poliçesi bitiyor')).toHaveCount(0)
})
