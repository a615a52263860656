import { expect, test } from 'vitest'
import { type EmailName, emails, renderEmail } from './emails.ts'
import { emailSamples } from './samples.ts'

const publicUrl = 'https://kira.example.com'
const contractPage = `${publicUrl}/viewContract/0192f3c4-5d6e-7000-8000-abcdef12ab34`
const tenantPage = `${publicUrl}/tenant-approval/dGVuYW50`
const names = Object.keys(emails) as EmailName[]

/** The field with the recipient's name, if it is not `firstname`. */
const readers: Partial<Record<EmailName, string>> = {
  'contract-created': 'tenant_name',
  'tenant-approval': 'tenant_name',
  'contract-status': 'owner_name',
  'approval-reminder': 'tenant_name',
  'guarantor-request': 'guarantor_name',
  'contract-expiry': 'name',
  'contract-extended': 'name',
  'contract-ended': 'name',
  'contract-in-force': 'name',
  'decision-code': 'name',
  'ending-news': 'name',
  'link-withdrawn': 'name',
  'signed-on-paper': 'name',
  'paper-request': 'name',
  'paper-withdrawn': 'name',
}
const readerOf = (name: EmailName) => readers[name] ?? 'firstname'
const sample = (name: EmailName) => emailSamples[name] as unknown as Record<string, string>

const terms = [
  'Mülk: Moda Caddesi 2+1 Daire',
  'Mülk sahibi: Ayşe Yıldırım',
  'Aylık kira: 25.000,00 ₺',
  'Başlangıç: 05.03.2024',
  'Süre: 1 yıl',
  'Kontrat no: 12AB34',
]

