import type { Browser, Locator, Page } from '@playwright/test'
import {
  chosenPassword,
  enter,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  signIn,
  test,
} from './support.ts'

const host = 'ev.sahibi@demo.test'
const two = ['Ataşehir Ofis Katı', 'Çekmeköy Villa']
const newEmail = () => `emlakci.${crypto.randomUUID().slice(0, 12)}@ornek.test`

const cardOf = (page: Page, text: string): Locator =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text })

/** The invitation link mailed to this address, read from the outbox as an administrator. */
async function invitationLink(browser: Browser, email: string): Promise<string> {
  const office = await browser.newContext()
  await enter(office, 'yonetici@demo.test')
  const answer = await office.request.get('/api/admin/outbox?size=50')
  const { documents } = await answer.json()
  await office.close()
  const mail = documents.find(
    (each: { to: string; template: string }) => each.to === email && each.template === 'invitation',
  )
  return /https?:\/\/[^\s]+(\/forgot-password\?token=[\w-]+&davet=1)/.exec(mail.text)![1]!
}

async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel('E-posta').fill(email)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
}

async function addByCall(page: Page, given: object) {
  const answer = await page.request.post('/api/staff', { data: given })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

test('J13 ROLE-14 SCR-09 an agent gets two properties with 8 taps and fields on a phone, and loses them with 2', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, host)
  await page.goto('/dashboard')
  // A step is a tap or a field that must be filled.
  let steps = 0
  const tap = async (target: Locator) => {
    steps += 1
    await target.click()
  }
  const type = async (words: string) => {
    steps += 1
    await page.keyboard.type(words)
  }
  const email = newEmail()

  await tap(page.getByRole('button', { name: 'Menüyü aç' }))
  await tap(page.getByRole('link', { name: 'Kullanıcı Yönetimi' }))
  await tap(page.getByRole('button', { name: 'Kişi ekle' }))
  const dialog = page.getByRole('dialog', { name: 'Kişi ekle' })
  await expect(dialog.getByRole('button', { name: 'Emlakçı' })).toHaveAttribute('aria-pressed', 'true')
  // The name has the focus; the keyboard's next key moves to the address.
  await expect(dialog.getByLabel('Ad soyad')).toBeFocused()
  await type('Kerem Yıldız')
  await page.keyboard.press('Tab')
  await type(email)
  for (const title of two) await tap(dialog.getByRole('checkbox', { name: title }))
  await expect(dialog).toContainText('2 mülk seçildi')
  await expectAccessible(page)
  await tap(dialog.getByRole('button', { name: 'Davet et' }))
  await expect(dialog).toBeHidden()
  expect(steps).toBe(8)
  const card = cardOf(page, email)
  await expect(card).toContainText('Davet edildi, yanıt bekleniyor')
  for (const title of two) await expect(card).toContainText(title)

  const own = await browser.newContext()
  const agent = await own.newPage()
  await agent.goto(await invitationLink(browser, email))
  await expect(agent.getByRole('heading', { level: 1, name: 'Anahtar’a hoş geldiniz' })).toBeVisible()
  await expectAccessible(agent)
  await agent.getByLabel('Şifreniz', { exact: true }).fill('KendiSifrem2026!')
  await agent.getByRole('button', { name: 'Şifreyi Kaydet' }).click()
  await agent.getByRole('link', { name: 'Giriş Yap' }).click()
  await logIn(agent, email, 'KendiSifrem2026!')
  await expect(agent.getByRole('heading', { level: 1, name: 'Merhaba, Kerem Yıldız' })).toBeVisible()
  const { documents } = await (await agent.request.get('/api/properties')).json()
  expect(documents.map(({ baslik }: { baslik: string }) => baslik).sort()).toEqual(two)
  await agent.goto('/estateList')
  await expect(agent.getByText('Mülk sahibi: Ayşe Yıldırım')).toBeVisible()
  const self = agent.getByRole('listitem').filter({ hasText: 'Kerem Yıldız (siz)' })
  await expect(self).toContainText(two.join(', '))
  await expect(self).toContainText('Yalnızca görüntüler')

  steps = 0
  await tap(card.getByRole('button', { name: 'Yetkiyi kaldır' }))
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Yetkiyi kaldır' }))
  await expect(card).toContainText('Mülk verilmedi')
  expect(steps).toBe(2)
  // J17: one more tap within ten seconds undoes it.
  await tap(page.getByRole('button', { name: 'Geri al' }))
  await expect(page.getByText('Yetkiler geri verildi.')).toBeVisible()
  await expect(card).not.toContainText('Mülk verilmedi')

  // The account stays active, with the restored properties.
  const again = await (await agent.request.get('/api/properties')).json()
  expect(again.documents).toHaveLength(2)
  await own.close()
})

