import { showDateTime } from '#domain/kernel/dates.ts'
import { linkDaysText } from '#domain/kernel/link-lifetime.ts'
import { button, headline, type Letter, note, paragraph, quote } from './letter.ts'

interface Recipient {
  firstname: string
}

const greeting = ({ firstname }: Recipient) => paragraph(`Merhaba ${firstname.trim()},`)
const at = (publicUrl: string, path: string) => publicUrl.replace(/\/+$/, '') + path

const proofLink = (link: string) => [
  button('E-posta adresimi doğrula', link),
  paragraph(
    `Bağlantı ${linkDaysText} geçerlidir ve yalnızca bir kez kullanılabilir; hesabınızla giriş yapmış olmanız gerekir.`,
  ),
]

export const welcome = (data: Recipient & { link?: string }): Letter => ({
  subject: 'Kaydınız alındı',
  preview: 'Hesabınız inceleniyor; sonucu e-posta ile bildireceğiz.',
  heading: 'Kaydınız alındı',
  blocks: [
    greeting(data),
    paragraph('Anahtar’a kaydolduğunuz için teşekkür ederiz. Bilgileriniz bize ulaştı ve inceleme sırasına alındı.'),
    paragraph('İnceleme genellikle 24 saat içinde tamamlanır. Sonucu size ayrı bir e-posta ile bildireceğiz.'),
    ...(data.link
      ? [
          paragraph(
            'Bu sırada e-posta adresinizin size ait olduğunu doğrulayın: sizin için hazırlanan kontratlar ve mülkler hesabınıza ancak o zaman bağlanır.',
          ),
          ...proofLink(data.link),
        ]
      : []),
    note('Bu kaydı siz yapmadıysanız bağlantıyı kullanmayın; adresiniz kimsenin hesabına bağlanmaz.'),
  ],
})

export const addressProof = (data: Recipient & { link: string }): Letter => ({
  subject: 'E-posta adresinizi doğrulayın',
  preview: `Adresin size ait olduğunu doğrulamak için bağlantınız; ${linkDaysText} geçerlidir.`,
  heading: 'E-posta adresinizi doğrulayın',
  blocks: [
    greeting(data),
    paragraph(
      'Bu adresin size ait olduğunu doğruladığınızda sizin için hazırlanan kontratlar ve mülkler Anahtar hesabınıza bağlanır.',
    ),
    ...proofLink(data.link),
    note('Bu isteği siz yapmadıysanız bağlantıyı kullanmayın; adresiniz kimsenin hesabına bağlanmaz.'),
  ],
})

/** Sent when someone enters the address of an existing account; only its mailbox learns this. */
export const addressKnown = (data: Recipient & { publicUrl: string }): Letter => ({
  subject: 'E-posta adresiniz Anahtar’da yeniden kullanılmak istendi',
  preview: 'Bu adresle zaten bir hesabınız var.',
  heading: 'Bu adresle zaten bir hesabınız var',
  blocks: [
    greeting(data),
    paragraph(
      'Az önce bu e-posta adresiyle yeni bir kayıt ya da adres değişikliği yapılmak istendi. Adres sizin hesabınıza ait olduğu için hiçbir şey değişmedi.',
    ),
    paragraph(
      'Bunu siz yaptıysanız var olan hesabınızla giriş yapın; şifrenizi hatırlamıyorsanız yenisini belirleyin.',
    ),
    button('Şifremi yenile', at(data.publicUrl, '/forgot-password')),
    note('Siz yapmadıysanız bir işlem yapmanız gerekmez.'),
  ],
})

/** To the old address: first about the request, then about the change. */
export const emailChanged = ({ email, done, ...data }: Recipient & { email: string; done: boolean }): Letter => ({
  subject: done ? 'E-posta adresiniz değişti' : 'E-posta adresinizin değiştirilmesi istendi',
  preview: done
    ? 'Anahtar hesabınıza artık yeni adresinizle giriliyor.'
    : 'Yeni adres doğrulanana dek bu adres geçerlidir.',
  heading: done ? 'E-posta adresiniz değişti' : 'E-posta adresinizin değiştirilmesi istendi',
  blocks: [
    greeting(data),
    paragraph(
      done
        ? 'Anahtar hesabınızın e-posta adresi değişti. Bundan sonra yeni adresinizle giriş yapacaksınız; bildirimler de oraya gelecek.'
        : 'Anahtar hesabınızın e-posta adresini değiştirmek istediniz. Yeni adres doğrulanana dek bu adres geçerli kalır.',
    ),
    quote('Yeni adres', email),
    note(
      done
        ? 'Bunu siz yapmadıysanız hemen Sistem Desteği’ne yazın; şifrenizi başkası biliyor olabilir.'
        : 'Bunu siz yapmadıysanız hemen şifrenizi değiştirin: istek o anda geçersiz olur.',
    ),
  ],
})

