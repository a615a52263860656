import type { Page } from '@playwright/test'
import { expect, signIn, test } from './support.ts'

const text = () => `Deneme sorusu ${crypto.randomUUID().slice(0, 8)}`

const card = (page: Page, question: string) => page.getByRole('article', { name: question })

async function addQuestion(page: Page, question: string) {
  await page.getByRole('button', { name: 'Soru ekle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Soru ekle' })
  await dialog.getByLabel('Soru metni').fill(question)
  await dialog.getByLabel('Seçenek A').fill('Elbette')
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await expect(dialog).toContainText('En az iki seçenek yazın')
  await dialog.getByLabel('Seçenek B').fill('Hayır')
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await expect(dialog).toBeHidden()
  await expect(card(page, question)).toBeVisible()
}

async function removeQuestion(page: Page, question: string) {
  await card(page, question).getByRole('button', { name: 'sil' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Soruyu sil' })
  await expect(confirmation).toContainText(question)
  await confirmation.getByRole('button', { name: 'Sil' }).click()
  await expect(card(page, question)).toBeHidden()
}

test('SUR-10 an administrator adds, edits and deletes a question without a change of code', async ({ page }) => {
  const question = text()
  await signIn(page, 'yonetici@demo.test')
  await page.goto('/admin-survey')
  await addQuestion(page, question)
  await expect(card(page, question)).toContainText('Henüz yanıt yok')

  await card(page, question).getByRole('button', { name: 'düzenle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Soruyu düzenle' })
  await dialog.getByLabel('Seçenek C').fill('Belki')
  await dialog.getByLabel('Birden çok seçenek işaretlenebilir').check()
  await dialog.getByRole('button', { name: 'Kaydet' }).click()
  await expect(dialog).toBeHidden()
  await expect(card(page, question)).toContainText('Çok seçimli')
  await expect(card(page, question).getByRole('rowheader', { name: 'Belki' })).toBeVisible()

  await removeQuestion(page, question)
})

test('SUR-06 SUR-10 the results of a question are a chart and a table that adds up', async ({ page, browser }) => {
  const question = text()
  await signIn(page, 'yonetici@demo.test')
  await page.goto('/admin-survey')
  await addQuestion(page, question)

  const taker = await browser.newContext()
  const takersPage = await taker.newPage()
  await signIn(takersPage, 'kiraci@demo.test')
  const { documents } = await (await taker.request.get('/api/survey/questions')).json()
  const { id } = documents.find((each: { question_text: string }) => each.question_text === question)
  const saved = await taker.request.post('/api/survey/answers', { data: { answers: [{ id, option: 'a' }] } })
  expect(saved.status()).toBe(200)
  await taker.close()

  await page.reload()
  const result = card(page, question)
  await expect(result).toContainText('1 kişi yanıtladı')
  await expect(result.locator('svg .MuiBarElement-root, svg .MuiBarChart-element').first()).toBeVisible()
  await expect(result.getByRole('row', { name: /Elbette/ })).toHaveText(/Elbette1%100/)
  await expect(result.getByRole('row', { name: /Hayır/ })).toHaveText(/Hayır0%0/)
  await expect(result.getByRole('row', { name: /Toplam/ })).toHaveText(/Toplam11 kişi/)

  await removeQuestion(page, question)
})

test('SUR-10 a question that is being written survives a reload', async ({ page }) => {
  const question = text()
  await signIn(page, 'yonetici@demo.test')
  await page.goto('/admin-survey')
  await page.getByRole('button', { name: 'Soru ekle' }).click()
  await page.getByLabel('Soru metni').fill(question)
  await page.reload()
  await page.getByRole('button', { name: 'Soru ekle' }).click()
  await expect(page.getByLabel('Soru metni')).toHaveValue(question)
})
