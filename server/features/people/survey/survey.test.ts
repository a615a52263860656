import { expect, test } from 'vitest'
import { surveyApi } from '#domain/people/survey/survey.api.ts'
import type { Answer } from '#domain/people/survey/survey.schema.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const form = {
  question_id: 1,
  question_text: 'Soru?',
  is_multiple_choice: false,
  option_a: 'Bir',
  option_b: 'İki',
  option_c: '',
  option_d: '',
  option_e: '',
}

test('SUR-03 questions come in the order of question_id, also for an account that waits', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  await admin.call(surveyApi.create, { body: { ...form, question_id: 3, question_text: 'Araya giren' } })
  const pending = await app.build.pending()
  const { documents } = (await pending.call(surveyApi.questions)).body
  expect(documents.map((question) => question.question_id)).toEqual([1, 2, 3, 3, 4, 5])
  expect(Object.keys(documents[0]!).filter((key) => key.startsWith('count'))).toEqual([])
  expect((await app.guest.call(surveyApi.questions)).status).toBe(401)
})

test('SUR-05 SUR-06 single and multiple answers raise the counts of the chosen options; totals can be read', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const single = (await admin.call(surveyApi.create, { body: form })).body.id
  const multiple = (await admin.call(surveyApi.create, { body: { ...form, is_multiple_choice: true, option_c: 'Üç' } }))
    .body.id
  const people = await Promise.all([app.build.pending(), app.build.pending()])
  for (const person of people) {
    const answers = [
      { id: single, option: 'b' as const },
      { id: multiple, options: ['a' as const, 'c' as const] },
    ]
    expect((await person.call(surveyApi.save, { body: { answers } })).status).toBe(200)
  }
  const results = (await admin.call(surveyApi.results)).body.documents
  expect(results.find(({ id }) => id === single)).toMatchObject({ count_a: 0, count_b: 2, total: 2, people: 2 })
  expect(results.find(({ id }) => id === multiple)).toMatchObject({
    count_a: 2,
    count_b: 0,
    count_c: 2,
    total: 4,
    people: 2,
  })
})

test('AMB-55 SUR-06 nobody counts twice', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const { id } = (await admin.call(surveyApi.create, { body: form })).body
  const answers = [{ id, option: 'a' as const }]
  await Promise.all([1, 2, 3].map(() => admin.call(surveyApi.save, { body: { answers } })))
  const results = (await admin.call(surveyApi.results)).body.documents
  expect(results.find((question) => question.id === id)).toMatchObject({ count_a: 1, people: 1 })
})

test('SUR-09 an unknown question, and one answer among good ones that does not fit, save nothing', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const { id } = (await admin.call(surveyApi.create, { body: form })).body
  const save = (answers: Answer[]) => admin.call(surveyApi.save, { body: { answers } })
  const unknown = '01930000-0000-7000-8000-00000000ffff'
  expect(
    await save([
      { id, option: 'a' },
      { id: unknown, option: 'a' },
    ]),
  ).toMatchObject({ status: 404, message: 'Soru bulunamadı' })
  expect((await save([{ id, option: 'c' }])).code).toBe('answer_misfit')
  expect((await save([{ id, options: ['a'] }])).code).toBe('answer_misfit')
  const results = (await admin.call(surveyApi.results)).body.documents
  expect(results.find((question) => question.id === id)).toMatchObject({ total: 0, people: 0 })
})

test('SUR-10 ERR-03 five questions are there from the start; an admin creates, changes and deletes', async () => {
  const app = await startTestApp()
  const admin = await app.build.admin()
  const host = await app.build.host()
  expect((await admin.call(surveyApi.results)).body.documents).toHaveLength(5)
  const { id } = (await admin.call(surveyApi.create, { body: form })).body
  const changed = await admin.call(surveyApi.update, {
    params: { id },
    body: { ...form, question_text: 'Değişti mi?' },
  })
  expect(changed.body.question_text).toBe('Değişti mi?')
  const oneOption = { ...form, option_b: '' }
  expect(await admin.call(surveyApi.create, { body: oneOption })).toMatchObject({
    status: 400,
    fields: { option_a: 'En az iki seçenek yazın' },
  })
  expect((await host.call(surveyApi.create, { body: form })).status).toBe(403)
  expect((await host.call(surveyApi.remove, { params: { id } })).status).toBe(403)
  expect((await admin.call(surveyApi.remove, { params: { id } })).status).toBe(200)
  expect((await admin.call(surveyApi.remove, { params: { id } })).message).toBe('Soru bulunamadı')
})
