import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { fixtures } from '#server/db/schema/fixtures.ts'
import { mails } from '#server/db/schema/mail.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { contractFormFor, guarantorParty, tenantParty } from '#server/testing/build-contract.ts'
import { signedScan } from '#server/testing/build-paper-tenancy.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const two = [tenantParty('bir@ornek.test', { is_primary: true }), tenantParty('iki@ornek.test')]

async function sentContract(app: TestApp, change: Parameters<typeof contractFormFor>[1] = {}) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım', email: 'ayse@ornek.test' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const created = await host.call(contractsApi.create, { body: contractFormFor(property.id, change) })
  expect(created).toMatchObject({ status: 200 })
  const { id } = created.body
  const edit = async (form: Parameters<typeof contractFormFor>[1]) => {
    const { version } = (await host.call(contractsApi.view, { params: { id } })).body.contract
    const body = { ...contractFormFor(property.id, form), version }
    return host.call(contractsApi.update, { params: { id }, body })
  }
  return { host, property, id, edit }
}

/** The last mail to an address. */
async function letterTo(app: TestApp, address: string) {
  const rows = await app.ctx.db.select().from(mails).where(eq(mails.to, address)).orderBy(asc(mails.id))
  return rows.at(-1)!
}

const tokenOf = async (app: TestApp, address: string) =>
  /-approval\/([\w-]+)/.exec((await letterTo(app, address)).text)![1]!

const answerAs = async (app: TestApp, address: string, body: { answer: 'approved' | 'rejected'; note?: string }) =>
  app.guest.call(approvalsApi.answer, { params: { token: await tokenOf(app, address) }, body })

const answerAsGuarantor = async (app: TestApp, body: { answer: 'approved' | 'declined'; note?: string }) =>
  app.guest.call(approvalsApi.answerGuarantor, {
    params: { token: await tokenOf(app, 'kefil_bir@ornek.test') },
    body,
  })

test('APR-12 MAIL-09 whoever signed on paper is not counted among those who approved', async () => {
  const app = await startTestApp()
  const onPaper = tenantParty('', { tenant_name: 'Hatice Ergin' })
  const { host, id } = await sentContract(app, { tenants: [...two, onPaper] })
  const { approvals } = (await host.call(contractsApi.view, { params: { id } })).body
  const approval = approvals.find(({ tenant_name }) => tenant_name === 'Hatice Ergin')!.id
  expect((await host.call(contractsApi.paper, { params: { id, approval }, file: signedScan() })).status).toBe(200)
  await answerAs(app, 'bir@ornek.test', { answer: 'approved' })
  const letter = await letterTo(app, 'ayse@ornek.test')
  expect(letter.subject).toBe('Kiracı bir onayladı (1/3): Moda Daire')
  expect(letter.text).toContain('Onaylayan kiracı sayısı: 1/3 (1 imza kâğıtta).')
  const notified = await app.ctx.db.select().from(notifications).where(eq(notifications.user_id, host.id))
  expect(notified.map(({ event }) => event)).toContain(
    'Kiracı bir, Moda Daire kontratını onayladı. Onaylayan kiracı sayısı: 1/3 (1 imza kâğıtta).',
  )
})

test('APR-12 MAIL-09 the owner reads who approved, how many have, and who is still missing', async () => {
  const app = await startTestApp()
  await sentContract(app, { tenants: two, guarantor: guarantorParty() })
  await answerAs(app, 'bir@ornek.test', { answer: 'approved' })
  const one = await letterTo(app, 'ayse@ornek.test')
  expect(one.subject).toBe('Kiracı bir onayladı (1/2): Moda Daire')
  expect(one.text).toContain('Kiracı bir kontratı onayladı. Onaylayan kiracı sayısı: 1/2.')
  expect(one.text).toContain('Kefilin ön onayı henüz yok: Kemal Işık.')
  expect(one.text).toContain('Kararı beklenen: Kiracı iki.')

  await answerAsGuarantor(app, { answer: 'approved' })
  const guarantor = await letterTo(app, 'ayse@ornek.test')
  expect(guarantor.subject).toBe('Kefil ön onay verdi: Moda Daire')
  expect(guarantor.text).toContain('Kararı beklenen: Kiracı iki.')
  expect(guarantor.text).not.toContain('Kefilin ön onayı henüz yok')

  await answerAs(app, 'iki@ornek.test', { answer: 'approved' })
  const rows = await app.ctx.db.select().from(mails).where(eq(mails.to, 'ayse@ornek.test')).orderBy(asc(mails.id))
  const last = rows.filter(({ template }) => template === 'contract-status').at(-1)!
  expect(last.text).toContain('Kiracı iki kontratı onayladı ve kontrat yürürlüğe girdi.')
})

test('AMB-03 MAIL-09 the owner reads that the guarantor declined, with the note, and what can be done', async () => {
  const app = await startTestApp()
  await sentContract(app, { guarantor: guarantorParty() })
  await answerAsGuarantor(app, { answer: 'declined', note: 'Bu tutara kefil olamam.' })
  const { subject, text } = await letterTo(app, 'ayse@ornek.test')
  expect(subject).toBe('Kefil kabul etmedi: Moda Daire')
  expect(text).toContain('Kemal Işık bu kontrata kefil olmayı kabul etmedi.')
  expect(text).toContain('> Bu tutara kefil olamam.')
  expect(text).toContain('başka bir kefil yazabilir')
  expect(text).not.toContain('bekleniyor')
})

