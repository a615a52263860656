import { expect, test } from 'vitest'
import { accessRefusals } from '#domain/access/access.messages.ts'
import { accountsRefusals } from '#domain/people/accounts/accounts.messages.ts'
import { surveyRefusals } from '#domain/people/survey/survey.messages.ts'
import { kernelRefusals, Refusal, refuse, refuser } from './refusal.ts'

test('a refusal carries a code for programs and a text for people', () => {
  const no = refuse('no_session')
  expect(no).toBeInstanceOf(Refusal)
  expect(no).toBeInstanceOf(Error)
  expect(no.status).toBe(401)
  expect(no.toBody()).toEqual({ code: 'no_session', message: 'Kullanıcı oturumu bulunamadı' })
})

test('wrong inputs are named, each with its own text', () => {
  const no = refuse('invalid_input', { email: 'Geçerli bir e-posta adresi giriniz' })
  expect(no.toBody().fields).toEqual({ email: 'Geçerli bir e-posta adresi giriniz' })
})

test('a feature refuses from its own table', () => {
  const refuseTea = refuser({ teapot: { status: 418, message: 'Ben bir çaydanlığım' } })
  expect(refuseTea('teapot')).toMatchObject({ status: 418, code: 'teapot', message: 'Ben bir çaydanlığım' })
})

test('no code stands in two tables, and every status is a refusal', () => {
  const tables = [kernelRefusals, accountsRefusals, accessRefusals, surveyRefusals]
  const codes = tables.flatMap((table) => Object.keys(table))
  expect(codes).toEqual([...new Set(codes)])
  for (const text of tables.flatMap((table) => Object.values(table))) {
    expect(text.status).toBeGreaterThanOrEqual(400)
    expect(text.message.trim()).not.toBe('')
  }
})