test('J13 an agent with an account of their own is invited with 8 taps and fields, accepts, sees whose is what, and loses it with 2', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  // An agent of another owner, with a password.
  const office = await browser.newContext()
  await enter(office, 'cift.rol@demo.test')
  const made = await office.request.post('/api/staff', { data: { type: 'estate', username: 'Kerem Yıldız', email } })
  expect(made.status(), await made.text()).toBe(200)
  await office.close()
  const token = new URL(await invitationLink(browser, email), 'http://x').searchParams.get('token')
  const own = await browser.newContext()
  const set = await own.request.post('/api/accounts/password/reset', { data: { token, password: chosenPassword } })
  expect(set.status()).toBe(200)

  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, host)
  await page.goto('/dashboard')
  let steps = 0
  const tap = async (target: Locator) => {
    steps += 1
    await target.click()
  }
  const type = async (words: string) => {
    steps += 1
    await page.keyboard.type(words)
  }
  await tap(page.getByRole('button', { name: 'Menüyü aç' }))
  await tap(page.getByRole('link', { name: 'Kullanıcı Yönetimi' }))
  await tap(page.getByRole('button', { name: 'Kişi ekle' }))
  const dialog = page.getByRole('dialog', { name: 'Kişi ekle' })
  await expect(dialog).toContainText('Kabul edene dek hiçbir yetki geçerli olmaz')
  await expect(dialog.getByLabel('Ad soyad')).toBeFocused()
  await type('Kerem Yıldız')
  await page.keyboard.press('Tab')
  await type(email)
  for (const title of two) await tap(dialog.getByRole('checkbox', { name: title }))
  await tap(dialog.getByRole('button', { name: 'Davet et' }))
  await expect(dialog).toBeHidden()
  expect(steps).toBe(8)
  const card = cardOf(page, email)
  await expect(card).toContainText('Davet edildi, yanıt bekleniyor')

  const agent = await own.newPage()
  await agent.setViewportSize({ width: 360, height: 740 })
  await signIn(agent, email)
  const titles = async () => {
    const { documents } = await (await agent.request.get('/api/properties')).json()
    return documents.map(({ baslik }: { baslik: string }) => baslik).sort()
  }
  expect(await titles()).toEqual([])
  await agent.goto('/dashboard')
  const invitations = agent
    .getByRole('list', { name: 'Bugünün işleri' })
    .getByRole('listitem')
    .filter({ hasText: 'davet etti' })
  await expect(invitations).toContainText(two.join(', '))
  await expectAccessibleInBothThemes(agent)
  await agent.getByRole('button', { name: 'Kabul et: Ayşe Yıldırım' }).click()
  await expect(invitations).toBeHidden()
  expect(await titles()).toEqual(two)
  await agent.getByRole('button', { name: 'Kimin mülkleri gösteriliyor: Tüm mülk sahipleri' }).click()
  await agent.getByRole('menuitem', { name: 'Zeynep Çağlayan' }).click()
  await expect(agent.getByRole('button', { name: 'Kimin mülkleri gösteriliyor: Zeynep Çağlayan' })).toBeVisible()
  expect(await titles()).toEqual([])
  await agent.goto('/engagements')
  await expect(agent.getByRole('list', { name: 'Mülk sahipleri' })).toContainText('Ayşe Yıldırım')
  await expectAccessible(agent)

  await page.reload()
  await expect(card).toContainText('Kabul etti')
  steps = 0
  await tap(card.getByRole('button', { name: 'Yetkiyi kaldır' }))
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Yetkiyi kaldır' }))
  await expect(card).toContainText('Mülk verilmedi')
  expect(steps).toBe(2)
  await agent.request.post('/api/accounts/acting-for', { data: { owner: null } })
  expect(await titles()).toEqual([])
  await own.close()
})

