import { expect, test } from 'vitest'
import { assistantApi } from '#domain/insight/assistant/assistant.api.ts'
import { newId } from '#domain/kernel/ids.ts'
import { paymentPlansApi } from '#domain/money/payment-plans/payment-plans.api.ts'
import { taxApi } from '#domain/money/tax/tax.api.ts'
import { tenantPaymentsApi } from '#domain/money/tenant-payments/tenant-payments.api.ts'
import { chatApi } from '#domain/people/chat/chat.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { endingsApi } from '#domain/tenancy/endings/endings.api.ts'
import { contractFormFor, tenantParty } from '#server/testing/build-contract.ts'
import type { Client } from '#server/testing/client.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { assistantWorld, lease, pay } from './assistant-world.fixture.ts'

const ask = async (who: Client, question: string) => (await who.call(assistantApi.ask, { body: { question } })).body

test('AST-03 a tenant hears of the contract that asks for an answer now, not of an earlier round or a refused one', async () => {
  const app = await startTestApp()
  const host = await app.build.host({ username: 'Ayşe Yıldırım' })
  const property = await app.build.property(host, { baslik: 'Yeni Rezidans' })
  const [first, second] = [await app.build.tenant(), await app.build.tenant()]
  const form = (brutAylik: number) =>
    contractFormFor(property.id, {
      tenants: [
        tenantParty(first.email, { is_primary: true, tenant_name: 'Ece Tunç' }),
        tenantParty(second.email, { tenant_name: 'Can Er' }),
      ],
      terms: { baslangicTarihi: '2026-12-01', brutAylik },
    })
  const { id } = (await host.call(contractsApi.create, { body: form(30_000_00) })).body
  const question = 'Onayımı bekleyen kontrat var mı?'
  const line = { title: 'Yeni Rezidans', detail: 'başlangıç 01.12.2026', to: `/viewContract/${id}` }
  expect(await ask(first, question)).toMatchObject({
    kind: 'answer',
    intent: 'own.approval',
    text: ['1 kontrat onayınızı bekliyor.'],
    rows: [{ ...line, value: '30.000,00 ₺' }],
    total: 1,
  })

  // Changed terms ask everyone again, in a second round.
  const params = { id }
  const { version } = (await host.call(contractsApi.form, { params })).body
  expect((await host.call(contractsApi.update, { params, body: { ...form(31_000_00), version } })).status).toBe(200)
  expect(await ask(first, question)).toMatchObject({
    text: ['1 kontrat onayınızı bekliyor.'],
    rows: [{ ...line, value: '31.000,00 ₺' }],
    total: 1,
  })

  // The landlord reads each name once, although the first round was never answered.
  const waiting = await ask(host, 'Onay bekleyen kontrat var mı?')
  expect(waiting).toMatchObject({ intent: 'contracts.waiting', total: 1 })
  expect(waiting.rows[0]!.detail).toContain('beklenen: Can Er, Ece Tunç')

  const refusal = { answer: 'rejected' as const, note: 'Kira yüksek.' }
  expect((await second.call(contractsApi.answer, { params, body: refusal })).status).toBe(200)
  expect(await ask(first, question)).toMatchObject({ text: ['Onayınızı bekleyen kontrat yok.'], rows: [], total: 0 })
})

test('AST-03 CHAT-09 unread messages are counted by sender, without those that were read and without the own ones', async () => {
  const { owner, properties } = await assistantWorld()
  const open = async (from: Client, to: { id: string }) =>
    (await from.call(chatApi.open, { body: { user_id: to.id } })).body.chat_id
  const write = (from: Client, id: string, text: string) =>
    from.call(chatApi.send, { params: { id }, body: { id: newId(), text } })
  const { moda, bahce, cinar } = properties
  const chats = await Promise.all([moda, bahce, cinar].map(({ person }) => open(person, owner)))
  for (const text of ['Kombi bozuldu', 'Usta ne zaman gelir?']) await write(moda.person, chats[0]!, text)
  await write(bahce.person, chats[1]!, 'Kirayı yatırdım')
  await write(cinar.person, chats[2]!, 'Merhaba')
  await owner.call(chatApi.read, { params: { id: chats[2]! }, body: { seq: 1_000 } })
  await write(owner, chats[1]!, 'Teşekkürler')

  const reply = await ask(owner, 'Okunmamış mesajım var mı?')
  expect(reply).toMatchObject({ intent: 'people.unread', text: ['2 kişiden 3 okunmamış mesajınız var.'], total: 2 })
  expect(reply.rows.map(({ title, value, to }) => [title, value, to])).toEqual([
    ['Kemal Işık', '2 mesaj', `/chat?chat=${chats[0]}`],
    ['Zeynep Arslan', '1 mesaj', `/chat?chat=${chats[1]}`],
  ])
  expect((await owner.call(chatApi.unread)).body.totalUnread).toBe(3)
  expect((await ask(bahce.person, 'Okunmamış mesajım var mı?')).text).toEqual(['1 kişiden 1 okunmamış mesajınız var.'])
  expect((await ask(moda.person, 'Okunmamış mesajım var mı?')).text).toEqual(['Okunmamış mesajınız yok.'])
})

