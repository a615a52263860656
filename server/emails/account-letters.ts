import { showDateTime } from '#domain/kernel/dates.ts'
import { button, type Letter, note, paragraph, quote } from './letter.ts'

interface Recipient {
  firstname: string
}

const greeting = ({ firstname }: Recipient) => paragraph(`Merhaba ${firstname.trim()},`)
const at = (publicUrl: string, path: string) => publicUrl.replace(/\/+$/, '') + path

export const welcome = (data: Recipient): Letter => ({
  subject: 'Kaydınız alındı',
  preview: 'Hesabınız inceleniyor; sonucu e-posta ile bildireceğiz.',
  heading: 'Kaydınız alındı',
  blocks: [
    greeting(data),
    paragraph('Anahtar’a kaydolduğunuz için teşekkür ederiz. Bilgileriniz bize ulaştı ve inceleme sırasına alındı.'),
    paragraph('İnceleme genellikle 24 saat içinde tamamlanır. Sonucu size ayrı bir e-posta ile bildireceğiz.'),
    note('Şu an yapmanız gereken bir işlem yok. Bu kaydı siz yapmadıysanız bu e-postayı dikkate almayabilirsiniz.'),
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

/** When somebody was given rights or lost them, for those who may not be able to read it inside the product. */
export const rightsChanged = ({ firstname, event }: { firstname: string; event: string }): Letter => ({
  subject: 'Yetkilerinizde değişiklik',
  preview: event,
  heading: 'Yetkilerinizde değişiklik',
  blocks: [
    paragraph(`Merhaba ${firstname.trim()},`),
    paragraph(event),
    note('Bir yanlışlık olduğunu düşünüyorsanız lütfen sizi ekleyen kişiyle görüşün.'),
  ],
})
