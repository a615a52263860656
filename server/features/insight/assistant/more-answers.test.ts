import { expect, test } from 'vitest'
import { assistantApi } from '#domain/insight/assistant/assistant.api.ts'
import type { Question } from '#domain/insight/assistant/assistant.schema.ts'
import { intents } from '#domain/insight/assistant/intents.rules.ts'
import type { Client } from '#server/testing/client.ts'
import { assistantWorld } from './assistant-world.fixture.ts'

const ask = async (who: Client, question: string, more: Omit<Question, 'question'> = {}) =>
  (await who.call(assistantApi.ask, { body: { question, ...more } })).body

test('AST-03 a short question carries on the one before it, and a chosen reading answers the question as it was asked', async () => {
  const { owner, tenant } = await assistantWorld()
  const first = await ask(owner, 'Bu yıl giderim ne kadar?')
  expect(first).toMatchObject({ kind: 'answer', intent: 'expenses.total' })
  const before = { question: 'Bu yıl giderim ne kadar?', intent: 'expenses.total' }
  const next = await ask(owner, 'peki geçen yıl?', { before })
  expect(next).toMatchObject({ kind: 'answer', intent: 'expenses.total' })
  expect(next.understood).toContain('Geçen yıl (2025)')
  expect(next.figures[0]!.value).toBe('800,00 ₺')

  const chosen = await ask(owner, 'Ekim ne oldu', { intent: 'money.collected' })
  expect(chosen).toMatchObject({ kind: 'answer', intent: 'money.collected' })
  expect(chosen.understood).toContain('Ekim 2026')
  // What is not this person's to ask cannot be chosen either.
  for (const intent of ['money.collected', 'admin.users', 'unheard.of'])
    expect((await ask(tenant, 'Ekim ne oldu', { intent })).intent).not.toBe(intent)
})

test('AST-03 every intent has an answer for who may ask it', async () => {
  const { app, owner, tenant, admin } = await assistantWorld()
  const asker = { owner, tenant, admin, all: owner }
  const silent: string[] = []
  for (const { id, for: whose } of intents) {
    await app.ctx.limits.forget({ name: 'questionsByPerson', key: asker[whose].id })
    const reply = await ask(asker[whose], 'Kemal Işık', { intent: id })
    if (reply.kind !== 'answer' || reply.intent !== id || reply.incomplete || reply.text.join('').length === 0)
      silent.push(`${id}: ${reply.kind} ${reply.incomplete}`)
  }
  expect(silent).toEqual([])
}, 180_000)

test('AST-03 dues, what was returned of deposits, exchange rates and two months beside each other', async () => {
  const { owner } = await assistantWorld()
  expect((await ask(owner, 'Bu ay aidatların ne kadarı toplandı?')).text[0]).toMatch(/aidat/)
  expect((await ask(owner, 'Hangi depozitolar iade edildi?')).text[0]).toBe('Kayıtlı depozito iadesi yok.')
  const rate = await ask(owner, 'Dolar kaç lira?')
  expect([rate.intent, rate.notes]).toEqual(['rates.exchange', ['Canlı kur değildir; güncel kur alınamadı.']])
  const two = await ask(owner, 'Ekimle kasımı karşılaştır')
  expect([two.intent, two.figures.map(({ label }) => label)]).toEqual([
    'money.compare',
    ['Kasım 2026', 'Ekim 2026', 'Fark'],
  ])
})

test('AST-03 a reminder or a payment is prepared and never made by words alone', async () => {
  const { owner, properties } = await assistantWorld()
  for (const [question, intent, to] of [
    ['Kemal Işık için hatırlatma gönder', 'act.remind', '/dashboard'],
    ['Kemal Işık kirasını kaydet', 'act.record', '/payment?q=Kemal+I%C5%9F%C4%B1k'],
  ] as const) {
    const reply = await ask(owner, question)
    expect(reply).toMatchObject({
      kind: 'answer',
      intent,
      links: [{ to }, { to: `/tenancy/${properties.moda.tenancy}/account` }],
      notes: ['Siz onaylamadan hiçbir şey gönderilmez ve kaydedilmez.'],
    })
    expect(reply.text[0]).toContain('25.000,00 ₺')
  }
  const steps = await ask(owner, 'Kemal Işık kirasını ödemiyor ne yapmalıyım?')
  expect(steps).toMatchObject({ intent: 'arrears.steps', law: { article: 'TBK 315, TBK 352/2' } })
  expect(steps.links[0]!.to).toBe(`/tenancy/${properties.moda.tenancy}/arrears`)
})

test('AST-03 a district means the own properties in it', async () => {
  const { owner } = await assistantWorld()
  const reply = await ask(owner, 'Kadıköydeki evde kim oturuyor?')
  expect(reply).toMatchObject({ kind: 'answer', intent: 'people.at', total: 1 })
  expect(reply.rows[0]).toMatchObject({ title: 'Kemal Işık', detail: 'Moda Sahil Daire' })
  const city = await ask(owner, 'İzmirde kaç mülküm var')
  expect([city.intent, city.total]).toEqual(['properties.count', 2])
})

test('AMB-83 a name that nobody of one’s own has is said and answered with nothing', async () => {
  const { owner } = await assistantWorld()
  for (const question of ['Osman abi kirayı gönderdi mi?', 'Selin Aksoy ödedi mi?']) {
    const reply = await ask(owner, question)
    expect([question, reply.kind === 'answer', reply.rows]).toEqual([question, false, []])
  }
})
