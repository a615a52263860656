import { expect, test } from 'vitest'
import { answerText, deadAddress, neverAnswer, stubService } from '#server/testing/stub-service.ts'
import { emailJsMail } from './emailjs-mail.ts'

const mail = {
  messageId: '<1@anahtar>',
  from: 'Anahtar <bilgi@anahtar.local>',
  to: 'ipek@example.com',
  subject: 'Kontratınız hazır',
  html: '<p>Işıl</p>',
  text: 'Işıl',
  template: 'contract-created',
  params: { tenant_name: 'Işıl Gün', monthly_rent: '25.000,00 ₺' },
}
const adapter = (address: string, timeoutMs?: number) =>
  emailJsMail({
    address,
    serviceId: 'service_1',
    publicKey: 'key_1',
    templates: { 'contract-created': 'template_created', default: 'template_any' },
    ...(timeoutMs && { timeoutMs }),
  })

test('MAIL-01 MAIL-02 the provider receives service, template, key and parameters', async () => {
  const service = await stubService(answerText(200, 'OK'))
  await adapter(service.address).send(mail)
  await adapter(service.address).send({ ...mail, template: 'password-changed' })
  const [created, other] = service.requests.map((request) => JSON.parse(request.body))
  expect(created).toMatchObject({
    service_id: 'service_1',
    template_id: 'template_created',
    user_id: 'key_1',
    template_params: { tenant_name: 'Işıl Gün', monthly_rent: '25.000,00 ₺', to_email: 'ipek@example.com' },
  })
  expect(other.template_id).toBe('template_any')
})

test('MAIL-13 MAIL-14 MAIL-15 each answer has its own Turkish text', async () => {
  const texts: Record<number, string> = {
    400: 'Email template parametreleri hatalı',
    401: 'Kimlik doğrulama hatası - API anahtarını (public key) kontrol edin',
    403: 'Erişim hatası - Servis kimliğini (service id) kontrol edin',
    404: 'Email şablonu bulunamadı - Şablon kimliğini (template id) kontrol edin',
    429: 'Email gönderim limiti aşıldı - Lütfen daha sonra tekrar deneyin',
    500: 'Email sunucusunda bir hata oluştu - Lütfen daha sonra tekrar deneyin',
    202: 'Email gönderimi başarısız oldu',
    418: 'Email gönderimi başarısız oldu',
  }
  for (const [status, text] of Object.entries(texts)) {
    const service = await stubService(answerText(Number(status), 'x'))
    await expect(adapter(service.address).send(mail)).rejects.toThrow(text)
  }
})

test('MAIL-15 a provider that is away or silent is an error with a message', async () => {
  await expect(adapter(await deadAddress()).send(mail)).rejects.toThrow(/\S/)
  const silent = await stubService(neverAnswer)
  await expect(adapter(silent.address, 50).send(mail)).rejects.toThrow(/\S/)
})
