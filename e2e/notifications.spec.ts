import type { Page, Route } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from './support.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Bildirimler' })
const dropdown = (page: Page) => page.getByRole('dialog', { name: 'Bildirimler' })
const rows = (page: Page) => dropdown(page).getByRole('listitem')
const list = '**/api/notifications?*'

const notice = (index: number) => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  kind: 'system',
  event: `Olay ${index}`,
  property: null,
  link: null,
  is_read: false,
  target_audience: 'general',
  sender_type: 'system',
  created_by: null,
  created_at: new Date(Date.now() - index * 60_000).toISOString(),
})

/** Replies with a list of this length, in pages like the server's. */
const answering = (total: number) => (route: Route) => {
  const query = new URL(route.request().url()).searchParams
  const [limit, offset] = [Number(query.get('limit') ?? 50), Number(query.get('offset') ?? 0)]
  const documents = Array.from({ length: total }, (_, index) => notice(index + 1)).slice(offset, offset + limit)
  return route.fulfill({ json: { documents, hasMore: offset + limit < total, unread: total } })
}

/** The unread count that the bell shows. */
const unread = async (page: Page) => Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)

async function open(page: Page, email = 'ev.sahibi@demo.test') {
  await signIn(page, email)
  await page.goto('/dashboard')
}

test('NOT-04 NOT-05 five in a dropdown of 380 px; all of them by twenty, until none is left', async ({ page }) => {
  await page.route(list, answering(45))
  await open(page)
  await expect(bell(page)).toHaveAccessibleName('Bildirimler, 45 okunmamış')
  await bell(page).click()
  await expect(rows(page)).toHaveCount(5)
  expect((await dropdown(page).boundingBox())!.width).toBe(380)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tümünü Göster' }).click()
  const more = page.getByRole('button', { name: 'Daha Fazla Yükle' })
  for (const count of [20, 40]) {
    await expect(rows(page)).toHaveCount(count)
    await more.click()
  }
  await expect(rows(page)).toHaveCount(45)
  await expect(more).toBeHidden()
  await expectAccessible(page)
  await page.unroute(list)
  await page.route(list, answering(3))
  await page.getByRole('button', { name: 'Yenile' }).click()
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Kapat' }).click()
  await expect(dropdown(page)).toBeHidden()
})

test('NOT-06 NOT-11 HDR-09 loading, failing and empty each have their words, and the page stays', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((go) => {
    release = go
  })
  await page.route(list, async (route) => {
    await held
    await route.fulfill({ json: { documents: [], hasMore: false, unread: 0 } })
  })
  await open(page)
  await bell(page).click()
  await expect(dropdown(page)).toContainText('Yükleniyor...')
  release()
  await expect(dropdown(page)).toContainText('Henüz bildiriminiz yok')
  await expect(dropdown(page)).toContainText('Yeni bildirimler burada görünecek')
  await page.unroute(list)
  await page.route(list, (route) => route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Olmadı' } }))
  await page.reload()
  await bell(page).click()
  await expect(dropdown(page)).toContainText('Bildirimler yüklenemedi', { timeout: 10_000 })
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
})

test('NOT-07 NOT-09 what the owner writes rings at the tenant at once; opened, deleted, taken back', async ({
  browser,
  page,
}) => {
  await open(page, 'kiraci@demo.test')
  await expect(bell(page)).toHaveAccessibleName(/okunmamış/, { timeout: 30_000 })
  const { documents } = await (await page.request.get('/api/properties')).json()
  const property: { id: string } = documents.find((each: { baslik: string }) => each.baslik.startsWith('Moda'))
  const event = `Yarın su kesilecek ${Date.now()}`
  const owner = await browser.newContext()
  const ownerPage = await owner.newPage()
  await signIn(ownerPage, 'ev.sahibi@demo.test')
  const answer = await ownerPage.request.post('/api/notifications', {
    data: { event, property: property.id, target_audience: 'tenant' },
  })
  expect(await answer.json()).toMatchObject({ success: true })
  await owner.close()

  await expect(page.getByRole('status').filter({ hasText: `Yeni bildirim: ${event}` })).toBeAttached()
  // Other tests notify and read as the same user.
  const countedByServer = async () => (await (await page.request.get('/api/notifications?limit=1')).json()).unread
  await expect.poll(async () => (await unread(page)) - (await countedByServer())).toBe(0)
  await bell(page).click()
  await rows(page)
    .getByRole('button', { name: `Okunmadı: ${event}` })
    .click()
  await expect(page).toHaveURL(`/property-detail/${property.id}`)

  await bell(page).click()
  await dropdown(page)
    .getByRole('button', { name: `Sil: ${event}` })
    .click()
  await expect(rows(page).filter({ hasText: event })).toBeHidden()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(rows(page).filter({ hasText: event })).toBeVisible()
  await dropdown(page)
    .getByRole('button', { name: `Sil: ${event}` })
    .click()
  await expect(rows(page).filter({ hasText: event })).toBeHidden()
  await page.reload()
  await bell(page).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(rows(page).filter({ hasText: event })).toBeHidden()
})

test('NOT-08 all read: the badge is gone, here and in the other window', async ({ context, page }) => {
  await open(page, 'cift.rol@demo.test')
  await expect(bell(page)).toHaveAccessibleName(/okunmamış/, { timeout: 30_000 })
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(bell(other)).toHaveAccessibleName(/okunmamış/, { timeout: 30_000 })
  await bell(page).click()
  await dropdown(page).getByRole('button', { name: 'Tümünü okundu say' }).click()
  await expect(dropdown(page).getByText('Okunmadı')).toHaveCount(0)
  for (const each of [page, other])
    await expect(each.getByRole('button', { name: 'Bildirimler', exact: true, includeHidden: true })).toHaveCount(1)
})

test('each kind is chosen in the profile and stays chosen; a browser that says no is explained', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await signIn(page, 'yetkili@demo.test')
  await page.goto('/profile#bildirimler')
  const mail = page.getByRole('switch', { name: 'Talepler: E-posta' })
  const before = await mail.isChecked()
  const saved = page.waitForResponse('**/api/notifications/preferences')
  await mail.click()
  await saved
  await expect(mail).toBeChecked({ checked: !before })
  await expect(page.getByRole('switch', { name: 'Kontratlar: Uygulama içi' })).toBeDisabled()
  await expect(page.getByText('Tarayıcınız bu site için bildirimleri engelliyor.')).toBeVisible()
  await page.reload()
  await expect(mail).toBeChecked({ checked: !before })
})
