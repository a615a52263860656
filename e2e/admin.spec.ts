import type { Browser, Locator, Page } from '@playwright/test'
import { type Newcomer, newcomer, registerByCall } from './newcomer.ts'
import { expect, signIn, test } from './support.ts'

const admin = 'yonetici@demo.test'

async function register(browser: Browser, firstname: string, lastname: string): Promise<Newcomer> {
  const guest = await browser.newContext()
  const person = newcomer({ firstname, lastname })
  await registerByCall(guest.request, person)
  await guest.close()
  return person
}

const fullName = ({ firstname, lastname }: Newcomer) => `${firstname} ${lastname}`

const personIn = (page: Page, { email }: Pick<Newcomer, 'email'>): Locator =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: email })

async function search(page: Page, text: string) {
  await page.getByRole('searchbox', { name: 'Ad veya e-posta ara' }).fill(text)
  await expect(page).toHaveURL((url) => url.searchParams.get('q')?.includes(text) ?? false)
}

/** Opens the mail with this subject to this person as plain text. */
async function openMail(page: Page, { email }: Newcomer, subject: string) {
  await page.goto('/admin-outbox')
  await page.getByRole('searchbox', { name: 'Alıcı veya konu ara' }).fill(email)
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === email)
  // Until the reply arrives, the old list is shown and its rows would move under the pointer.
  const rows = page.getByRole('list', { name: 'Giden postalar' }).getByRole('listitem')
  await expect(rows.filter({ hasNotText: email })).toHaveCount(0)
  await page.getByRole('button', { name: email }).filter({ hasText: subject }).click()
  await page.getByRole('tab', { name: 'Düz metin' }).click()
  return page.getByRole('dialog')
}

test('ACC-58 an administrator finds a pending account, approves it with one tap, and the mail is in the outbox', async ({
  page,
  browser,
}) => {
  const person = await register(browser, 'Serpil', 'Aydın')
  await signIn(page, admin)
  await page.goto('/admin-users')
  await expect(page.getByRole('tab', { name: /^Bekleyenler \(\d+\)$/ })).toHaveAttribute('aria-selected', 'true')
  await search(page, person.email)
  const row = personIn(page, person)
  await expect(row).toContainText('Yalnızca biçim denetlendi')

  await row.getByRole('button', { name: 'Onayla' }).click()
  await expect(page.getByText('Hesap onaylandı. Kullanıcıya birazdan e-posta gider.')).toBeVisible()
  await expect(row).toContainText('Onaylandı')
  await expect(row.getByRole('button', { name: 'Onayla' })).toHaveCount(0)

  // The mail is sent when the approval can no longer be undone.
  await expect(async () => {
    const outbox = await page.request.get(`/api/admin/outbox?q=${encodeURIComponent(person.email)}`)
    expect(await outbox.text()).toContain('Hesabınız onaylandı')
  }).toPass({ timeout: 60_000 })
  const mail = await openMail(page, person, 'Hesabınız onaylandı')
  await expect(mail).toContainText('Serpil')

  const own = await browser.newContext()
  const newcomersPage = await own.newPage()
  await signIn(newcomersPage, person.email)
  await newcomersPage.goto('/dashboard')
  await expect(newcomersPage.getByRole('heading', { level: 1, name: `Merhaba, ${fullName(person)}` })).toBeVisible()
  await own.close()
})

