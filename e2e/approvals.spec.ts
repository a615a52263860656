import type { Page } from '@playwright/test'
import { showDate } from '../domain/kernel/dates.ts'
import { asked, lettersTo } from './asked-contract.ts'
import { nextStart } from './next-start.ts'
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from './support.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Counts every tap, including the one on the mail's link. */
function counter(page: Page) {
  let taps = 0
  return {
    follow: async (path: string) => {
      taps += 1
      return page.goto(path)
    },
    tap: async (name: string) => {
      taps += 1
      await page
        .getByRole('button', { name, exact: true })
        .or(page.getByRole('link', { name, exact: true }))
        .click()
    },
    taps: () => taps,
  }
}

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

async function fitsPhone(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessibleInBothThemes(page)
}

test('APR-10 APR-11 J5 a tenant without an account reads the contract and approves it with three taps', async ({
  page,
  browser,
  baseURL,
}) => {
  const { owner, id, tenant } = await asked(browser, baseURL!)
  const { follow, tap, taps } = counter(page)
  const sent: (string | undefined)[] = []
  page.on('request', (request) => sent.push(request.headers().referer))
  const answer = await follow(tenant)
  expect(answer!.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
  })
  await heading(page, 'Kontrat Onayı')
  const text = page.getByRole('article', { name: 'Kontrat' })
  for (const words of [
    'Işıl Şahin',
    '25.000,00 ₺',
    '50.000,00 ₺',
    showDate(nextStart(2)),
    'Evcil hayvan',
    'TBK 347',
    'Kemal Işık',
  ])
    await expect(text.getByText(words).first()).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await fitsPhone(page)

  await tap('Onayla')
  await expectAccessible(page)
  await tap('Evet, onaylıyorum')
  await expect(page).toHaveURL('/tenant-approval-success')
  await expect(page.getByText('Kontratı onayladınız.')).toBeVisible()
  expect(taps()).toBeLessThanOrEqual(3)
  await page.reload()
  await expect(page.getByText('Kontratı onayladınız.')).toBeVisible()
  await fitsPhone(page)
  expect(sent.filter((referrer) => referrer?.includes('approval/'))).toEqual([])

  const { approvals } = await (await owner.request.get(`/api/contracts/${id}`)).json()
  expect(approvals[0].approval_status).toBe('approved')
  // The same link now shows the decision and the contract, with the paper to keep.
  await page.goto(tenant)
  await expect(page.getByText('Token daha önce kullanılmış')).toBeVisible()
  await expect(page.getByText('Kontratı onayladınız.')).toBeVisible()
  await expect(text.getByText('25.000,00 ₺').first()).toBeVisible()
  const paper = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Kontratı indir (PDF)' }).click()
  expect((await paper).suggestedFilename()).toMatch(/\.pdf$/)
})

test('APR-10 APR-12 a note survives a failed call and a reload, and a lost answer is no second decision', async ({
  page,
  browser,
  baseURL,
}) => {
  const { owner, id, tenant } = await asked(browser, baseURL!)
  await page.goto(tenant)
  await page.getByRole('button', { name: 'Düzenleme iste' }).click()
  await page.getByRole('button', { name: 'İsteği gönder' }).click()
  await expect(page.getByText('Neyin değişmesini istediğinizi seçin ya da kısaca yazın.')).toBeVisible()
  const note = page.getByRole('textbox', { name: 'Notunuz' })
  await note.fill('Depozito bir kira olsun.')
  // The first call never reaches the server; the reply to the second one is lost.
  const answering = '**/api/approvals/*'
  await page.route(answering, (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'İsteği gönder' }).click()
  await expect(page.getByText(/Yazdığınız not duruyor/)).toBeVisible()
  await expect(note).toHaveValue('Depozito bir kira olsun.')
  await page.reload()
  await page.getByRole('button', { name: 'Düzenleme iste' }).click()
  await expect(note).toHaveValue('Depozito bir kira olsun.')
  await page.route(
    answering,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'İsteği gönder' }).click()
  await expect(page.getByText(/Yazdığınız not duruyor/)).toBeVisible()
  await page.getByRole('button', { name: 'İsteği gönder' }).dblclick()
  await expect(page).toHaveURL('/tenant-approval-success')
  await expect(page.getByText('Düzenleme istediniz.')).toBeVisible()
  const { approvals, contract } = await (await owner.request.get(`/api/contracts/${id}`)).json()
  expect(approvals[0]).toMatchObject({ approval_status: 'rejected', approval_note: 'Depozito bir kira olsun.' })
  expect(contract.status).toBe('rejected_by_tenant')
})

