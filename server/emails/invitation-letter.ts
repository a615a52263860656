import { linkDaysText } from '#domain/kernel/link-lifetime.ts'
import { engagementsPath } from '#domain/people/engagements/engagements.messages.ts'
import { button, type Letter, note, paragraph, quote } from './letter.ts'

export interface Invitation {
  firstname: string
  inviter: string
  /** As displayed in the product: Emlakçı, Avukat, Kiracı … */
  role: string
  /** Titles; empty if the person acts on all properties or on none yet. */
  properties: string[]
  link: string
}

export const invitation = ({ firstname, inviter, role, properties, link }: Invitation): Letter => ({
  subject: `${inviter} sizi Anahtar’a davet etti`,
  preview: `Şifrenizi belirleyip hesabınızı kullanmaya başlayın; bağlantı ${linkDaysText} geçerlidir.`,
  heading: `${inviter} sizin için bir hesap açtı`,
  blocks: [
    paragraph(`Merhaba ${firstname.trim()},`),
    paragraph(`${inviter} sizin için Anahtar’da bir hesap açtı. Rolünüz: ${role}.`),
    ...(properties.length > 0
      ? [quote(properties.length === 1 ? 'Mülk' : 'Mülkler', shownTitles(properties).join('\n'))]
      : []),
    paragraph('Kendi şifrenizi belirlediğinizde hesabınızı hemen kullanabilirsiniz.'),
    button('Şifremi belirle', link),
    paragraph(`Bağlantı ${linkDaysText} geçerlidir ve yalnızca bir kez kullanılabilir.`),
    note(`${inviter} adında birini tanımıyorsanız bu e-postayı dikkate almayın; hesap siz şifre belirlemeden açılmaz.`),
  ],
})

const most = 10
const shownTitles = (titles: string[]) =>
  titles.length > most ? [...titles.slice(0, most), `ve ${titles.length - most} mülk daha`] : titles

interface EngagementOffer extends Omit<Invitation, 'link'> {
  publicUrl: string
  /** Whether the address has an account; only its mailbox learns this. */
  hasAccount: boolean
}

/** Asks the recipient to answer inside the product, for which a person without an account first opens one. */
export const engagementOffer = ({
  firstname,
  inviter,
  role,
  properties,
  publicUrl,
  hasAccount,
}: EngagementOffer): Letter => ({
  subject: `${inviter} sizi Anahtar’da birlikte çalışmaya davet etti`,
  preview: `Rolünüz: ${role}. Daveti kabul edene dek hiçbir yetki geçerli olmaz.`,
  heading: `${inviter} sizi birlikte çalışmaya davet etti`,
  blocks: [
    paragraph(`Merhaba ${firstname.trim()},`),
    paragraph(`${inviter} sizi mülklerinde ${role} olarak görmek istiyor.`),
    ...(properties.length > 0
      ? [quote(properties.length === 1 ? 'Mülk' : 'Mülkler', shownTitles(properties).join('\n'))]
      : []),
    paragraph(
      hasAccount
        ? 'Hesabınıza girip daveti kabul edebilir ya da reddedebilirsiniz. Öteki işleriniz bundan etkilenmez.'
        : 'Hesabınıza girip bu e-posta adresini doğruladığınızda davet orada görünür. Hesabınız yoksa bu adresle kayıt olabilirsiniz.',
    ),
    button('Daveti gör', `${publicUrl}${engagementsPath}`),
    paragraph(`Davet ${linkDaysText} geçerlidir.`),
    note(
      `${inviter} adında birini tanımıyorsanız bu e-postayı dikkate almayın; siz kabul etmeden hiçbir şey değişmez.`,
    ),
  ],
})