const expected: Record<EmailName, { subject: string; sentences: string[]; link?: string }> = {
  welcome: {
    subject: 'Kaydınız alındı',
    sentences: [
      'İnceleme genellikle 24 saat içinde tamamlanır. Sonucu size ayrı bir e-posta ile bildireceğiz.',
      'e-posta adresinizin size ait olduğunu doğrulayın',
      'Bağlantı yedi gün geçerlidir ve yalnızca bir kez kullanılabilir',
    ],
    link: `${publicUrl}/confirm-email?token=abc`,
  },
  'address-proof': {
    subject: 'E-posta adresinizi doğrulayın',
    sentences: ['sizin için hazırlanan kontratlar ve mülkler', 'Bu isteği siz yapmadıysanız bağlantıyı kullanmayın'],
    link: `${publicUrl}/confirm-email?token=abc`,
  },
  'address-known': {
    subject: 'E-posta adresiniz Anahtar’da yeniden kullanılmak istendi',
    sentences: ['Adres sizin hesabınıza ait olduğu için hiçbir şey değişmedi.', 'var olan hesabınızla giriş yapın'],
    link: `${publicUrl}/forgot-password`,
  },
  'email-changed': {
    subject: 'E-posta adresiniz değişti',
    sentences: ['Bundan sonra yeni adresinizle giriş yapacaksınız', 'yeni@example.com', 'Bunu siz yapmadıysanız'],
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
    link: `${publicUrl}/forgot-password?token=abc&id=1`,
  },
  'password-changed': {
    subject: 'Şifreniz değiştirildi',
    sentences: ['14.11.2026 09:05 tarihinde değiştirildi', 'hemen yeni bir şifre belirleyin'],
    link: `${publicUrl}/forgot-password`,
  },
  'second-factor-changed': {
    subject: 'İki adımlı doğrulama kapatıldı',
    sentences: [
      'Hesabınızda 14.11.2026 09:05 tarihinde iki adımlı doğrulama kapatıldı.',
      'Siz kapatmadıysanız hemen yeni bir şifre belirleyin',
    ],
    link: `${publicUrl}/forgot-password`,
  },
  'rights-changed': {
    subject: 'Yetkilerinizde değişiklik',
    sentences: ['Ayşe Yıldırım hesabınızı askıya aldı.'],
  },
  'contract-created': {
    subject: 'Kira kontratınız hazırlandı: Moda Caddesi 2+1 Daire',
    sentences: ['sizinle bir kira kontratı oluşturdu', 'Kontratı aç'],
    link: contractPage,
  },
  'tenant-approval': {
    subject: 'Onayınız bekleniyor: Moda Caddesi 2+1 Daire',
    sentences: ['Kontratta 2 kiracı var', 'kefilin ön onayı', 'Bağlantı yedi gün geçerlidir', 'Üyelik gerekmez.'],
    link: tenantPage,
  },
  'contract-status': {
    subject: 'Düzenleme Gerekli: Moda Caddesi 2+1 Daire',
    sentences: ['İpek Işık kontratta düzenleme istiyor.', 'Kiracının notu', 'Depozito iki kira olsun.'],
    link: contractPage,
  },
  'approval-reminder': {
    subject: 'Hatırlatma: Moda Caddesi 2+1 Daire kontratı onayınızı bekliyor',
    sentences: ['kararınızı bekliyor', 'Bağlantı 12.03.2024 tarihine kadar geçerlidir.'],
    link: tenantPage,
  },
  'guarantor-request': {
    subject: 'Kefillik ön onayınız isteniyor: Moda Caddesi 2+1 Daire',
    sentences: [
      'Ayşe Yıldırım, Moda Caddesi 2+1 Daire kontratında İpek Işık için kefil olmanızı istiyor',
      'kendi el yazınızla',
    ],
    link: `${publicUrl}/guarantor-approval/a2VmaWw`,
  },
  'contract-expiry': {
    subject: 'Kira kontratının bitmesine 30 gün kaldı: Moda Caddesi 2+1 Daire',
    sentences: ['04.03.2025 tarihinde sona eriyor', 'TBK 347'],
    link: contractPage,
  },
  'contract-extended': {
    subject: 'Kira kontratı bir yıl uzadı: Moda Caddesi 2+1 Daire',
    sentences: [
      'yanıtlanmadı ve düştü',
      '04.03.2025 tarihinde doldu',
      '04.03.2026 tarihine kadar',
      'TBK 347',
      'TBK 344',
    ],
    link: contractPage,
  },
  'contract-ended': {
    subject: 'Kontrat geri çekildi: Moda Caddesi 2+1 Daire',
    sentences: ['Ayşe Yıldırım tarafından geri çekildi', 'Yürürlüğe girmemişti', 'Gerekçe', 'Mülk satılıyor.'],
  },
  'ending-news': {
    subject: 'Kiracılığın sona ermesi: Moda Caddesi 2+1 Daire',
    sentences: ['anlaşarak sona ermesini önerdi', 'Mülk satılıyor.', '31.12.2026', 'bilgilendirme amaçlıdır'],
    link: contractPage,
  },
  'contract-in-force': {
    subject: 'Kira kontratınız ve kanıt kaydı: Moda Caddesi 2+1 Daire',
    sentences: ['bütün tarafların kararı kayıtlı', '05.03.2024 tarihinde başlar', 'ektedir'],
    link: contractPage,
  },
  'decision-code': {
    subject: 'Kararınız için kod: Moda Caddesi 2+1 Daire',
    sentences: ['Karar kodunuz: 483920', 'Kod 10 dakika geçerlidir.', 'Mülk sahibi dâhil kimseyle paylaşmayın'],
  },
  'link-withdrawn': {
    subject: 'Bağlantınız geçersiz oldu: Moda Caddesi 2+1 Daire',
    sentences: ['(12AB34) bu e-posta adresini değiştirdi ya da sizi kontrattan çıkardı', 'artık geçersizdir'],
  },
  'signed-on-paper': {
    subject: 'Kâğıttaki imzanız kaydedildi: Moda Caddesi 2+1 Daire',
    sentences: ['(12AB34) için kiracı olarak kâğıtta imzaladığınızı kaydetti', '30 gün içinde gerekçesiyle itiraz'],
    link: `${publicUrl}/paper-record/abc`,
  },
  invitation: {
    subject: 'Ayşe Yıldırım sizi Anahtar’a davet etti',
    sentences: ['Rolünüz: Emlakçı', 'Moda Caddesi 2+1 Daire', 'Şişli Stüdyo', 'Bağlantı yedi gün geçerlidir'],
    link: `${publicUrl}/forgot-password?token=abc&davet=1`,
  },
  'engagement-offer': {
    subject: 'Ayşe Yıldırım sizi Anahtar’da birlikte çalışmaya davet etti',
    sentences: ['mülklerinde Emlakçı olarak', 'Moda Caddesi 2+1 Daire', 'siz kabul etmeden hiçbir şey değişmez'],
    link: `${publicUrl}/engagements`,
  },
  'property-erased': {
    subject: 'Moda Caddesi 2+1 Daire: mülk ve kayıtları kalıcı olarak silindi',
    sentences: ['bir yönetici tarafından kalıcı olarak silindi', 'geri alınamaz', 'nüshalar sizde kalır'],
  },
  'property-removed': {
    subject: 'Moda Caddesi 2+1 Daire: mülk kaydı kaldırıldı',
    sentences: ['Mülk artık listenizde görünmez.', 'kayıt 30 gün içinde geri alınabilir'],
    link: `${publicUrl}/contracts`,
  },
  'tenant-added': {
    subject: 'Moda Caddesi 2+1 Daire: onayınız bekleniyor',
    sentences: [
      'Ayşe Yıldırım sizi aşağıdaki mülkün kiracısı olarak ekledi',
      'Moda Caddesi 2+1 Daire',
      'aynı yerde reddedin; hesabınıza hiçbir şey eklenmez',
    ],
    link: `${publicUrl}/dashboard`,
  },
  'request-created': {
    subject: 'Yeni talep: Kombi, Moda Caddesi 2+1 Daire',
    sentences: [
      'Mehmet Öztürk aşağıdaki mülk için bir talep oluşturdu',
      'Kombi su akıtıyor.',
      'Cevap Bekleniyor',
      'Yüksek',
    ],
    link: `${publicUrl}/property-detail/1?tab=talepler&talep=2`,
  },
  'paper-request': {
    subject: 'Giriş Teslim Tutanağı onayınızı bekliyor: Moda Caddesi 2+1 Daire',
    sentences: [
      'Ayşe Yıldırım, Moda Caddesi 2+1 Daire giriş teslim tutanağını hazırladı.',
      'Giriş Teslim Tutanağı 12AB34',
      'Bağlantı 12.03.2024 tarihine kadar geçerlidir ve yalnızca size özeldir',
    ],
    link: `${publicUrl}/paper/dHV0YW5haw`,
  },
  'paper-withdrawn': {
    subject: 'Giriş Teslim Tutanağı geri çekildi: Moda Caddesi 2+1 Daire',
    sentences: [
      'Ayşe Yıldırım, onayınıza sunduğu belgeyi geri çekti. Sizden bir yanıt beklenmiyor.',
      'Giriş Teslim Tutanağı 12AB34',
      'Önceki e-postadaki bağlantı artık geçersizdir.',
    ],
  },
  'deadline-digest': {
    subject: '2 tarih yaklaşıyor',
    sentences: ['Son gün', '12.03.2024', 'DASK poliçesi bitiyor', 'Ve 1 tarih daha.', 'bilgilendirme amaçlıdır'],
    link: `${publicUrl}/deadlines`,
  },
  'ticket-news': {
    subject: 'Destek talebiniz yanıtlandı: Dekont yüklenmiyor',
    sentences: ['Küçülterek yeniden dener misiniz?', 'Yanıtınızı bağlantıdaki sayfaya yazın'],
    link: `${publicUrl}/ticket/1#yanit`,
  },
  'data-archive': {
    subject: 'Veri arşiviniz hazır',
    sentences: ['Arşiv 21.11.2026 gününe kadar durur, sonra silinir.', 'şifrenizi yeniden yazmanız gerekir'],
    link: `${publicUrl}/privacy-center`,
  },
  'deletion-asked': {
    subject: 'Silme talebiniz alındı',
    sentences: ['en geç 14.12.2026 gününe kadar yanıtlanacak', 'talebi Gizlilik Merkezi’nden geri alabilirsiniz'],
    link: `${publicUrl}/privacy-center`,
  },
  'deletion-refused': {
    subject: 'Silme talebiniz yanıtlandı',
    sentences: ['Süren bir kiracılığınız var.', 'Kişisel Verileri Koruma Kurulu’na şikâyet edebilirsiniz'],
    link: `${publicUrl}/privacy-center`,
  },
  'deletion-started': {
    subject: 'Hesabınız siliniyor',
    sentences: ['kişisel verileriniz siliniyor', 'en geç 14.11.2036 gününe kadar saklanır (TBK m. 146 ve 147)'],
  },
  'audit-head': {
    subject: 'Denetim kaydına elle eklenmiş kayıtlar var',
    sentences: ['Sunucunun yazmadığı 2 kayıt bulundu.', '1203:2Gq0x8v1cG0m0b2o3x4y5z6A7B8C9D0E1F2G3H4I5J6'],
  },
  notification: {
    subject: 'Moda Caddesi 2+1 Daire: “Kombi” talebiniz onaylandı.',
    sentences: [
      'Talepler',
      'profilinizdeki Bildirimler bölümünden kapatabilirsiniz',
      `${publicUrl}/profile#bildirimler`,
    ],
    link: `${publicUrl}/property-detail/1?tab=talepler`,
  },
  'request-rejected': {
    subject: 'Talebiniz reddedildi',
    sentences: ['gönderdiğiniz talep incelendi ve reddedildi', 'Kombi su akıtıyor.', 'Bakım kiracıya aittir.'],
    link: `${publicUrl}/property-detail/1?tab=talepler&talep=2`,
  },
}

