import { expect, expectAccessibleInBothThemes, signIn, test } from './support.ts'

test('MNT-01 MNT-07 an administrator previews, erases a property by its title, and the page reloads three seconds later', async ({
  page,
  browser,
}) => {
  const title = `Silinecek ${Date.now()}`
  const owner = await browser.newContext()
  await signIn(await owner.newPage(), 'yeni.sahip@demo.test')
  const made = await owner.request.post('/api/properties', { data: { baslik: title } })
  expect(made.ok(), await made.text()).toBe(true)
  await owner.close()

  await signIn(page, 'yonetici@demo.test')
  await page.clock.install()
  await page.goto('/admin-maintenance')
  await page.getByRole('button', { name: 'Önizle: Durum eşitleme' }).click()
  await expect(page.getByRole('dialog')).toContainText(/değişecek|Değişecek bir şey yok/)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: /^(?:Vazgeç|Kapat)$/ }).click()

  await page.getByLabel('Başlık, ad ya da kayıt numarası').fill(title)
  await page.clock.runFor(500)
  await page.getByRole('button', { name: `Güvenli sil: ${title}` }).click()
  const erase = page.getByRole('button', { name: 'Kalıcı olarak sil' })
  await expect(erase).toBeDisabled()
  await page.getByLabel(`Silmek için başlığı yazın: ${title}`).fill(title)
  await erase.click()
  await expect(page.getByText('Mülk ve tüm ilişkili veriler başarıyla silindi').first()).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await page.clock.runFor(3000)
  await reloaded
  await expect(page.getByRole('list', { name: 'Bakım işlemleri' })).toContainText('Güvenli silme')
  const sync = () => page.evaluate(() => (window as { bakim?: { esitle(): Promise<object> } }).bakim?.esitle())
  await expect.poll(sync).toMatchObject({ success: true, dry_run: true })
})
