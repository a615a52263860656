import { expect, signIn, test } from './support.ts'

/** What can only be pressed or filled in; the name of a row or a part, which opens its detail, is text on paper. */
const controls =
  'button:not(tr button, [role="row"] button, .MuiAccordionSummary-root), input:not([type="hidden"]), textarea, [role="tab"], .MuiSelect-icon, header, nav'

test('ledger, tenancy and tax sheet are printed without controls, and with what they are about', async ({ page }) => {
  await signIn(page, 'ev.sahibi@demo.test')
  const { documents } = await (await page.request.get('/api/contracts?state=active')).json()
  const { contract } = await (await page.request.get(`/api/contracts/${documents[0].id}`)).json()
  for (const address of [
    `/tenancy/${contract.tenancy_id}/account`,
    `/tenancy/${contract.tenancy_id}`,
    '/taxTemplate',
  ]) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    const left = await page.locator(controls).evaluateAll((found) =>
      found
        .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        // Names of a chosen value are read from a field that only the form uses.
        .filter((each) => !each.matches('.MuiSelect-nativeInput'))
        .map((each) => each.outerHTML.slice(0, 160)),
    )
    expect(left, address).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})
