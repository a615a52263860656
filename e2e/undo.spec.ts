import type { Page } from '@playwright/test'
import { pdf } from '../server/testing/sample-files.ts'
import { personWithAccount } from './newcomer.ts'
import { ownProperty } from './pictures.ts'
import { expect, test } from './support.ts'

const undo = (page: Page) => page.getByRole('button', { name: 'Geri al', exact: true })

async function remove(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `${name} için işlemler` }).click()
  await page.getByRole('menuitem', { name: item }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sil', exact: true }).click()
}

// Other undo actions are covered by the tests of their features: a request's status (requests), a payment (payments), a
// withdrawn permission (staff), and properties' status (property-list).
test('J17 a deleted paper and a deleted property come back with one tap, offered for ten seconds', async ({
  browser,
}) => {
  const { page } = await personWithAccount(browser, ['Nilgün', 'Özer'], { viewport: { width: 360, height: 740 } })
  const property = await ownProperty(page.request, 'Geri Alınacak Ev')
  const filed = await page.request.post('/api/documents', {
    params: { property, category: 'Sigorta', name: 'Poliçe.pdf' },
    headers: { 'content-type': 'application/pdf' },
    data: pdf(),
  })
  expect(filed.status(), await filed.text()).toBe(200)
  let taps = 0
  const takeBack = async () => {
    taps += 1
    await undo(page).click()
  }

  await page.goto('/documents')
  await remove(page, 'Poliçe.pdf', 'Sil')
  await expect(page.getByRole('button', { name: 'Poliçe.pdf', exact: true })).toHaveCount(0)
  await takeBack()
  await expect(page.getByRole('button', { name: 'Poliçe.pdf', exact: true })).toBeVisible()
  expect(taps).toBe(1)

  await page.clock.install()
  await page.goto('/propertyList')
  await remove(page, 'Geri Alınacak Ev', 'Sil…')
  await expect(undo(page)).toBeVisible()
  await page.clock.runFor(7000)
  await takeBack()
  await expect(page.getByText('Geri Alınacak Ev').first()).toBeVisible()
  expect(taps).toBe(2)
})
