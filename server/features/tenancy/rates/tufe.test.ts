import { expect, test } from 'vitest'
import { addMonths, isoDate } from '#domain/kernel/dates.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { legalNotes, type RentFacts } from '#domain/tenancy/contracts/law.rules.ts'
import { tufeApi } from '#domain/tenancy/rates/tufe.api.ts'
import { increaseCap, nextTufeMonth } from '#domain/tenancy/rates/tufe.rules.ts'
import { contractFormFor } from '#server/testing/build-contract.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const day = 86_400_000

test('the published figures are there from the start, newest first, in three statements', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const { result, statements } = await app.counting(() => admin.call(tufeApi.list))
  expect(statements.length).toBeLessThanOrEqual(3)
  expect(result.body.total).toBe(57)
  expect(result.body.documents).toHaveLength(12)
  expect(result.body.documents[0]).toMatchObject({ month: '2026-09', percent: 31.49, entered_by: null })
  expect(result.body.next.month).toBe('2026-10')
  // The chart needs them all, the table one page.
  expect(Object.keys(result.body.known)).toHaveLength(57)
  expect(result.body.known['2022-11']).toBe(70.36)
  const last = await admin.call(tufeApi.list, { query: { page: 5 } })
  expect(last.body.documents.map(({ month }) => month)).toEqual([
    '2022-09',
    '2022-08',
    '2022-07',
    '2022-06',
    '2022-05',
    '2022-04',
    '2022-03',
    '2022-02',
    '2022-01',
  ])
  expect(last.body.documents.at(-1)!.percent).toBe(22.58)
  expect((await admin.call(tufeApi.list, { query: { page: 9 } })).body).toMatchObject({ documents: [], total: 57 })
})

test('an administrator enters the next month once it is over, corrects any, and skips none', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin({ username: 'Yönetici Yıldız' })
  const save = (month: string, percent: number) => admin.call(tufeApi.save, { params: { month }, body: { percent } })
  expect(await save('2026-11', 31)).toMatchObject({ status: 400, code: 'month_skipped' })
  expect(await save('2026-10', 31.234)).toMatchObject({ status: 400 })
  expect(await save('2026-13', 31)).toMatchObject({ status: 400 })
  // The test clock is today's, so advance it until October is over.
  while (!nextTufeMonth('2026-09', isoDate(app.ctx.clock.now())).due) app.pass(day)
  expect(await save('2026-10', 31.07)).toMatchObject({ status: 200, body: { message: 'Oran kaydedildi.' } })
  expect(await save('2026-09', 31.5)).toMatchObject({ status: 200 })
  const { documents } = (await admin.call(tufeApi.list)).body
  expect(documents.slice(0, 2)).toMatchObject([
    { month: '2026-10', percent: 31.07, entered_by: 'Yönetici Yıldız' },
    { month: '2026-09', percent: 31.5, entered_by: 'Yönetici Yıldız' },
  ])
  for (let month = '2026-11'; ; ) {
    const { next } = (await admin.call(tufeApi.list)).body
    if (!next.due) {
      expect(await save(next.month, 30)).toMatchObject({ status: 400, code: 'month_not_out' })
      break
    }
    expect(next.month).toBe(month)
    await save(month, 30)
    month = addMonths(`${month}-01`, 1).slice(0, 7)
  }
})

test('CON-22 wizard and edit form know the figures and the rent before, so that the cap is shown with its month', async () => {
  const app = await startTestApp()
  const host = await app.build.host()
  const property = await app.build.property(host)
  const terms = { baslangicTarihi: '2025-10-01' }
  const { id } = (await host.call(contractsApi.create, { body: contractFormFor(property.id, { terms }) })).body
  const form = await host.call(contractsApi.form, { params: { id } })
  expect(form.body.facts.previous).toBeNull()
  expect(increaseCap('2026-10-01', true, form.body.facts.tufe)).toMatchObject({ percent: 31.49, month: '2026-09' })

  const { facts } = (await host.call(contractsApi.prefill, { query: { renew: id } })).body
  expect(facts.previous).toEqual({ rent: 25_000_00, currency: 'TL' })
  const raised = { ...contractFormFor(property.id).terms, baslangicTarihi: '2026-10-01', brutAylik: 40_000_00 }
  const noteOf = (known: RentFacts) =>
    legalNotes(raised, { has_guarantor: false, tasinmazCinsi: 'Daire', facts: known, today: '2026-11-15' }).map(
      ({ code }) => code,
    )
  expect(noteOf(facts)).toContain('renewal_rent')

  await host.call(contractsApi.cancel, { params: { id }, body: { reason: '' } })
  const next = (
    await host.call(contractsApi.create, {
      body: { ...contractFormFor(property.id, { terms: raised }), renewed_from: id },
    })
  ).body.id
  expect(noteOf((await host.call(contractsApi.form, { params: { id: next } })).body.facts)).toContain('renewal_rent')
})
