import { showDate } from '#domain/kernel/dates.ts'
import { button, type Letter, note, paragraph, quote } from './letter.ts'

const greeting = (firstname: string) => paragraph(`Merhaba ${firstname.trim()},`)

export const dataArchive = (data: { firstname: string; link: string; expires_at: string }): Letter => ({
  subject: 'Veri arşiviniz hazır',
  preview: `Hakkınızdaki kayıtları ${showDate(data.expires_at)} gününe kadar indirebilirsiniz.`,
  heading: 'Veri arşiviniz hazır',
  blocks: [
    greeting(data.firstname),
    paragraph('İstediğiniz arşiv hazır: hakkınızdaki bütün kayıtlar ve dosyalarınız tek bir dosyada.'),
    button('Gizlilik Merkezi’ni aç', data.link),
    paragraph(
      `Arşiv ${showDate(data.expires_at)} gününe kadar durur, sonra silinir. İndirmek için giriş yapmanız ve şifrenizi yeniden yazmanız gerekir.`,
    ),
    note('Bu isteği siz yapmadıysanız hemen şifrenizi değiştirin.'),
  ],
})

export const deletionAsked = (data: { firstname: string; due_on: string; link: string }): Letter => ({
  subject: 'Silme talebiniz alındı',
  preview: `Talebiniz en geç ${showDate(data.due_on)} gününe kadar yanıtlanacak.`,
  heading: 'Silme talebiniz alındı',
  blocks: [
    greeting(data.firstname),
    paragraph(
      `Hesabınızın ve kişisel verilerinizin silinmesini istediniz. Talebiniz en geç ${showDate(data.due_on)} gününe kadar yanıtlanacak.`,
    ),
    paragraph('Karar verilene dek hesabınız açık kalır ve talebi Gizlilik Merkezi’nden geri alabilirsiniz.'),
    button('Gizlilik Merkezi’ni aç', data.link),
    note('Bu isteği siz yapmadıysanız talebi geri alın ve şifrenizi değiştirin.'),
  ],
})

export const deletionRefused = ({
  firstname,
  reason,
  link,
}: {
  firstname: string
  reason: string
  link: string
}): Letter => ({
  subject: 'Silme talebiniz yanıtlandı',
  preview: 'Talebiniz yerine getirilemedi; gerekçesi mektupta.',
  heading: 'Silme talebiniz yerine getirilemedi',
  blocks: [
    greeting(firstname),
    paragraph('Hesabınızın silinmesi için yaptığınız başvuru incelendi ve reddedildi.'),
    quote('Gerekçe', reason),
    paragraph(
      'Engel kalkınca yeniden başvurabilirsiniz. Yanıtı yetersiz bulursanız, öğrendiğiniz günden başlayarak 30 gün içinde Kişisel Verileri Koruma Kurulu’na şikâyet edebilirsiniz (KVKK m. 14).',
    ),
    button('Gizlilik Merkezi’ni aç', link),
  ],
})

/** The last mail to this address. */
export const deletionStarted = ({
  firstname,
  kept_until,
}: {
  firstname: string
  kept_until: string | null
}): Letter => ({
  subject: 'Hesabınız siliniyor',
  preview: 'Silme talebiniz kabul edildi.',
  heading: 'Hesabınız siliniyor',
  blocks: [
    greeting(firstname),
    paragraph(
      'Silme talebiniz kabul edildi. Hesabınız kapatılıyor; kişisel verileriniz siliniyor ya da adınız olmadan bırakılıyor. Bu adrese bundan sonra yazmayacağız.',
    ),
    ...(kept_until
      ? [
          paragraph(
            `Taraf olduğunuz kontratlar ve kira hesabı karşı tarafın da delilidir; zamanaşımı süresince, en geç ${showDate(kept_until)} gününe kadar saklanır (TBK m. 146 ve 147).`,
          ),
        ]
      : []),
    note('Anahtar’ı kullandığınız için teşekkür ederiz.'),
  ],
})
