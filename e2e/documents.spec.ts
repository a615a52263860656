import type { Locator, Page } from '@playwright/test'
import { docx, jpeg, pdf, scannedPdf } from '../server/testing/sample-files.ts'
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from './support.ts'

const host = 'ev.sahibi@demo.test'
const tenant = 'kiraci@demo.test'
const rented = 'Moda Caddesi 2+1 Daire'

/** Unique names, because all tests share the demo host's list. */
/** Begins with a letter, because an address would read `9536e527` as a number. */
const unique = () => `k${crypto.randomUUID().slice(0, 7)}`
const file = (name: string, buffer: Buffer, mimeType = 'application/pdf') => ({ name, buffer, mimeType })

async function chooseProperty(page: Page, dialog: Locator, property: string) {
  await dialog.getByRole('combobox', { name: 'Mülk' }).fill(property.slice(0, 8))
  await page.getByRole('option', { name: property }).click()
}

/** The file input that does not open the camera. */
const chooser = (dialog: Locator) => dialog.locator('input[type="file"]:not([capture])')

const paper = (page: Page, name: string) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name })

async function task(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `${name} için işlemler` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('SCR-04 LST-05 PROP-18 a paper is filed, read, found, renamed, shared, replaced and deleted', async ({
  page,
  browser,
}) => {
  const mark = unique()
  const name = `Sigorta poliçesi ${mark}.pdf`
  await signIn(page, host)
  await page.goto('/documents')
  await page.getByRole('button', { name: 'Belge yükle' }).first().click()
  const upload = page.getByRole('dialog', { name: 'Belge yükle' })
  await expect(upload.getByRole('button', { name: 'Önce dosya seçin' })).toBeDisabled()
  await chooser(upload).setInputFiles(file(name, scannedPdf()))
  // Guessed from the file name.
  await expect(upload.getByRole('combobox', { name: 'Belge türü' })).toHaveText('Sigorta')
  await chooseProperty(page, upload, rented)
  await upload.getByRole('button', { name: 'Yükle', exact: true }).click()
  await expect(page.getByText('Belge yüklendi.')).toBeVisible()
  await expect(upload).toBeHidden()

  await page.getByRole('searchbox', { name: 'Belge ara' }).fill(`policesi ${mark}`)
  await expect(page).toHaveURL(/q=/)
  await expect(paper(page, name)).toContainText(rented)
  await expect(page.getByRole('button', { name: 'Sigorta (1)' })).toBeVisible()

  await page.getByRole('button', { name, exact: true }).click()
  const preview = page.getByRole('dialog', { name: new RegExp(mark) })
  const sheet = preview.getByRole('img', { name: `${name}, sayfa 1` })
  await expect(sheet).toHaveAttribute('data-drawn', 'true')
  const inked = await sheet.evaluate((element) => {
    const canvas = element as HTMLCanvasElement
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    return data.some((value, index) => index % 4 === 0 && value < 100)
  })
  expect(inked, 'the page has ink on it').toBe(true)
  const saving = page.waitForEvent('download')
  await preview.getByRole('link', { name: 'İndir' }).click()
  expect((await saving).suggestedFilename()).toBe(name)
  await preview.getByRole('button', { name: 'Kapat' }).click()

  const renamed = `DASK ${mark}.pdf`
  await task(page, name, 'Düzenle ve paylaş')
  const edit = page.getByRole('dialog', { name: 'Belgeyi düzenle' })
  await edit.getByRole('textbox', { name: 'Belge adı' }).fill(renamed)
  await edit.getByRole('switch', { name: 'Kiracı görebilsin' }).check()
  await edit.getByRole('button', { name: 'Kaydet' }).click()
  await expect(edit).toBeHidden()
  await page.getByRole('searchbox', { name: 'Belge ara' }).fill(mark)
  await expect(paper(page, renamed)).toContainText('Paylaşıldı: Kiracı')

  const home = await browser.newContext()
  const tenantPage = await home.newPage()
  await signIn(tenantPage, tenant)
  await tenantPage.goto(`/documents?q=${mark}`)
  await expect(paper(tenantPage, renamed)).toBeVisible()
  await expect(paper(tenantPage, renamed)).not.toContainText('Paylaşıldı')
  await expect(tenantPage.getByRole('button', { name: 'Belge yükle' })).toHaveCount(0)
  await tenantPage.getByRole('button', { name: `${renamed} için işlemler` }).click()
  await expect(tenantPage.getByRole('menuitem')).toHaveText(['Görüntüle', 'İndir'])
  await home.close()

  await task(page, renamed, 'Dosyayı değiştir')
  const replace = page.getByRole('dialog', { name: 'Dosyayı değiştir' })
  await chooser(replace).setInputFiles(file('tarama.jpg', await jpeg(), 'image/jpeg'))
  await expect(replace).toBeHidden()
  const scanned = `DASK ${mark}.jpg`
  await page.getByRole('button', { name: scanned, exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: scanned })).toBeVisible()
  await page.getByRole('button', { name: 'Kapat' }).click()

  await task(page, scanned, 'Sil')
  const question = page.getByRole('dialog', { name: 'Belgeyi sil' })
  await expect(question).toContainText('30 gün içinde çöp kutusundan geri alabilirsiniz')
  await question.getByRole('button', { name: 'Sil' }).click()
  await expect(page.getByText('Belge silindi.')).toBeVisible()
  await expect(paper(page, scanned)).toHaveCount(0)
})

