import { expect, test } from 'vitest'
import { liraPerUnit } from '#domain/tenancy/rates/rates.rules.ts'
import { answerJson, answerText, deadAddress, neverAnswer, stubService } from '#server/testing/stub-service.ts'
import { httpRates } from './http-rates.ts'
import { noRates } from './no-rates.ts'
import { tcmbRates } from './tcmb-rates.ts'

test('FX-02 rates with the lira as base are fetched by GET from the configured address', async () => {
  const service = await stubService(
    answerJson(200, { base_code: 'TRY', rates: { USD: 0.028694, EUR: 0.0276, GBP: 1 } }),
  )
  expect(await httpRates({ address: `${service.address}/v6/latest/TRY` }).latest()).toEqual({
    USD: 0.028694,
    EUR: 0.0276,
  })
  expect(service.requests).toMatchObject([{ method: 'GET', path: '/v6/latest/TRY' }])
})

const currency = (code: string, unit: string, selling: string) => `
	<Currency CrossOrder="0" Kod="${code}" CurrencyCode="${code}">
			<Unit>${unit}</Unit>
			<Isim>${code} DOLARI ŞĞİ</Isim>
			<ForexBuying>1.0</ForexBuying>
			<ForexSelling>${selling}</ForexSelling>
			<BanknoteSelling>99.9</BanknoteSelling>
	</Currency>`
const list = (...currencies: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Tarih_Date Tarih="13.11.2026">${currencies.join('')}\n</Tarih_Date>`
const today = list(currency('AUD', '1', '22.5'), currency('USD', '1', '34.8505'), currency('EUR', '100', '3620.00'))

// TextEncoder only supports UTF-8, so the three Turkish letters of the sample are replaced by hand.
const latin5 = (text: string) =>
  Buffer.from(text.replaceAll('Ş', '\u00de').replaceAll('Ğ', '\u00d0').replaceAll('İ', '\u00dd'), 'latin1')

test.each([
  ['UTF-8', Buffer.from(today, 'utf8')],
  ['ISO-8859-9', latin5(today)],
])('FX-02 the central bank list is read by Kod, divided by Unit and turned to the lira, in %s', async (_, body) => {
  const service = await stubService(answerText(200, body, 'application/xml'))
  const rates = await tcmbRates({ address: `${service.address}/kurlar/today.xml` }).latest()
  expect(liraPerUnit(rates.USD)).toBe('34.85')
  expect(liraPerUnit(rates.EUR)).toBe('36.20')
  expect(service.requests).toMatchObject([{ method: 'GET', path: '/kurlar/today.xml' }])
})

test.each([
  ['a missing currency', list(currency('USD', '1', '34.85'))],
  ['an empty rate', list(currency('USD', '1', ''), currency('EUR', '1', '36.2'))],
  ['a zero rate', list(currency('USD', '1', '0'), currency('EUR', '1', '36.2'))],
  ['a zero unit', list(currency('USD', '0', '34.85'), currency('EUR', '1', '36.2'))],
  ['words', list(currency('USD', '1', 'otuz dört'), currency('EUR', '1', '36.2'))],
  ['a page that is no list', '<html><body>Bakım</body></html>'],
])('FX-03 the central bank list with %s is refused', async (_, body) => {
  const service = await stubService(answerText(200, body, 'application/xml'))
  await expect(tcmbRates(service).latest()).rejects.toThrow(/no usable selling rate for (USD|EUR)/)
})

test.each([
  ['no JSON', answerText(200, '<h1>')],
  ['no rates', answerJson(200, { result: 'error' })],
  ['a missing currency', answerJson(200, { rates: { USD: 0.03 } })],
  ['zero', answerJson(200, { rates: { USD: 0, EUR: 0.03 } })],
  ['a negative rate', answerJson(200, { rates: { USD: 0.03, EUR: -1 } })],
  ['an infinite rate', answerText(200, '{"rates":{"USD":1e999,"EUR":0.03}}')],
  ['text for a number', answerJson(200, { rates: { USD: '0.03', EUR: 0.03 } })],
])('FX-03 a reply with %s is refused', async (_, answer) => {
  const service = await stubService(answer)
  await expect(httpRates(service).latest()).rejects.toThrow('without usable USD and EUR rates')
})

test.each([
  ['http', httpRates],
  ['tcmb', tcmbRates],
])('FX-03 %s: a service that is down, slow or failing throws and keeps its address to itself', async (_, source) => {
  const slow = await stubService(neverAnswer)
  const failing = await stubService(answerJson(500, { rates: { USD: 1, EUR: 1 } }))
  await expect(source({ address: `${await deadAddress()}/?key=gizli` }).latest()).rejects.toThrow(
    /^The exchange-rate service could not be reached$/,
  )
  await expect(source({ ...slow, timeoutMs: 50 }).latest()).rejects.toThrow('could not be reached')
  await expect(source(failing).latest()).rejects.toThrow('answered with status 500')
})

test('FX-03 FX-04 without a service every fetch fails, and the fallback is shown', async () => {
  await expect(noRates().latest()).rejects.toThrow('No exchange-rate service is configured')
})
