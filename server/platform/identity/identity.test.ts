import { describe, expect, test } from 'vitest'
import { answerJson, answerText, deadAddress, neverAnswer, stubService } from '#server/testing/stub-service.ts'
import { checksumIdentity } from './checksum-identity.ts'
import { httpIdentity } from './http-identity.ts'
import { nviIdentity } from './nvi-identity.ts'

const person = { tcKimlikNo: '10000000146', ad: 'İpek', soyad: 'Işık', dogumYili: 1990 }
const invented = { ...person, tcKimlikNo: '11111111110' }
const failure = (reason: string) => ({ success: false, isValid: false, reason })

describe('checksum', () => {
  test('ACC-34 without a service the checksum decides, and an invented number does not pass', async () => {
    const check = checksumIdentity()
    expect(check.mode).toBe('checksum')
    expect(await check.verify(person)).toEqual({ success: true, isValid: true })
    expect(await check.verify({ ...person, tcKimlikNo: '10000000147' })).toEqual({ success: true, isValid: false })
    expect(await check.verify(invented)).toEqual({ success: true, isValid: false })
  })
})

describe('http', () => {
  test('ACC-34 posts the four named fields as JSON to the configured address', async () => {
    const service = await stubService(answerJson(200, { success: true, isValid: true, message: 'x', extra: [1] }))
    const check = httpIdentity({ address: `${service.address}/api/verify-tckn` })
    const account = { ...person, email: 'gizli@example.com' }
    expect(await check.verify(account)).toEqual({ success: true, isValid: true })
    expect(service.requests).toHaveLength(1)
    expect(service.requests[0]).toMatchObject({ method: 'POST', path: '/api/verify-tckn' })
    expect(service.requests[0]!.headers['content-type']).toBe('application/json')
    expect(JSON.parse(service.requests[0]!.body)).toEqual(person)
  })

  test('ACC-34 an invented number is never asked about', async () => {
    const service = await stubService(answerJson(200, { success: true, isValid: true }))
    expect(await httpIdentity(service).verify(invented)).toEqual({ success: true, isValid: false })
    expect(service.requests).toHaveLength(0)
  })

  test('ACC-34 the number is not carried on to another address', async () => {
    const other = await stubService(answerJson(200, { success: true, isValid: true }))
    const service = await stubService((_, response) => response.writeHead(307, { location: other.address }).end())
    expect(await httpIdentity(service).verify(person)).toEqual(failure('unreachable'))
    expect(other.requests).toHaveLength(0)
  })

  test('ACC-35 a service that is down is unreachable', async () => {
    expect(await httpIdentity({ address: await deadAddress() }).verify(person)).toEqual(failure('unreachable'))
  })

  test('ACC-35 a service that never answers is unreachable after the timeout', async () => {
    const service = await stubService(neverAnswer)
    const check = httpIdentity({ address: service.address, timeoutMs: 50 })
    expect(await check.verify(person)).toEqual(failure('unreachable'))
  })

  test('ACC-35 an answer that stops halfway is unreachable after the timeout', async () => {
    const service = await stubService((_, response) => void response.writeHead(200).write('{"success":'))
    const check = httpIdentity({ address: service.address, timeoutMs: 50 })
    expect(await check.verify(person)).toEqual(failure('unreachable'))
  })

  test('ACC-35 a gateway without its service is unreachable', async () => {
    const service = await stubService(answerText(502, '<h1>Bad gateway</h1>'))
    expect(await httpIdentity(service).verify(person)).toEqual(failure('unreachable'))
  })

  test.each([200, 400, 500])('ACC-35 success false with status %i is an error of the service', async (status) => {
    const service = await stubService(answerJson(status, { success: false, isValid: true }))
    expect(await httpIdentity(service).verify(person)).toEqual(failure('service_error'))
  })

  test('ACC-36 isValid false is an answer, not a failure', async () => {
    const service = await stubService(answerJson(200, { success: true, isValid: false }))
    expect(await httpIdentity(service).verify(person)).toEqual({ success: true, isValid: false })
  })

  test.each([
    ['no JSON', answerText(200, '<p>captcha</p>')],
    ['an empty body', answerText(200, '')],
    ['null', answerJson(200, null)],
    ['isValid missing', answerJson(200, { success: true })],
    ['isValid as text', answerJson(200, { success: true, isValid: 'true' })],
    ['success as text', answerJson(200, { success: 'true', isValid: true })],
    ['not found', answerJson(404, { success: true, isValid: true })],
  ])('ACC-36 any other failure: %s', async (_, answer) => {
    const service = await stubService(answer)
    expect(await httpIdentity(service).verify(person)).toEqual(failure('failed'))
  })
})

