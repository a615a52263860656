import { expect, test } from 'vitest'
import { answerJson, answerText, deadAddress, neverAnswer, stubService } from '#server/testing/stub-service.ts'
import { httpSms } from './http-sms.ts'
import { outboxSms } from './outbox-sms.ts'

const sms = { id: 'sms-1', to: '+905321112233', text: 'Onay kodunuz: 123456' }
const adapter = (address: string, timeoutMs = 1000) => httpSms({ address, key: 'gizli', sender: 'ANAHTAR', timeoutMs })

test('a message reaches the configured service once, with its key and a stable id', async () => {
  const service = await stubService(answerJson(200, {}))
  await adapter(service.address).send(sms)
  expect(service.requests).toHaveLength(1)
  const [request] = service.requests
  expect(request!.headers).toMatchObject({ authorization: 'Bearer gizli', 'idempotency-key': 'sms-1' })
  expect(JSON.parse(request!.body)).toEqual({ ...sms, from: 'ANAHTAR' })
})

test('a refusal, a redirect, silence and a dead service are errors without the key in them', async () => {
  const refusing = await stubService(answerText(402, 'kredi yok'))
  await expect(adapter(refusing.address).send(sms)).rejects.toThrow('SMS servisi 402 ile yanıt verdi')
  const moved = await stubService((_, response) => response.writeHead(302, { location: refusing.address }).end())
  const silent = await stubService(neverAnswer)
  for (const address of [moved.address, silent.address, await deadAddress()]) {
    const failure = await adapter(address, 100)
      .send(sms)
      .catch((error: Error) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(String(failure)).not.toContain('gizli')
  }
})

test('the outbox keeps everything at home', async () => {
  await expect(outboxSms().send(sms)).resolves.toBeUndefined()
})
