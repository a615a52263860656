import { expect, test } from 'vitest'
import { type EmailData, type EmailName, emails, renderEmail } from './emails.tsx'

const publicUrl = 'https://kira.example.com'
const samples: { [Name in EmailName]: EmailData<Name> } = {
  welcome: { firstname: 'İpek' },
  activation: { firstname: 'İpek', publicUrl },
  refusal: { firstname: 'İpek', reason: 'Kimlik bilgileri eksik.\nLütfen yeniden gönderin.' },
  'password-reset': { firstname: 'İpek', link: `${publicUrl}/reset-password?token=abc&id=1` },
  'password-changed': { firstname: 'İpek', changedAt: '2026-11-14T06:05:00Z', publicUrl },
  invitation: {
    firstname: 'İpek',
    inviter: 'Ayşe Yıldırım',
    role: 'Emlakçı',
    properties: ['Moda Caddesi 2+1 Daire', 'Şişli Stüdyo'],
    link: `${publicUrl}/forgot-password?token=abc&davet=1`,
  },
  'tenant-added': {
    firstname: 'İpek',
    host: 'Ayşe Yıldırım',
    property: 'Moda Caddesi 2+1 Daire',
    link: `${publicUrl}/property-detail/1`,
  },
  'request-rejected': {
    firstname: 'İpek',
    property: 'Moda Caddesi 2+1 Daire',
    request: 'Kombi su akıtıyor.',
    link: `${publicUrl}/property-detail/1?tab=talepler`,
  },
}
const names = Object.keys(samples) as EmailName[]

const expected: Record<EmailName, { subject: string; sentences: string[]; link?: string }> = {
  welcome: {
    subject: 'Kaydınız alındı',
    sentences: ['İnceleme genellikle 24 saat içinde tamamlanır. Sonucu size ayrı bir e-posta ile bildireceğiz.'],
  },
  activation: {
    subject: 'Hesabınız onaylandı',
    sentences: ['hesabınız kullanıma açıldı', 'Panele git'],
    link: `${publicUrl}/dashboard`,
  },
  refusal: {
    subject: 'Kaydınız onaylanmadı',
    sentences: ['hesabınızı onaylayamadık', 'Gerekçe', 'Kimlik bilgileri eksik.', 'Lütfen yeniden gönderin.'],
  },
  'password-reset': {
    subject: 'Şifre sıfırlama isteğiniz',
    sentences: ['Bağlantı bir saat geçerlidir ve yalnızca bir kez kullanılabilir.', 'Bu isteği siz yapmadıysanız'],
    link: `${publicUrl}/reset-password?token=abc&id=1`,
  },
  'password-changed': {
    subject: 'Şifreniz değiştirildi',
    sentences: ['14.11.2026 09:05 tarihinde değiştirildi', 'hemen yeni bir şifre belirleyin'],
    link: `${publicUrl}/forgot-password`,
  },
  invitation: {
    subject: 'Ayşe Yıldırım sizi Anahtar’a davet etti',
    sentences: ['Rolünüz: Emlakçı', 'Moda Caddesi 2+1 Daire', 'Şişli Stüdyo', 'Bağlantı yedi gün geçerlidir'],
    link: `${publicUrl}/forgot-password?token=abc&davet=1`,
  },
  'tenant-added': {
    subject: 'Moda Caddesi 2+1 Daire hesabınıza eklendi',
    sentences: ['Ayşe Yıldırım sizi aşağıdaki mülkün kiracısı olarak ekledi', 'Moda Caddesi 2+1 Daire', 'Mülke git'],
    link: `${publicUrl}/property-detail/1`,
  },
  'request-rejected': {
    subject: 'Talebiniz reddedildi',
    sentences: ['gönderdiğiniz talep incelendi ve reddedildi', 'Kombi su akıtıyor.'],
    link: `${publicUrl}/property-detail/1?tab=talepler`,
  },
}

test.each(names)('%s says what it has to, in HTML and in plain text', (name) => {
  const { subject, sentences, link } = expected[name]
  const mail = renderEmail(name, samples[name])
  expect(mail.subject).toBe(subject)
  for (const sentence of ['Merhaba İpek,', 'Anahtar', ...sentences]) {
    expect(mail.html).toContain(sentence)
    expect(mail.text).toContain(sentence)
  }
  if (link) {
    expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
    expect(mail.text.split('\n')).toContain(link)
  }
})

test.each(names)('%s is a whole page for mail programs, without scripts, and its text has no markup', (name) => {
  const mail = renderEmail(name, samples[name])
  expect(mail.html).toMatch(/^<!doctype html><html lang="tr">/)
  expect(mail.html).not.toMatch(/<script|<!--|undefined/)
  expect(mail.text).not.toMatch(/<[a-z/]|&[a-z]+;|undefined/)
})

test.each(names)('%s escapes what a user typed', (name) => {
  const firstname = '<script>alert("x")</script>'
  const mail = renderEmail(name, { ...samples[name], firstname })
  expect(mail.html).not.toContain('<script')
  expect(mail.html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;')
  expect(mail.text).toContain(firstname)
})

test('a reason is escaped too, and its lines stay lines', () => {
  const { html, text } = emails.refusal({ firstname: 'Ali', reason: '<img src=x>\nikinci satır' })
  expect(html).toContain('&lt;img src=x&gt;\nikinci satır')
  expect(text).toContain('> <img src=x>\n> ikinci satır')
})

test('a refusal without a reason shows no empty quotation', () => {
  expect(emails.refusal({ firstname: 'Ali', reason: ' ' }).text).not.toContain('Gerekçe')
})

test('a public address with a slash at its end makes no double slash', () => {
  expect(emails.activation({ firstname: 'Ali', publicUrl: `${publicUrl}/` }).text).toContain(`${publicUrl}/dashboard`)
})

test('a link leads to the web and nowhere else', () => {
  expect(() => emails['password-reset']({ firstname: 'Ali', link: 'javascript:alert(1)' })).toThrow('web addresses')
})

test('a name from an older release is refused by name', () => {
  expect(() => renderEmail('toString' as EmailName, samples.welcome)).toThrow('There is no e-mail named toString')
})