test('SCR-09 ROLE-18 an owner edits, suspends, opens again and deletes a person, and is told what remains', async ({
  page,
  browser,
}) => {
  await signIn(page, host)
  const email = newEmail()
  await addByCall(page, { type: 'authorised', username: 'Meltem Sürücü', email })
  const link = await invitationLink(browser, email)
  await page.goto(`/user-management?q=${email}`)
  const row = cardOf(page, email)
  await expect(row).toContainText('Mülk verilmedi')

  await row.getByRole('button', { name: 'Düzenle: Meltem Sürücü' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kişiyi düzenle' })
  await dialog.getByLabel('Telefon').fill('0532 765 43 21')
  await dialog.getByRole('switch', { name: 'Sayaçları yönetebilir' }).click()
  await dialog.getByRole('searchbox', { name: 'Mülk ara' }).fill('sisli')
  await dialog.getByRole('checkbox', { name: 'Şişli Stüdyo' }).click()
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await expect(row).toContainText('Sayaçları yönetebilir')
  await expect(row).toContainText('Şişli Stüdyo')
  await expect(row).toContainText('0532 765 43 21')

  const own = await browser.newContext()
  const token = new URL(link, 'http://x').searchParams.get('token')
  const set = await own.request.post('/api/accounts/password/reset', { data: { token, password: chosenPassword } })
  expect(set.status()).toBe(200)
  const person = await own.newPage()
  await signIn(person, email)
  await person.goto('/dashboard')
  await expect(person.getByRole('heading', { level: 1, name: 'Merhaba, Meltem Sürücü' })).toBeVisible()

  await page.reload()
  await expect(row).toContainText('Kabul etti')
  const more = row.getByRole('button', { name: 'Meltem Sürücü için işlemler' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Askıya al' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Askıya al' }).click()
  await expect(row).toContainText('Askıda')
  // The account stays active, without this owner's properties.
  const seen = async () => (await (await person.request.get('/api/properties')).json()).documents.length
  expect(await seen()).toBe(0)
  await row.getByRole('button', { name: 'Yeniden aç' }).click()
  await expect(row).toContainText('Kabul etti')
  expect(await seen()).toBe(1)
  await own.close()

  await more.click()
  await page.getByRole('menuitem', { name: 'Çıkar' }).click()
  const question = page.getByRole('dialog', { name: 'Kişiyi çıkar' })
  await expect(question).toContainText('Kişinin hesabı ve başkalarıyla işleri sürer')
  await question.getByRole('button', { name: 'Çıkar' }).click()
  await expect(row).toBeHidden()
})

test('SCR-09 a shareholder’s share is written on the property, too much is told beside it, and nothing typed is lost', async ({
  page,
}) => {
  await signIn(page, host)
  await page.goto('/user-management?type=shareholder')
  await page.getByRole('button', { name: 'Kişi ekle' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Kişi ekle' })
  const email = newEmail()
  await dialog.getByLabel('Ad soyad').fill('Nazlı Çelebi')
  await dialog.getByLabel('E-posta').fill(email)
  await dialog.getByRole('switch', { name: /^Bütün mülklerim/ }).click()
  await dialog.getByRole('button', { name: 'Tümünü seç' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Bursa Nilüfer Depo' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Seçimi kaldır' }).click()
  await dialog.getByRole('checkbox', { name: 'Bursa Nilüfer Depo' }).click()
  await dialog.getByLabel('Bursa Nilüfer Depo: Pay', { exact: true }).fill('3')
  await dialog.getByLabel('Bursa Nilüfer Depo: Payda', { exact: true }).fill('2')
  await dialog.getByRole('button', { name: 'Davet et' }).click()
  await expect(dialog).toContainText('Pay, paydadan büyük olamaz')

  await page.reload()
  await page.getByRole('button', { name: 'Kişi ekle' }).first().click()
  await expect(dialog.getByLabel('Ad soyad')).toHaveValue('Nazlı Çelebi')
  await expect(dialog.getByLabel('Bursa Nilüfer Depo: Pay', { exact: true })).toHaveValue('3')
  await dialog.getByLabel('Bursa Nilüfer Depo: Payda', { exact: true }).fill('8')
  await dialog.getByRole('button', { name: 'Davet et' }).click()
  await expect(dialog).toBeHidden()
  await expect(cardOf(page, email)).toContainText('Bursa Nilüfer Depo (3/8)')
})

test('NAV-20 ROLE-04 with an owner chosen an agent is offered what that owner gave, and nothing of another one', async ({
  page,
}) => {
  await signIn(page, 'emlakci@demo.test')
  const { documents } = await (await page.request.get('/api/properties?q=moda')).json()
  const ofAyse = `/property-detail/${documents[0].id}`
  const menu = page.getByRole('navigation', { name: 'Ana menü' })
  await page.goto('/propertyList')
  await expect(page.getByRole('link', { name: 'Mülk ekle' }).first()).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Kontrat Ekle' })).toBeVisible()
  await expect(page.getByText('Gecikme yok')).toHaveCount(0)
  await page.getByRole('button', { name: 'Süzgeç' }).click()
  await expect(page.getByRole('combobox', { name: 'Mülk sahibi' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Ödeme' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Kimin mülkleri gösteriliyor: Tüm mülk sahipleri' }).click()
  await page.getByRole('menuitem', { name: 'Zeynep Çağlayan' }).click()
  // The property list is not available for this owner, so the start screen opens with this owner's menu.
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(menu.getByRole('link', { name: /Mülk Ekle|Kontrat Ekle|Mülkler/ })).toHaveCount(0)
  for (const path of ['/propertyList', '/addProperty', '/addContract']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/404$/)
  }

  await page.goto(ofAyse)
  const notice = page.getByRole('alert').filter({ hasText: 'Üstte Zeynep Çağlayan seçili' })
  await expect(notice).toContainText('Aradığınız kayıt başka bir mülk sahibinin olabilir.')
  await expectAccessibleInBothThemes(page)
  await notice.getByRole('button', { name: 'Tüm mülk sahiplerini göster' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Moda')
  await expect(notice).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'Mülk Ekle' })).toBeVisible()
})

test('SCR-09 SCR-10 staff read why they manage nobody, a tenant sees whom to call, and axe finds no barrier', async ({
  page,
  browser,
}) => {
  await signIn(page, 'emlakci@demo.test')
  await page.goto('/user-management')
  await expect(page.getByText('Kullanıcıları yalnızca mülk sahibi ekleyip yönetebilir.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kişi ekle' })).toHaveCount(0)

  const home = await browser.newContext()
  const tenant = await home.newPage()
  await signIn(tenant, 'kiraci@demo.test')
  await tenant.goto('/authorisedList')
  const list = tenant.getByRole('list', { name: 'Yetkili Kişiler' })
  await expect(list.getByRole('listitem').filter({ hasText: 'Burak Şahin' })).toContainText('Moda Caddesi 2+1 Daire')
  await expect(list).not.toContainText('yetkili@demo.test')
  await expectAccessible(tenant)
  await home.close()

  const office = await browser.newContext()
  const owner = await office.newPage()
  await signIn(owner, host)
  await owner.goto('/estateList')
  await expect(owner.getByText('emlakci@demo.test')).toBeVisible()
  await expectAccessible(owner)
  await owner.goto('/user-management')
  await expect(owner.getByRole('tab', { name: /^Emlakçılar \(\d+\)$/ })).toBeVisible()
  await expectAccessible(owner)
  await office.close()
})