const soap = (body: string) =>
  `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${body}</soap:Body></soap:Envelope>`
const soapResult = (result: string) =>
  soap(
    `<TCKimlikNoDogrulaResponse xmlns="http://tckimlik.nvi.gov.tr/WS"><TCKimlikNoDogrulaResult>${result}</TCKimlikNoDogrulaResult></TCKimlikNoDogrulaResponse>`,
  )
const fault = soap('<soap:Fault><faultcode>soap:Server</faultcode><faultstring>Hata</faultstring></soap:Fault>')

describe('nvi', () => {
  test('ACC-34 speaks SOAP 1.1 with names in Turkish capitals', async () => {
    const service = await stubService(answerText(200, soapResult('true'), 'text/xml'))
    const check = nviIdentity({ address: `${service.address}/Service/KPSPublic.asmx` })
    expect(await check.verify(person)).toEqual({ success: true, isValid: true })
    const [request] = service.requests
    expect(request).toMatchObject({ method: 'POST', path: '/Service/KPSPublic.asmx' })
    expect(request!.headers['content-type']).toBe('text/xml; charset=utf-8')
    expect(request!.headers.soapaction).toBe('"http://tckimlik.nvi.gov.tr/WS/TCKimlikNoDogrula"')
    expect(request!.body).toContain(
      '<TCKimlikNoDogrula xmlns="http://tckimlik.nvi.gov.tr/WS"><TCKimlikNo>10000000146</TCKimlikNo><Ad>İPEK</Ad><Soyad>IŞIK</Soyad><DogumYili>1990</DogumYili></TCKimlikNoDogrula>',
    )
  })

  test('ACC-34 a name cannot break out of its element', async () => {
    const service = await stubService(answerText(200, soapResult('false'), 'text/xml'))
    await nviIdentity(service).verify({ ...person, ad: `</Ad>&'"`, soyad: 'a\u0000b\ud800' })
    expect(service.requests[0]!.body).toContain('<Ad>&lt;/AD&gt;&amp;&apos;&quot;</Ad><Soyad>A B </Soyad>')
  })

  test('ACC-34 numbers of foreigners and invented ones are not asked about', async () => {
    const service = await stubService(answerText(200, soapResult('true'), 'text/xml'))
    const check = nviIdentity(service)
    expect(await check.verify({ ...person, tcKimlikNo: '99123456788' })).toEqual({ success: true, isValid: false })
    expect(await check.verify(invented)).toEqual({ success: true, isValid: false })
    expect(service.requests).toHaveLength(0)
  })

  test('ACC-35 down, slow or answering 503 is unreachable', async () => {
    const slow = await stubService(neverAnswer)
    const busy = await stubService(answerText(503, 'busy'))
    expect(await nviIdentity({ address: await deadAddress() }).verify(person)).toEqual(failure('unreachable'))
    expect(await nviIdentity({ ...slow, timeoutMs: 50 }).verify(person)).toEqual(failure('unreachable'))
    expect(await nviIdentity(busy).verify(person)).toEqual(failure('unreachable'))
  })

  test('ACC-35 a SOAP fault is an error of the service', async () => {
    const service = await stubService(answerText(500, fault, 'text/xml'))
    expect(await nviIdentity(service).verify(person)).toEqual(failure('service_error'))
  })

  test('ACC-36 result false is an answer', async () => {
    const service = await stubService(answerText(200, soapResult('false'), 'text/xml'))
    expect(await nviIdentity(service).verify(person)).toEqual({ success: true, isValid: false })
  })

  test.each([
    ['a captcha page', answerText(200, '<html>captcha</html>')],
    ['a strange result', answerText(200, soapResult('belki'), 'text/xml')],
    ['not found', answerText(404, soapResult('true'), 'text/xml')],
  ])('ACC-36 any other failure: %s', async (_, answer) => {
    const service = await stubService(answer)
    expect(await nviIdentity(service).verify(person)).toEqual(failure('failed'))
  })
})
