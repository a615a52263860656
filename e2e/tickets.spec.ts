import type { Locator } from '@playwright/test'
import { roomPicture } from './pictures.ts'
import { demoPassword, expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from './support.ts'

const phone = { width: 360, height: 740 }

test('TIC-01 J18 SCR-12 SUP-01 SUP-04 SUP-05 a tenant asks, an administrator answers with two taps, and neither reloads', async ({
  page,
  browser,
  baseURL,
}) => {
  const subject = `Dekont görünmüyor ${Date.now() % 100_000}`
  await page.setViewportSize(phone)
  await signIn(page, 'kiraci@demo.test')
  const away = await browser.newContext({ ...(baseURL && { baseURL }), viewport: phone })
  const admin = await away.newPage()
  const entered = await admin.request.post('/api/accounts/login', {
    data: { email: 'yonetici@demo.test', password: demoPassword },
  })
  expect(entered.status()).toBe(200)
  await Promise.all([page.goto('/payment'), admin.goto('/dashboard')])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const waiting = admin.getByRole('list', { name: 'Bugünün işleri' })
  await expect(waiting.getByRole('listitem').first()).toBeVisible()

  await page.goto('/ticketList')
  await page.getByRole('button', { name: 'Yeni talep' }).click()
  const form = page.getByRole('dialog', { name: 'Yeni destek talebi' })
  await form.getByRole('button', { name: 'Gönder' }).click()
  await expect(form.getByText('Konuyu birkaç sözcükle yazın')).toBeVisible()
  await form.getByRole('textbox', { name: 'Konu', exact: true }).fill(subject)
  await form.getByRole('textbox', { name: 'Ne oldu, ne bekliyordunuz?' }).fill('<b>Dün</b> yükledim, listede yok.')
  await form.getByRole('combobox', { name: 'Öncelik' }).click()
  await page.getByRole('option', { name: 'Acil' }).click()
  const consent = form.getByRole('checkbox')
  await expect(consent).not.toBeChecked()
  await expect(form.getByText(/^Ekran: .+\(\/payment\)$/)).toBeVisible()
  await consent.check()
  const choosing = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Dosya ekle' }).click()
  await (await choosing).setFiles([await roomPicture('ekran.png', '#eeeeee', '#6db3d6')])
  await expectAccessible(page)
  // The entered text survives a reload; the file has to be chosen again.
  await page.reload()
  await expect(form.getByRole('textbox', { name: 'Konu', exact: true })).toHaveValue(subject)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Gönder' }).click()
  await expect(form).toBeHidden()
  const mine = page.getByRole('list', { name: 'Destek talepleri' }).getByRole('link').filter({ hasText: subject })
  await expect(mine).toContainText('Açık')

  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  // An urgent ticket appears first without reloading the page.
  await tap(waiting.getByRole('link', { name: `Yanıtla: ${subject}` }))
  const answer = admin.getByRole('textbox', { name: 'Yanıtınız' })
  await expect(answer).toBeFocused()
  await expect(admin.getByText('<b>Dün</b> yükledim, listede yok.')).toBeVisible()
  await expect(admin.getByText(/\(\/payment\)/)).toBeVisible()
  await admin.keyboard.type('Yönetici bakıyor.')
  await tap(admin.getByRole('button', { name: 'Gönder' }))
  expect(taps).toBe(2)
  await expect(admin.getByText('Destek ekibi yanıt verdi; talep sahibi bekleniyor.')).toBeVisible()
  await admin.getByRole('button', { name: 'Hazır yanıt' }).click()
  await admin.getByRole('menuitem', { name: 'Dosya çok büyük' }).click()
  await expect(answer).toHaveValue(/^Bir dosya en fazla 20 MB olabilir\./)
  await expectAccessible(admin)

  await expect(mine).toContainText('Güncellendi')
  await mine.click()
  await expect(page.getByText('Yönetici bakıyor.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Talebi kapat' }).click()
  // The star covers its radio button.
  await page.getByRole('radio', { name: '5 / 5: Çok iyi' }).dispatchEvent('click')
  await expect(page.getByText('Puanınız: 5 / 5, Çok iyi')).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Yeniden aç' })).toBeVisible()
  await away.close()
})

test('SUP-06 HDR-03 TIC-09 feedback becomes a ticket, which an administrator finds, counts and gives to somebody', async ({
  page,
}) => {
  const subject = `Takvim ekranı ${Date.now() % 100_000}`
  await signIn(page, 'yonetici@demo.test')
  await page.goto('/ticketList?yeni=geri-bildirim')
  const form = page.getByRole('dialog', { name: 'Geri bildirim' })
  await form.getByRole('textbox', { name: 'Neyle ilgili?' }).fill(subject)
  await form.getByRole('textbox', { name: /^Ne düşünüyorsunuz/ }).fill('Haftalık görünüm de olsa güzel olur.')
  await form.getByRole('button', { name: 'Gönder' }).click()
  await expect(page.getByText('Teşekkürler, geri bildiriminiz ulaştı.')).toBeVisible()
  await expect(page).toHaveURL('/ticketList')

  await page.goto('/admin-tickets?category=Geri%20bildirim&q=takvim%20ekrani')
  const rows = page.getByRole('list', { name: 'Destek talepleri' }).getByRole('link')
  await expect(rows.filter({ hasText: subject })).toContainText('Geri bildirim')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('tab', { name: 'İstatistik' }).click()
  await expect(page.getByRole('figure', { name: 'İlk yanıt süresi' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Hazır yanıtlar' }).click()
  await expect(page.getByRole('list', { name: 'Hazır yanıtlar' }).getByRole('listitem').first()).toBeVisible()
  await page.goBack()
  await page.goBack()
  await rows.filter({ hasText: subject }).click()
  await page.getByRole('combobox', { name: 'Görevli' }).click()
  await page.getByRole('option', { name: 'Deniz Koç' }).click()
  await expect(page.getByText('Talep verildi.')).toBeVisible()
})