test.each(names)('%s says what it has to, in HTML and in plain text', (name) => {
  const { subject, sentences, link } = expected[name]
  const mail = renderEmail(name, emailSamples[name])
  expect(mail.subject).toBe(subject)
  for (const sentence of [`Merhaba ${sample(name)[readerOf(name)]},`, 'Anahtar', ...sentences]) {
    expect(mail.html).toContain(sentence)
    expect(mail.text).toContain(sentence)
  }
  if (link) {
    expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
    expect(mail.text.split('\n')).toContain(link)
  }
})

test.each(names)('%s is a whole page for mail programs, without scripts, and its text has no markup', (name) => {
  const mail = renderEmail(name, emailSamples[name])
  expect(mail.html).toMatch(/^<!doctype html><html lang="tr">/)
  expect(mail.html).not.toMatch(/<script|<!--|undefined/)
  expect(mail.text).not.toMatch(/<[a-z/]|&[a-z]+;|undefined/)
})

test.each(names)('%s escapes what a user typed', (name) => {
  const typed = '<script>alert("x")</script>'
  const mail = renderEmail(name, { ...emailSamples[name], [readerOf(name)]: typed })
  expect(mail.html).not.toContain('<script')
  expect(mail.html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;')
  expect(mail.text).toContain(typed)
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

test('FST-08 the logo is fetched from the public address, and the name stands beside it as text', () => {
  const { html, text } = renderEmail('activation', emailSamples.activation, 'https://anahtar.example')
  expect(html).toContain('src="https://anahtar.example/mail-logo.png" alt="" width="28" height="28"')
  expect(html).toMatch(/mail-logo\.png"[^>]*\/?>Anahtar</)
  expect(text).not.toContain('mail-logo')
})

test('a link leads to the web and nowhere else', () => {
  expect(() => emails['password-reset']({ firstname: 'Ali', link: 'javascript:alert(1)' })).toThrow('web addresses')
})

test('a name from an older release is refused by name', () => {
  expect(() => renderEmail('toString' as EmailName, emailSamples.welcome)).toThrow('There is no e-mail named toString')
})

const contractLetters = [
  'contract-created',
  'tenant-approval',
  'contract-status',
  'approval-reminder',
  'guarantor-request',
  'contract-expiry',
  'contract-extended',
  'contract-ended',
] as const

test.each(contractLetters)('MAIL-05 MAIL-06 MAIL-07 %s tells the terms, its date as in Turkey', (name) => {
  const { html, text } = renderEmail(name, emailSamples[name])
  for (const line of terms) {
    const [label, value] = line.split(': ') as [string, string]
    expect(text.split('\n')).toContain(line)
    expect(html).toContain(label)
    expect(html).toContain(value)
  }
  expect(text).not.toContain('2024-03-05')
})

test('MAIL-08 the guarantor finds the support phone, and no empty line when there is none', () => {
  const data = emailSamples['guarantor-request']
  expect(emails['guarantor-request'](data).text).toContain('Sorularınız için: 0212 555 00 00')
  expect(emails['guarantor-request']({ ...data, phone: '' }).text).not.toContain('Sorularınız için')
})

test('MAIL-09 the owner reads an approval, a wish for changes with its note, and any other status as an update', () => {
  const letter = (status: string) => emails['contract-status']({ ...emailSamples['contract-status'], status })
  expect(letter('approved').text).toContain('İpek Işık kontratı onayladı ve kontrat yürürlüğe girdi.')
  expect(letter('rejected')).toMatchObject({ subject: 'Düzenleme Gerekli: Moda Caddesi 2+1 Daire' })
  expect(letter('rejected').text).toContain('> Depozito iki kira olsun.\n> Başlangıç 1 Nisan olsun.')
  for (const other of ['waiting_for_tenants', 'toString'])
    expect(letter(other)).toMatchObject({
      subject: 'Kontrat durumu değişti: Moda Caddesi 2+1 Daire',
      text: expect.stringContaining('yeni durumu: Düzenleme bekliyor.'),
    })
})
