import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#domain/kernel/ids.ts'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractEvents } from '#server/db/schema/contracts.ts'
import { mails } from '#server/db/schema/mail.ts'
import { contractFormFor, guarantorParty } from '#server/testing/build-contract.ts'
import { textOfPdf } from '#server/testing/pdf-text.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36'

async function asked(app: TestApp) {
  const host = await app.build.host({ username: 'Ayşe Yıldırım', email: 'ayse@ornek.test' })
  const tenant = await app.build.tenant({ username: 'Mehmet Öztürk', email: 'kiraci@ornek.test' })
  const property = await app.build.property(host, { baslik: 'Moda Daire' })
  const body = contractFormFor(property.id, { guarantor: guarantorParty() })
  const { id } = (await host.call(contractsApi.create, { body })).body
  const events = () => app.ctx.db.select().from(contractEvents).where(eq(contractEvents.contract_id, id))
  return { host, tenant, params: { id }, events }
}

test('CON-14 APR-04 every step of a person is kept with address and browser, by account and by link', async () => {
  const app = await startTestApp()
  const { host, tenant, params, events } = await asked(app)
  const [mail] = await app.ctx.db.select().from(mails).where(eq(mails.to, 'kefil_bir@ornek.test')).orderBy(mails.id)
  const token = /approval\/([\w-]+)/.exec(mail!.text)![1]!
  const guarantor = app.client()
  await guarantor.call(approvalsApi.openGuarantor, { params: { token } })
  await guarantor.call(approvalsApi.answerGuarantor, { params: { token }, body: { answer: 'approved' } })
  await tenant.call(contractsApi.view, { params })
  await tenant.call(contractsApi.answer, { params, body: { answer: 'approved' } })
  await host.call(contractsApi.cancel, { params, body: { reason: 'Taşınma' } })

  const kept = (await events()).map(({ kind, ip, user_agent }) => ({ kind, ip, user_agent }))
  const person = (kind: string, { ip }: { ip: string }) => ({ kind, ip, user_agent: browser })
  for (const step of [
    person('guarantor_approved', guarantor),
    person('opened', tenant),
    person('approved', tenant),
    person('cancelled', host),
  ])
    expect(kept).toContainEqual(step)

  const seenBy = async (reader: typeof host) =>
    (await reader.call(contractsApi.view, { params })).body.events.find(({ kind }) => kind === 'approved')
  expect(await seenBy(host)).toMatchObject({ ip: tenant.ip, user_agent: browser })
  // The other side sees the event, but not the IP address and device.
  expect(await seenBy(tenant)).toMatchObject({ ip: '', user_agent: '' })
})

test('a browser that calls itself by a long name is kept with its first 500 letters', async () => {
  const app = await startTestApp()
  const { tenant, params, events } = await asked(app)
  await tenant.send('GET', `/api/contracts/${params.id}`, undefined, { 'user-agent': 'a'.repeat(900) })
  const opened = (await events()).find(({ kind }) => kind === 'opened')
  expect(opened?.user_agent).toBe('a'.repeat(500))
})

test('CON-19 both sides are mailed when a contract ends, the owner too, with who ended it and why', async () => {
  const app = await startTestApp()
  const { host, params } = await asked(app)
  await host.call(contractsApi.cancel, { params, body: { reason: 'Taşınma kararı' } })
  const ended = (await app.ctx.db.select().from(mails).orderBy(mails.id)).filter(
    ({ template }) => template === 'contract-ended',
  )
  for (const to of ['ayse@ornek.test', 'kiraci@ornek.test']) {
    const letters = ended.filter((mail) => mail.to === to)
    expect(letters.map((mail) => mail.to)).toEqual([to])
    expect(letters[0]!.text).toContain('Moda Daire')
    expect(letters[0]!.text).toContain('Taşınma kararı')
  }
})

test('a very long history: the page shows the newest 500 and says how many came before, the paper has every one', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const property = await app.build.property(host)
  const { id } = (await host.call(contractsApi.create, { body: contractFormFor(property.id) })).body
  const params = { id }
  const own = (await host.call(contractsApi.view, { params })).body.events.length
  // Ids of the application's events use the real clock, which does not stand still like the app's.
  const later = Date.now()
  await app.ctx.db.insert(contractEvents).values(
    Array.from({ length: 520 }, (_, at) => ({
      id: newId(later + 1 + at),
      contract_id: id,
      kind: 'reminded',
      actor_name: 'Sistem',
      detail: { name: `Kişi ${at}`, to: 'kiraci@ornek.test' },
      at: new Date(later + 1 + at),
    })),
  )
  const { events, earlier_events } = (await host.call(contractsApi.view, { params })).body
  expect([events.length, earlier_events]).toEqual([500, 20 + own])
  expect(events.at(-1)!.text).toContain('Kişi 519')
  const answer = await host.send('GET', `/api/contracts/${id}/pdf`)
  const text = (await textOfPdf(await answer.arrayBuffer())).join(' ').replace(/\s+/g, ' ')
  for (const name of ['Kişi 0', 'Kişi 250', 'Kişi 519']) expect(text).toContain(name)
})
