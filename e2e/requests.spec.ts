import type { Browser, Locator } from '@playwright/test'
import { roomPicture } from './pictures.ts'
import { demoPassword, enter, expect, expectAccessible, signIn, test } from './support.ts'

const phone = { width: 360, height: 740 }

test('J10 J11 SUG-01 a tenant reports a broken fixture with a photograph, the owner answers it, and neither reloads', async ({
  page,
  browser,
  baseURL,
}) => {
  const sentence = `Kombi yine su akıtıyor ${Date.now() % 100_000}`
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  await page.setViewportSize(phone)
  await signIn(page, 'kiraci@demo.test')
  const away = await browser.newContext({ ...(baseURL && { baseURL }), viewport: phone })
  const owner = await away.newPage()
  const entered = await owner.request.post('/api/accounts/login', {
    data: { email: 'ev.sahibi@demo.test', password: demoPassword },
  })
  expect(entered.status()).toBe(200)
  await Promise.all([page.goto('/dashboard'), owner.goto('/dashboard')])
  await owner.getByRole('button', { name: /^Talepler/ }).click()
  const ofOwner = owner.getByRole('list', { name: 'Talepler' })
  await expect(ofOwner.getByRole('listitem').first()).toBeVisible()

  await tap(page.getByRole('button', { name: 'Talep oluştur' }))
  const form = page.getByRole('dialog', { name: 'Talep oluştur' })
  await tap(form.getByRole('combobox', { name: 'Hangi demirbaş?' }))
  await tap(page.getByRole('option', { name: /^Kombi/ }))
  // The focus has moved to the next field.
  await expect(form.getByRole('textbox', { name: 'Ne oldu, ne istiyorsunuz?' })).toBeFocused()
  await page.keyboard.type(sentence)
  const choosing = page.waitForEvent('filechooser')
  await tap(form.getByRole('button', { name: 'Fotoğraf seç' }))
  await (await choosing).setFiles([await roomPicture('kombi.png', '#eeeeee', '#6db3d6')])
  await expect(form.getByRole('img', { name: 'Seçilen fotoğraf 1' })).toBeVisible()
  await expectAccessible(page)
  await tap(form.getByRole('button', { name: 'Gönder' }))
  await expect(form).toBeHidden()
  expect(taps).toBeLessThanOrEqual(5)
  const mine = page.getByRole('list', { name: 'Talepler' }).getByRole('listitem').filter({ hasText: sentence })
  await expect(mine).toContainText('Cevap Bekleniyor')

  const card = ofOwner.getByRole('listitem').filter({ hasText: sentence })
  await expect(card.locator('img')).toHaveCount(1)
  await owner
    .getByRole('banner')
    .getByRole('button', { name: /^Bildirimler/ })
    .click()
  taps = 0
  const news = owner.getByRole('dialog', { name: 'Bildirimler' }).getByRole('listitem')
  await tap(news.getByRole('button', { name: /Mehmet Öztürk yeni bir talep oluşturdu: Kombi/ }).first())
  const request = owner.getByRole('dialog', { name: 'Kombi' })
  await expect(request.getByText(sentence)).toBeVisible()
  await tap(request.getByRole('button', { name: 'Onayla' }))
  expect(taps).toBe(2)
  await expect(request.getByText('Onaylandı', { exact: true })).toBeVisible()
  await expectAccessible(owner)
  await request.getByRole('textbox', { name: 'Yorum yazın' }).fill('Usta yarın 10.00’da gelecek.')
  await request.getByRole('button', { name: 'Yolla' }).click()

  await expect(mine).toContainText('Onaylandı')
  await mine.getByRole('button').click()
  const answer = page.getByRole('dialog', { name: 'Kombi' })
  await expect(answer.getByText('Usta yarın 10.00’da gelecek.')).toBeVisible()
  await expect(answer.getByRole('region', { name: 'Görenler' })).toContainText(/Mülk Sahibi · \d\d\.\d\d\.\d{4}/)
  await expectAccessible(page)
  await away.close()
})

