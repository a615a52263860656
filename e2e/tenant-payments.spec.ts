import { expect, expectAccessibleInBothThemes, signIn, test } from './support.ts'

test('SCR-06 on the phone a tenant sees what is due, copies where to pay it and uploads a receipt; the landlord makes it a payment with two taps', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'kiraci@demo.test')
  await page.goto('/payment')
  const property = page.getByRole('region', { name: 'Moda Caddesi 2+1 Daire' })
  await expect(property.getByText('TR33 0006 1005 1978 6457 8413 26')).toBeVisible()
  await expect(property.getByText(/^ANH-[A-Z0-9]{6}$/)).toBeVisible()
  await expectAccessibleInBothThemes(page)

  const amount = `1.0${String((Date.now() % 90) + 10)},00`
  await page.getByRole('button', { name: 'Dekont yükle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dekont yükle' })
  await dialog.getByLabel('Dekont dosyası').setInputFiles({
    name: 'dekont.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'),
  })
  await dialog.getByRole('textbox', { name: 'Ödediğiniz tutar' }).fill(amount)
  await dialog.getByRole('button', { name: 'Gönder' }).click()
  await expect(dialog).toBeHidden()
  const own = page.getByRole('region', { name: 'Dekontlarım' }).getByRole('listitem').filter({ hasText: amount })
  await expect(own).toContainText('Onay bekliyor')

  const landlord = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await signIn(landlord, 'ev.sahibi@demo.test')
  await landlord.goto('/payment')
  await landlord.getByRole('button', { name: 'Dekontlara bak' }).click()
  const waiting = landlord.getByRole('dialog', { name: 'Onayınızı bekleyen dekontlar' })
  const receipt = waiting.getByRole('listitem').filter({ hasText: amount })
  await receipt.getByRole('button', { name: 'Ödemeyi onayla' }).click()
  await expect(receipt).toBeHidden()
  await landlord.context().close()

  await page.reload()
  await expect(own).toContainText('Onaylandı')
  await expect(
    page.getByRole('region', { name: 'Ödemelerim' }).getByRole('listitem').filter({ hasText: amount }),
  ).toBeVisible()
})
