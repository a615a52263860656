import { waitingForAnswer } from '#domain/property/suggestions/suggestions.schema.ts'
import { button, facts, type Letter, note, paragraph, quote } from './letter.ts'

interface About {
  firstname: string
  /** The property's title. */
  property: string
  /** The property's page. */
  link: string
}

export const tenantAdded = ({ firstname, property, host, link }: About & { host: string }): Letter => ({
  subject: `${property}: onayınız bekleniyor`,
  preview: `${host} sizi bu mülkün kiracısı olarak ekledi.`,
  heading: 'Bu mülkün kiracısı mısınız?',
  blocks: [
    paragraph(`Merhaba ${firstname.trim()},`),
    paragraph(`${host} sizi aşağıdaki mülkün kiracısı olarak ekledi.`),
    quote('Mülk', property),
    paragraph(
      'Başlangıç ekranınızda onayladığınızda mülkün bilgilerini, demirbaş listesini ve sizinle paylaşılan belgeleri hesabınızda görürsünüz.',
    ),
    button('Başlangıç ekranına git', link),
    note(
      `${host} adında birini tanımıyorsanız ya da bu mülkü kiralamadıysanız aynı yerde reddedin; hesabınıza hiçbir şey eklenmez.`,
    ),
  ],
})

export const propertyRemoved = ({ firstname, property, link }: About): Letter => ({
  subject: `${property}: mülk kaydı kaldırıldı`,
  preview: 'Mülk artık listenizde görünmez; kontratlarınız sizde kalır.',
  heading: 'Mülk kaydı kaldırıldı',
  blocks: [
    paragraph(`Merhaba ${firstname.trim()},`),
    paragraph('Kiracısı olarak göründüğünüz mülkün kaydı, mülk sahibi tarafından kaldırıldı.'),
    quote('Mülk', property),
    paragraph('Mülk artık listenizde görünmez. Tarafı olduğunuz kontratlar, belgeleri ve kanıtlarıyla sizde kalır.'),
    button('Kontratlarımı aç', link),
    note('Bu bir hataysa mülk sahibine yazın; kayıt 30 gün içinde geri alınabilir.'),
  ],
})

/** After a permanent deletion, so there is no page to link to. */
export const propertyErased = ({ firstname, property }: Omit<About, 'link'>): Letter => ({
  subject: `${property}: mülk ve kayıtları kalıcı olarak silindi`,
  preview: 'Mülk, kontratları ve bütün kayıtlarıyla sistemden kaldırıldı.',
  heading: 'Mülk kalıcı olarak silindi',
  blocks: [
    paragraph(`Merhaba ${firstname.trim()},`),
    paragraph('Tarafı olduğunuz aşağıdaki mülkün kaydı bir yönetici tarafından kalıcı olarak silindi.'),
    quote('Mülk', property),
    paragraph(
      'Mülkle birlikte kontratları, belgeleri, fotoğrafları ve hesap hareketleri de kaldırıldı; artık görüntülenemez ve geri alınamaz.',
    ),
    note(
      'Daha önce e-posta ile gönderilen ya da indirdiğiniz nüshalar sizde kalır; saklamanızı öneririz. Bunun bir hata olduğunu düşünüyorsanız hemen yöneticiye yazın.',
    ),
  ],
})

interface NewRequest extends About {
  author: string
  subject: string
  request: string
  priority: string
}

/** To the other side, whoever created the request. */
export const requestCreated = (data: NewRequest): Letter => {
  const { firstname, author, property, subject, request, priority, link } = data
  return {
    subject: `${priority === 'Acil' ? 'Acil talep' : 'Yeni talep'}: ${subject}, ${property}`,
    preview: `${author} ${property} için bir talep oluşturdu.`,
    heading: 'Yanıtınızı bekleyen bir talep var',
    blocks: [
      paragraph(`Merhaba ${firstname.trim()},`),
      paragraph(`${author} aşağıdaki mülk için bir talep oluşturdu.`),
      facts([
        ['Mülk', property],
        ['Konu', subject],
        ['Öncelik', priority],
        ['Durum', waitingForAnswer],
      ]),
      quote('Talep', request),
      button('Talebi aç', link),
      note('Talebin fotoğraflarını görmek ve yanıtlamak için hesabınızla giriş yapın.'),
    ],
  }
}

export const requestRejected = (data: About & { request: string; reason: string }): Letter => {
  const { firstname, property, request, reason, link } = data
  return {
    subject: 'Talebiniz reddedildi',
    preview: `${property} için talebiniz sonuçlandı.`,
    heading: 'Talebiniz reddedildi',
    blocks: [
      paragraph(`Merhaba ${firstname.trim()},`),
      paragraph(`${property} için gönderdiğiniz talep incelendi ve reddedildi.`),
      quote('Talebiniz', request),
      ...(reason ? [quote('Neden', reason)] : []),
      paragraph('Sorularınızı talebin altına yorum olarak yazabilirsiniz.'),
      button('Talebi gör', link),
    ],
  }
}