test('AST-03 TAX-01 withheld tax is what the tenants withheld of the rent that came, as on the tax sheet', async () => {
  const app = await startTestApp()
  const owner = await app.build.host({ username: 'Ayşe Yıldırım' })
  const shop = await lease(app, {
    owner,
    baslik: 'Çınar Dükkân',
    tenant: 'Deniz Kaya',
    terms: { baslangicTarihi: '2026-09-01', brutAylik: 50_000_00, kullanimAmaci: 'İş yeri' },
    more: { tasinmazCinsi: 'Dükkân' },
  })
  const params = { id: shop.tenancy }
  const opening = { key: newId(), opened_on: '2026-09-01', balance: null, note: '' }
  expect((await owner.call(paymentPlansApi.open, { params, body: opening })).status).toBe(200)
  const plan = {
    from_on: '2026-09-01',
    frequency: 'month' as const,
    part_month: 'thirtieth' as const,
    rent_free: [],
    vat_percent: 0,
    aidat: 0,
    withholding_percent: 20,
  }
  expect((await owner.call(paymentPlansApi.change, { params, body: plan })).status).toBe(200)
  const question = 'Bu yıl ne kadar stopaj kesildi?'
  // Nothing is withheld of rent that nobody paid.
  expect(await ask(owner, question)).toMatchObject({
    intent: 'expenses.withheld',
    figures: [{ label: 'Stopaj', value: '0,00 ₺' }],
    rows: [],
  })
  // September whole, and half of October.
  expect((await pay(owner, shop.tenancy, 60_000_00)).status).toBe(200)
  const reply = await ask(owner, question)
  expect(reply).toMatchObject({
    text: ['Bu yıl (2026) kiracıların kestiği stopaj toplamı 15.000,00 ₺.'],
    figures: [{ label: 'Stopaj', value: '15.000,00 ₺' }],
    rows: [{ title: 'Çınar Dükkân', detail: '2 kesinti', value: '15.000,00 ₺' }],
    total: 1,
  })
  const sheet = (await owner.call(taxApi.sheet, { query: { year: 2026 } })).body
  expect(sheet.facts.withheld.workplace).toBe(15_000_00)
  expect((await ask(owner, 'Geçen yıl ne kadar stopaj kesildi?')).figures).toEqual([
    { label: 'Stopaj', value: '0,00 ₺' },
  ])
})

test('AST-03 AMB-83 a receipt waits for those who may confirm it, not for those who only read the account', async () => {
  const { owner, cashier, lawyer, stranger, properties } = await assistantWorld()
  const sent = await properties.moda.person.call(tenantPaymentsApi.send, {
    params: { id: properties.moda.tenancy },
    query: { key: newId(), amount: 25_000_00, on_date: '2026-11-15' },
    file: new Blob([pdf()]),
  })
  expect(sent.status).toBe(200)
  const question = 'Onay bekleyen dekont var mı?'
  const waiting = {
    intent: 'money.receipts',
    text: ['Onayınızı bekleyen 1 dekont var; toplam 25.000,00 ₺.'],
    rows: [{ title: 'Kemal Işık', detail: 'Moda Sahil Daire · 15.11.2026', value: '25.000,00 ₺', to: '/payment' }],
    total: 1,
  }
  expect(await ask(owner, question)).toMatchObject(waiting)
  expect(await ask(cashier, question)).toMatchObject(waiting)
  const none = { intent: 'money.receipts', text: ['Onayınızı bekleyen dekont yok.'], rows: [], total: 0 }
  expect(await ask(lawyer, question)).toMatchObject(none)
  expect(await ask(stranger, question)).toMatchObject(none)
})

test('AST-03 AMB-83 tenancies that ended in the period are listed with their last day, to their own owner', async () => {
  const { owner, stranger, properties } = await assistantWorld()
  const ended = await owner.call(endingsApi.start, {
    params: { id: properties.moda.tenancy },
    body: {
      way: 'court',
      ends_on: '2026-11-10',
      basis_on: '2026-11-05',
      reason: 'Karar var',
      decision_office: 'Kadıköy 2. Sulh Hukuk Mahkemesi',
      decision_number: '2026/123 E.',
    },
  })
  expect(ended.status).toBe(200)
  const reply = await ask(owner, 'Bu yıl kimler ayrıldı?')
  expect(reply).toMatchObject({
    intent: 'contracts.ended',
    text: ['Bu yıl (2026) içinde 1 kiracılık sona erdi.'],
    rows: [
      {
        title: 'Kemal Işık',
        detail: 'Moda Sahil Daire',
        value: '10.11.2026',
        to: `/tenancy/${properties.moda.tenancy}`,
      },
    ],
    total: 1,
  })
  expect(await ask(owner, 'Geçen yıl kimler ayrıldı?')).toMatchObject({ intent: 'contracts.ended', rows: [], total: 0 })
  expect(await ask(stranger, 'Bu yıl kimler ayrıldı?')).toMatchObject({ intent: 'contracts.ended', rows: [], total: 0 })
})