test('GUA-01 GUA-07 GUA-08 GUA-09 J6 a guarantor decides and has the form to print with four taps', async ({
  page,
  browser,
  baseURL,
}) => {
  const { owner, id, guarantor } = await asked(browser, baseURL!)
  const { follow, tap, taps } = counter(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/guarantor-approvals/*', async (route) => {
    await held
    await route.continue()
  })
  const opening = follow(guarantor)
  await expect(page.getByText('Kefil onay sayfası yükleniyor...')).toBeVisible()
  release()
  await opening
  await heading(page, 'Kefil Ön Onayı')
  for (const words of ['300.000,00 ₺', 'müteselsildir', 'eşinizin yazılı rızası', 'ön onaydır', 'Işıl Şahin'])
    await expect(page.getByText(words).first()).toBeVisible()
  await fitsPhone(page)
  await tap('Ön onay ver')
  await tap('Ön onay veriyorum')
  await expect(page).toHaveURL('/guarantor-success')
  await expect(page.getByText('Kefil olmaya ön onay verdiniz.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Kefil olmaya ön onay verdiniz.')).toBeVisible()
  await fitsPhone(page)
  const saved = page.waitForEvent('download')
  await tap('Kefalet belgesini indir')
  expect((await saved).suggestedFilename()).toMatch(/^Kefalet belgesi .+\.pdf$/)
  expect(taps()).toBeLessThanOrEqual(4)

  const { contract } = await (await owner.request.get(`/api/contracts/${id}`)).json()
  expect(contract.guarantor_approval_status).toBe('approved')
  await page.goto(guarantor)
  await expect(page.getByText('Token daha önce kullanılmış')).toBeVisible()
  await expect(page.getByText('Kefil olmaya ön onay verdiniz.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kefalet belgesini indir' })).toBeVisible()
})

test('a link that the owner copied is read at once and decides only with the code from the tenant’s mailbox', async ({
  page,
  browser,
  baseURL,
}) => {
  const { owner, id, copied, tenantEmail } = await asked(browser, baseURL!)
  await page.goto(copied.tenant)
  await heading(page, 'Kontrat Onayı')
  await expect(page.getByText(/Bu bağlantı size elden iletildi\. Kontratı okuyabilirsiniz/)).toBeVisible()
  await expect(page.getByText('25.000,00 ₺').first()).toBeVisible()
  await fitsPhone(page)
  await page.getByRole('button', { name: 'Onayla', exact: true }).click()
  await page.getByRole('button', { name: 'Kod gönder' }).click()
  await expect(
    page.getByText('Kodu e-posta adresinize gönderdik: i***@ornek.test. 10 dakika geçerlidir.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /Yeni kod \d+ saniye sonra/ })).toBeDisabled()
  await fitsPhone(page)
  const [code] = /\d{6}/.exec((await lettersTo(browser, baseURL!, tenantEmail))[0]!)!
  const field = page.getByRole('textbox', { name: 'Karar kodu' })
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await page.getByRole('button', { name: 'Evet, onaylıyorum' }).click()
  await expect(page.getByText('Kod hatalı ya da süresi dolmuş. Yeni bir kod isteyin.')).toBeVisible()
  await field.fill(code)
  await page.getByRole('button', { name: 'Evet, onaylıyorum' }).click()
  await expect(page.getByText('Kontratı onayladınız.')).toBeVisible()

  await owner.setViewportSize({ width: 360, height: 740 })
  await owner.goto(`/viewContract/${id}`)
  await expect(owner.getByRole('list', { name: 'Onaylar' })).toContainText('elden iletilen bağlantı ve e-posta koduyla')
  await expect(owner.getByRole('list', { name: 'Kontratın geçmişi' })).toContainText('elden iletilmek üzere kopyalandı')
  await expect(owner.getByText(/Kopyalanan bağlantı kontratı okutur/)).toBeVisible()
  await fitsPhone(owner)

  // The guarantor has a mail address, so the owner cannot record a signature on paper.
  await expect(owner.getByRole('button', { name: 'Kemal Işık: yeniden gönder' })).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Kemal Işık: kâğıtta imzaladı' })).toHaveCount(0)
})

test('GUA-05 GUA-06 GUA-07 APR-07 PUB-11 links that are no good: /404, or why and what to do', async ({ page }) => {
  const pack = (text: string) => Buffer.from(text).toString('base64url')
  const forged = pack(`${crypto.randomUUID()}_6b65_${Date.now()}_${'0'.repeat(64)}`)
  for (const bad of ['', 'bozuk!', pack('a_1_b'), pack('a_b_dun_c'), forged]) {
    await page.goto(`/guarantor-approval/${bad}`)
    await expect(page).toHaveURL('/404')
  }
  const expired = { code: 'token_expired', message: 'Token süresi dolmuş' }
  await page.route(/\/api\/(guarantor-)?approvals\//, (route) => route.fulfill({ status: 410, json: expired }), {
    times: 2,
  })
  for (const path of ['guarantor-approval', 'tenant-approval']) {
    await page.goto(`/${path}/${forged}`)
    await expect(page.getByText('Token süresi dolmuş')).toBeVisible()
    await expect(page.getByText(/Mülk sahibinden yeni bir bağlantı isteyin/)).toBeVisible()
    await fitsPhone(page)
  }
  await page.goto('/tenant-approval/bozuk!')
  await expect(page.getByText('Token çözümlenemiyor')).toBeVisible()
  for (const done of ['/tenant-approval-success', '/guarantor-success']) {
    await page.goto(done)
    await heading(page, 'Karar bu sekmede görünmüyor')
    await expectAccessible(page)
  }
})

test('a contract’s hash is checked by typing it, by its PDF and by its address, without telling who', async ({
  page,
  browser,
  baseURL,
}) => {
  const { owner, id } = await asked(browser, baseURL!)
  const { contract } = await (await owner.request.get(`/api/contracts/${id}`)).json()
  const hash: string = contract.terms_hash
  await page.goto('/verify')
  await heading(page, 'Kontrat Doğrulama')
  const field = page.getByRole('textbox', { name: 'Şartların SHA-256 özeti' })
  const ask = page.getByRole('button', { name: 'Özeti sorgula' })
  await field.fill('12 34')
  await ask.click()
  await expect(page.getByText(/Özet 64 karakterdir/)).toBeVisible()
  await field.fill(hash.match(/.{8}/g)!.join(' ').toUpperCase())
  await ask.click()
  await expect(page.getByText('Bu özet kayıtlı')).toBeVisible()
  await expect(page).toHaveURL(`/verify?ozet=${hash}`)
  await expect(page.getByText('Kefil ön onayı bekleniyor')).toBeVisible()
  await expect(page.getByText('Işıl')).toHaveCount(0)
  await fitsPhone(page)

  await page.goto(`/verify?ozet=${(hash[0] === 'a' ? 'b' : 'a') + hash.slice(1)}`)
  await expect(page.getByText('Bu özet kayıtlarımızda yok')).toBeVisible()
  const pdf = await (await owner.request.get(`/api/contracts/${id}/pdf`)).body()
  const file = (buffer: Buffer) => ({ name: 'kontrat.pdf', mimeType: 'application/pdf', buffer })
  await page.getByLabel('Belgenin PDF’i').setInputFiles(file(pdf))
  await expect(page.getByText('Bu özet kayıtlı')).toBeVisible()
  await page.getByLabel('Belgenin PDF’i').setInputFiles(file(Buffer.from('bu bir PDF değil')))
  await expect(page.getByText(/Bu dosya okunamadı/)).toBeVisible()
})