test('ACC-58 a refusal needs a reason, and the reason is in the mail', async ({ page, browser }) => {
  const person = await register(browser, 'Tuncay', 'Erdoğdu')
  const reason = 'Kimlik bilgileriniz başvurunuzla uyuşmuyor.'
  await signIn(page, admin)
  await page.goto(`/admin-users?q=${person.email}`)
  await personIn(page, person).getByRole('button', { name: 'Reddet' }).click()

  const dialog = page.getByRole('dialog', { name: 'Kaydı reddet' })
  await dialog.getByRole('button', { name: 'Reddet' }).click()
  await expect(dialog).toContainText('Kullanıcıya gidecek bir gerekçe yazın')
  await dialog.getByLabel('Gerekçe').fill(reason)
  await dialog.getByRole('button', { name: 'Reddet' }).click()
  await expect(dialog).toBeHidden()
  await expect(personIn(page, person)).toBeHidden()

  await page.getByRole('tab', { name: /^Reddedilen/ }).click()
  await expect(personIn(page, person)).toContainText(`Gerekçe: ${reason}`)
  const mail = await openMail(page, person, 'Kaydınız onaylanmadı')
  await expect(mail).toContainText(reason)
})

test('ROLE-16 an administrator promotes a user, who then reaches the administration', async ({ page, browser }) => {
  const person = await register(browser, 'Çağrı', 'Işıldak')
  await signIn(page, admin)
  await page.goto(`/admin-users?q=${person.email}`)
  await personIn(page, person).getByRole('button', { name: 'Onayla' }).click()
  await page.getByRole('tab', { name: /^Aktif/ }).click()
  const row = personIn(page, person)

  await row.getByRole('button', { name: `${fullName(person)} için işlemler` }).click()
  await page.getByRole('menuitem', { name: 'Yönetici yap' }).click()
  const question = page.getByRole('dialog', { name: 'Yönetici yap' })
  await expect(question).toContainText('bütün kullanıcıları')
  await question.getByRole('button', { name: 'Yönetici yap' }).click()
  await expect(row).toContainText('Yönetici')

  const own = await browser.newContext()
  const newcomersPage = await own.newPage()
  await signIn(newcomersPage, person.email)
  await newcomersPage.goto('/admin-users')
  await expect(newcomersPage.getByRole('heading', { level: 1, name: 'Kullanıcı Onayları' })).toBeVisible()
  await expect(newcomersPage.getByRole('tab', { name: /^Bekleyenler/ })).toBeVisible()
  await own.close()
})

test('ACC-58 a name is found without its Turkish letters, and the address keeps the search', async ({ page }) => {
  await signIn(page, admin)
  await page.goto('/admin-users?state=all')
  await search(page, 'zeynep caglayan')
  await expect(page.getByText('Zeynep Çağlayan')).toBeVisible()
  await search(page, 'ISIK')
  await expect(page.getByText('Hakan Işık')).toBeVisible()
  await expect(page.getByText('Zeynep Çağlayan')).toBeHidden()

  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('ISIK')
  await expect(page.getByText('Hakan Işık')).toBeVisible()
})

test('ACC-58 a hasty double tap decides once, and a decision made elsewhere is told', async ({ page, browser }) => {
  const person = await register(browser, 'Nurgül', 'Şentürk')
  await signIn(page, admin)
  await page.goto(`/admin-users?q=${person.email}`)
  const elsewhere = await page.context().newPage()
  await elsewhere.goto(`/admin-users?q=${person.email}`)
  const approveElsewhere = personIn(elsewhere, person).getByRole('button', { name: 'Onayla' })
  await expect(approveElsewhere).toBeVisible()

  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/approve')) sent += 1
  })
  const row = personIn(page, person)
  await row.getByRole('button', { name: 'Onayla' }).dblclick({ force: true })
  await expect(row).toContainText('Onaylandı')
  await expect(row.getByRole('button', { name: 'Geri al' })).toBeVisible()
  expect(sent).toBe(1)

  await approveElsewhere.click()
  await expect(elsewhere.getByText('Bu kayıt için daha önce karar verilmiş.')).toBeVisible()
  await expect(personIn(elsewhere, person)).toBeHidden()
})

test('ACC-58 the own account offers no actions', async ({ page }) => {
  await signIn(page, admin)
  await page.goto(`/admin-users?state=all&q=${admin}`)
  const own = personIn(page, { email: admin })
  await expect(own).toContainText('Sizin hesabınız')
  await expect(own.getByRole('button')).toHaveCount(0)
})