test('MAIL-09 a guarantor who completes the contract is not taken for a tenant', async () => {
  const app = await startTestApp()
  await sentContract(app, { guarantor: guarantorParty() })
  await answerAs(app, 'kiraci@ornek.test', { answer: 'approved' })
  await answerAsGuarantor(app, { answer: 'approved' })
  const rows = await app.ctx.db.select().from(mails).where(eq(mails.to, 'ayse@ornek.test')).orderBy(asc(mails.id))
  const { subject, text } = rows.filter(({ template }) => template === 'contract-status').at(-1)!
  expect(subject).toBe('Kefil ön onay verdi: Moda Daire')
  expect(text).toContain('Böylece herkesin kararı kayıtlı; kontrat yürürlüğe girdi')
})

test('CON-22 whoever is asked again reads what they had said and what has changed since, old and new', async () => {
  const app = await startTestApp()
  const { property, edit } = await sentContract(app, { tenants: two, guarantor: guarantorParty() })
  await answerAs(app, 'bir@ornek.test', { answer: 'approved' })
  await answerAsGuarantor(app, { answer: 'approved' })
  await app.ctx.db.insert(fixtures).values({ id: newId(), property_id: property.id, demirbasCinsi: 'Kombi' })
  const tenants = [...two, tenantParty('uc@ornek.test')]
  const changed = {
    tenants,
    guarantor: guarantorParty({ guarantor_limit: 200_000_00 }),
    terms: { brutAylik: 27_500_00 },
  }
  expect(await edit(changed)).toMatchObject({ status: 200, body: { asked_again: true } })

  const approved = await letterTo(app, 'bir@ornek.test')
  expect(approved.subject).toBe('Kontrat değişti, onayınız yeniden isteniyor: Moda Daire')
  expect(approved.text).toContain('önceki onayınız artık geçerli değil')
  expect(approved.text).toContain(
    [
      'Değişenler:',
      '> • kiracı eklendi: Kiracı uc (uc@ornek.test)',
      '> • azami kefalet: 300.000,00 ₺ → 200.000,00 ₺',
      '> • aylık kira: 25.000,00 ₺ → 27.500,00 ₺',
      '> • demirbaş listesinde yeni: Kombi',
    ].join('\n'),
  )
  expect((await letterTo(app, 'iki@ornek.test')).text).toContain('önceki bağlantı artık geçerli değil')
  const guarantor = await letterTo(app, 'kefil_bir@ornek.test')
  expect(guarantor.subject).toBe('Kontrat değişti, kefillik ön onayınız yeniden isteniyor: Moda Daire')
  expect(guarantor.text).toContain('azami kefalet: 300.000,00 ₺ → 200.000,00 ₺')
  // New parties have nothing to compare with.
  const fresh = await letterTo(app, 'uc@ornek.test')
  expect(fresh.subject).toBe('Onayınız bekleniyor: Moda Daire')
  expect(fresh.text).not.toContain('Değişenler')
})

test('CON-22 whom an edit takes out of the contract reads it; another guarantor is named in the history and on the paper', async () => {
  const app = await startTestApp()
  const { host, id, edit } = await sentContract(app, { tenants: two, guarantor: guarantorParty() })
  await edit({
    tenants: [two[0]!],
    guarantor: guarantorParty({ guarantor_name: 'Nur Ak', guarantor_email: 'nur@ornek.test' }),
  })
  for (const address of ['iki@ornek.test', 'kefil_bir@ornek.test'])
    expect(await letterTo(app, address)).toMatchObject({
      template: 'link-withdrawn',
      text: expect.stringContaining('sizi kontrattan çıkardı'),
    })
  const { events } = (await host.call(contractsApi.view, { params: { id } })).body
  expect(events.find(({ kind }) => kind === 'edited')!.text).toBe(
    'Şartlar değiştirildi: kiracı çıkarıldı: Kiracı iki (iki@ornek.test); ' +
      'kefil: Kemal Işık (kefil_bir@ornek.test) → Nur Ak (nur@ornek.test).',
  )
})

test('CON-22 a corrected telephone is named as such, and asks nobody', async () => {
  const app = await startTestApp()
  const { host, id, edit } = await sentContract(app, {})
  await edit({ landlord: { ...contractFormFor(id).landlord, landlord_phone: '+905301112299' } })
  const { events } = (await host.call(contractsApi.view, { params: { id } })).body
  expect(events.at(-1)!.text).toBe('Bilgiler düzeltildi: kiraya verenin kimlik ya da iletişim bilgileri.')
  expect(await app.ctx.db.select().from(mails).orderBy(mails.id)).toHaveLength(1)
})

test('a contract that nobody had approved yet is told as taken back to every party, the guarantor included, with the reason', async () => {
  const app = await startTestApp()
  const { host, id } = await sentContract(app, { tenants: two, guarantor: guarantorParty() })
  await host.call(contractsApi.cancel, { params: { id }, body: { reason: 'Mülk satılıyor.' } })
  for (const address of ['bir@ornek.test', 'iki@ornek.test', 'kefil_bir@ornek.test', 'ayse@ornek.test'])
    expect(await letterTo(app, address)).toMatchObject({
      subject: 'Kontrat geri çekildi: Moda Daire',
      text: expect.stringContaining('> Mülk satılıyor.'),
    })
  expect((await letterTo(app, 'kefil_bir@ornek.test')).text).toContain('sizden istenen kefillik de düştü')
  expect((await letterTo(app, 'bir@ornek.test')).text).not.toContain('kefillik')
})