test('SCR-04 on a phone good files arrive, hostile ones are named with their reason and nothing of them stays', async ({
  page,
}) => {
  const mark = unique()
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, host)
  await page.goto('/documents')
  await page.getByRole('button', { name: 'Belge yükle' }).first().click()
  const upload = page.getByRole('dialog', { name: 'Belge yükle' })
  await chooser(upload).setInputFiles([
    file(`Dilekçe ${mark}.docx`, docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
    file(`Sayfa ${mark}.jpg`, Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/jpeg'),
    file(`Plan ${mark}.svg`, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'),
    file(`Tapu ${mark}.jpg`, pdf(), 'image/jpeg'),
  ])
  const chosen = upload.getByRole('list', { name: 'Seçilen dosyalar' }).getByRole('listitem')
  await expect(chosen).toHaveCount(4)
  await expect(chosen.filter({ hasText: 'Plan' })).toContainText('Bu dosya türü kabul edilmiyor.')
  await expect(chosen.filter({ hasText: 'Dilekçe' }).getByRole('combobox')).toHaveText('Hukuk')
  await expect(upload.getByRole('button', { name: 'Belge türünü seçin' })).toBeDisabled()
  await chosen.filter({ hasText: 'Sayfa' }).getByRole('combobox').click()
  await page.getByRole('option', { name: 'Diğer' }).click()
  await chooseProperty(page, upload, rented)
  await expectAccessible(page)
  await upload.getByRole('button', { name: '3 belgeyi yükle' }).click()
  const problems = upload.getByRole('list', { name: 'Yüklenen dosyalar' }).getByRole('listitem')
  await expect(problems).toHaveCount(2)
  await expect(problems.filter({ hasText: 'Sayfa' })).toContainText('Bu dosya türü kabul edilmiyor. PDF, JPEG')
  await expect(problems.filter({ hasText: 'Tapu' })).toContainText('uzantısı içeriğiyle uyuşmuyor')
  await expectAccessible(page)
  await upload.getByRole('button', { name: 'Kapat' }).click()

  await page.goto(`/documents?q=${mark}`)
  await expect(page.getByRole('list', { name: 'Belgeler' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: `Dilekçe ${mark}.docx`, exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('indirip kendi programında açabilirsiniz')
})

test('SCR-04 two people edit one paper: the second keeps the typed text and is shown the way out', async ({ page }) => {
  const mark = unique()
  await signIn(page, host)
  await page.goto('/documents')
  await page.getByRole('button', { name: 'Belge yükle' }).first().click()
  const upload = page.getByRole('dialog', { name: 'Belge yükle' })
  await chooser(upload).setInputFiles(file(`Beyanname ${mark}.pdf`, pdf()))
  // A click beside the dialog keeps the chosen file.
  await expect(upload).toContainText('Beyanname')
  await page.mouse.click(10, 450)
  await chooseProperty(page, upload, rented)
  await upload.getByRole('button', { name: 'Yükle', exact: true }).click()
  await expect(upload).toBeHidden()
  await page.goto(`/documents?q=${mark}`)
  await task(page, `Beyanname ${mark}.pdf`, 'Düzenle ve paylaş')
  const edit = page.getByRole('dialog', { name: 'Belgeyi düzenle' })
  await edit.getByRole('textbox', { name: 'Belge adı' }).fill(`Benim adım ${mark}`)

  const { documents } = await (await page.request.get(`/api/documents?q=${mark}`)).json()
  const { id, category, tenant_can_see, lawyer_can_see, version } = documents[0]
  const elsewhere = { name: `Öteki ad ${mark}`, category, tenant_can_see, lawyer_can_see, version }
  expect((await page.request.patch(`/api/documents/${id}`, { data: elsewhere })).ok()).toBe(true)

  await edit.getByRole('button', { name: 'Kaydet' }).click()
  await expect(edit).toContainText('başka biri tarafından değiştirildi')
  await expect(edit.getByRole('textbox', { name: 'Belge adı' })).toHaveValue(`Benim adım ${mark}`)
  await edit.getByRole('button', { name: 'Güncel hâlini yükle' }).click()
  await expect(edit.getByRole('textbox', { name: 'Belge adı' })).toHaveValue(`Öteki ad ${mark}`)
  await edit.getByRole('button', { name: 'Kaydet' }).click()
  await expect(edit).toBeHidden()
})

test('A11Y /documents, its reader and its dialogs have no barrier that axe finds, light and dark', async ({ page }) => {
  await signIn(page, host)
  const query = new URLSearchParams({ name: `Aidat ${unique()}.pdf`, category: 'Aidat' })
  const properties = await (await page.request.get('/api/documents/properties')).json()
  query.set('property', properties[0].id)
  const added = await page.request.post(`/api/documents?${query}`, { data: pdf() })
  expect(added.ok(), await added.text()).toBe(true)
  const { name } = await added.json()
  await page.goto('/documents')
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('img', { name: `${name}, sayfa 1` })).toHaveAttribute('data-drawn', 'true')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Kapat' }).click()
  await expectAccessibleInBothThemes(page)
  await task(page, name, 'Düzenle ve paylaş')
  await expect(page.getByRole('dialog', { name: 'Belgeyi düzenle' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('PROP-18 a contract file is replaced only after a question, and who sees it stays', async ({ page }) => {
  const mark = unique()
  await signIn(page, host)
  const created = await page.request.post('/api/properties', { data: { baslik: `Sözleşmeli ${mark}` } })
  const property = (await created.json()).id as string
  const query = new URLSearchParams({ property, category: 'Sözleşmeler', name: 'Eski.pdf', tenant_can_see: 'true' })
  const filed = await page.request.post(`/api/documents?${query}`, {
    data: pdf(),
    headers: { 'content-type': 'application/pdf' },
  })
  expect(filed.status(), await filed.text()).toBe(200)
  await page.goto('/documents')
  await page.getByRole('button', { name: 'Belge yükle' }).first().click()
  const upload = page.getByRole('dialog', { name: 'Belge yükle' })
  await chooser(upload).setInputFiles(file(`Yeni kontrat ${mark}.pdf`, pdf()))
  await expect(upload.getByRole('combobox', { name: 'Belge türü' })).toHaveText('Sözleşmeler')
  await chooseProperty(page, upload, `Sözleşmeli ${mark}`)
  await expect(upload).toContainText('Bu mülkün kontrat belgesi “Eski.pdf”')
  await expect(upload.getByRole('switch')).toHaveCount(0)
  const question = page.getByRole('dialog', { name: 'Kontrat belgesi değiştirilsin mi?' })
  const send = upload.getByRole('button', { name: 'Yükle', exact: true })
  await send.click()
  await question.getByRole('button', { name: 'Vazgeç' }).click()
  await expect(question).toBeHidden()
  await send.click()
  await question.getByRole('button', { name: 'Değiştir' }).click()
  await expect(upload).toBeHidden()
  // The dialog closes before the file has been uploaded.
  const documents = () =>
    page.evaluate(async (id) => (await (await fetch(`/api/documents?property=${id}`)).json()).documents, property)
  await expect.poll(documents).toMatchObject([{ name: `Yeni kontrat ${mark}.pdf`, tenant_can_see: true, version: 2 }])
})