/** A new request of this run, because one that an earlier run has answered would change the test. */
async function requestOnItsWay(browser: Browser, demirbas: string) {
  const away = await browser.newContext()
  await enter(away, 'kiraci@demo.test')
  const { user } = await (await away.request.get('/api/accounts/me')).json()
  const { documents } = await (await away.request.get('/api/properties')).json()
  const home: { id: string } = documents.find((each: { baslik: string }) => each.baslik.startsWith('Moda'))
  const asked = await away.request.post('/api/suggestions', {
    data: { property_id: home.id, tenant_id: user.id, demirbas, aciklama: 'Yarıda kaldı, kapanmıyor.' },
  })
  expect(asked.status()).toBe(200)
  const { id } = await asked.json()
  await away.close()
  const owner = await browser.newContext()
  await enter(owner, 'ev.sahibi@demo.test')
  const moved = await owner.request.post(`/api/suggestions/${id}/decide`, {
    data: { durum: 'Usta yarın sabah geliyor', onceki: 'Cevap Bekleniyor' },
  })
  expect(moved.status()).toBe(200)
  await owner.close()
}

test('J17 SUG-07 a rejection needs a reason, and a wrong answer is taken back with one tap', async ({
  page,
  browser,
}) => {
  const subject = `Kepenk ${Date.now() % 1_000_000}`
  await requestOnItsWay(browser, subject)
  await signIn(page, 'ev.sahibi@demo.test')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Talepler/ }).click()
  await page
    .getByRole('list', { name: 'Talepler' })
    .getByRole('button', { name: new RegExp(subject) })
    .click()
  const request = page.getByRole('dialog', { name: subject })
  await request.getByRole('button', { name: 'Reddet' }).click()
  await request.getByRole('button', { name: 'Reddet' }).click()
  await expect(request.getByText('Kiracının okuyacağı bir neden yazın')).toBeVisible()
  await request.getByRole('textbox', { name: 'Neden reddediyorsunuz?' }).fill('Kepenk bakımı kiracıya ait.')
  await request.getByRole('button', { name: 'Reddet' }).click()
  await expect(request.getByText('Kepenk bakımı kiracıya ait.')).toBeVisible()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(request.getByText('Usta yarın sabah geliyor', { exact: true })).toBeVisible()
  await request.getByRole('button', { name: 'Tamamlandı' }).click()
  await request.getByRole('textbox', { name: /^Maliyeti/ }).fill('1.250,50')
  await request.getByRole('combobox', { name: 'Kim karşıladı?' }).click()
  await page.getByRole('option', { name: 'Mülk sahibi' }).click()
  await request.getByRole('button', { name: 'Tamamlandı olarak kaydet' }).click()
  await expect(request.getByText('Maliyet: 1.250,50 ₺ · Karşılayan: Mülk sahibi')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(request).toBeHidden()
})

test('a request that cannot be sent stays as it was typed, also after a reload', async ({ page }) => {
  await signIn(page, 'kiraci@demo.test')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Talep oluştur' }).click()
  const form = page.getByRole('dialog', { name: 'Talep oluştur' })
  const words = form.getByRole('textbox', { name: 'Ne oldu, ne istiyorsunuz?' })
  await words.fill('Musluk damlatıyor')
  await page.route('**/api/suggestions', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await form.getByRole('button', { name: 'Gönder' }).click()
  await expect(form.getByText(/Yazdıklarınız duruyor/)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Talep oluştur' }).click()
  await expect(words).toHaveValue('Musluk damlatıyor')
  await form.getByRole('button', { name: 'Temizle' }).click()
  await expect(words).toHaveValue('')
})

test('a comment that was begun outlives a reload, and one sent with an ended session is there after signing in again', async ({
  page,
}) => {
  const sentence = `Anahtarı kapıcıya bıraktım ${Date.now() % 100_000}`
  const email = 'kiraci@demo.test'
  await signIn(page, email)
  await page.goto('/dashboard')
  await page.getByRole('list', { name: 'Talepler' }).getByRole('button').first().click()
  const words = page.getByRole('dialog').getByRole('textbox', { name: 'Yorum yazın' })
  await words.fill(sentence)
  await page.reload()
  await expect(words).toHaveValue(sentence)

  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Yolla' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('textbox', { name: 'E-posta' }).fill(email)
  await page.getByLabel('Şifre', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Giriş Yap', exact: true }).click()
  await expect(words).toHaveValue(sentence)
  await page.getByRole('button', { name: 'Yolla' }).click()
  await expect(words).toHaveValue('')
  await expect(page.getByRole('region', { name: 'Yorumlar' }).getByText(sentence)).toHaveCount(1)
  await page.reload()
  await expect(words).toHaveValue('')
})