export const activation = (data: Recipient & { publicUrl: string }): Letter => ({
  subject: 'Hesabınız onaylandı',
  preview: 'Anahtar hesabınız kullanıma açıldı.',
  heading: 'Hesabınız onaylandı',
  blocks: [
    greeting(data),
    paragraph('Kaydınız incelendi ve hesabınız kullanıma açıldı. Anahtar’ı hemen kullanmaya başlayabilirsiniz.'),
    button('Panele git', at(data.publicUrl, '/dashboard')),
  ],
})

export const refusal = (data: Recipient & { reason: string }): Letter => ({
  subject: 'Kaydınız onaylanmadı',
  preview: 'Kayıt başvurunuzun sonucu ve gerekçesi.',
  heading: 'Kaydınız onaylanmadı',
  blocks: [
    greeting(data),
    paragraph('Kaydınız incelendi; ne yazık ki hesabınızı onaylayamadık.'),
    ...(data.reason.trim() ? [quote('Gerekçe', data.reason)] : []),
    paragraph('Anahtar’a gösterdiğiniz ilgi için teşekkür ederiz.'),
  ],
})

export const passwordReset = (data: Recipient & { link: string }): Letter => ({
  subject: 'Şifre sıfırlama isteğiniz',
  preview: 'Yeni şifrenizi belirlemek için bağlantınız; bir saat geçerlidir.',
  heading: 'Yeni şifrenizi belirleyin',
  blocks: [
    greeting(data),
    paragraph('Hesabınız için şifre sıfırlama isteği aldık. Yeni şifrenizi aşağıdaki bağlantıyla belirleyebilirsiniz.'),
    button('Yeni şifre belirle', data.link),
    paragraph('Bağlantı bir saat geçerlidir ve yalnızca bir kez kullanılabilir.'),
    note('Bu isteği siz yapmadıysanız bu e-postayı dikkate almayın; şifreniz değişmeden kalır.'),
  ],
})

export const passwordChanged = (data: Recipient & { changedAt: Date | string; publicUrl: string }): Letter => ({
  subject: 'Şifreniz değiştirildi',
  preview: 'Bu değişikliği siz yapmadıysanız hemen yeni bir şifre belirleyin.',
  heading: 'Şifreniz değiştirildi',
  blocks: [
    greeting(data),
    paragraph(`Hesabınızın şifresi ${showDateTime(data.changedAt)} tarihinde değiştirildi.`),
    paragraph('Bu değişikliği siz yaptıysanız başka bir işlem yapmanız gerekmez.'),
    paragraph('Siz yapmadıysanız hesabınızı korumak için hemen yeni bir şifre belirleyin.'),
    button('Şifremi sıfırla', at(data.publicUrl, '/forgot-password')),
  ],
})

export type SecondFactorChange = 'on' | 'off' | 'codes'

const secondFactorWords: Record<SecondFactorChange, { subject: string; event: string; otherwise: string }> = {
  on: {
    subject: 'İki adımlı doğrulama açıldı',
    event: 'iki adımlı doğrulama açıldı. Bundan sonra girişte şifrenizin yanında uygulamanızdaki kod da sorulacak.',
    otherwise: 'Siz açmadıysanız hesabınıza başkası girmiş demektir: hemen Sistem Desteği’ne yazın.',
  },
  off: {
    subject: 'İki adımlı doğrulama kapatıldı',
    event: 'iki adımlı doğrulama kapatıldı. Bundan sonra giriş için yalnızca şifreniz yeterli.',
    otherwise: 'Siz kapatmadıysanız hemen yeni bir şifre belirleyin ve iki adımlı doğrulamayı yeniden açın.',
  },
  codes: {
    subject: 'Yeni kurtarma kodları oluşturuldu',
    event: 'iki adımlı doğrulama için yeni kurtarma kodları oluşturuldu. Eski kodlar artık geçersiz.',
    otherwise: 'Siz oluşturmadıysanız hemen yeni bir şifre belirleyin ve kodları yenileyin.',
  },
}

export const secondFactorChanged = ({
  change,
  changedAt,
  publicUrl,
  ...data
}: Recipient & { change: SecondFactorChange; changedAt: Date | string; publicUrl: string }): Letter => {
  const { subject, event, otherwise } = secondFactorWords[change]
  return {
    subject,
    preview: otherwise,
    heading: subject,
    blocks: [
      greeting(data),
      paragraph(`Hesabınızda ${showDateTime(changedAt)} tarihinde ${event}`),
      paragraph('Bu değişikliği siz yaptıysanız başka bir işlem yapmanız gerekmez.'),
      paragraph(otherwise),
      button('Şifremi sıfırla', at(publicUrl, '/forgot-password')),
    ],
  }
}

/** About granted or withdrawn rights, for people who may not be able to open the product. */
export const rightsChanged = ({ firstname, event }: { firstname: string; event: string }): Letter => ({
  subject: 'Yetkilerinizde değişiklik',
  preview: event,
  heading: headline(event) ?? 'Yetkileriniz değişti',
  blocks: [
    paragraph(`Merhaba ${firstname.trim()},`),
    ...(headline(event) ? [] : [paragraph(event)]),
    note('Bir yanlışlık olduğunu düşünüyorsanız lütfen sizi ekleyen kişiyle görüşün.'),
  ],
})
