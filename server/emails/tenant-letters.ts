import { button, type Letter, note, paragraph, quote } from './letter.ts'

interface About {
  firstname: string
  /** The property's title. */
  property: string
  /** Its page. */
  link: string
}

export const tenantAdded = ({ firstname, property, host, link }: About & { host: string }): Letter => ({
  subject: `${property} hesabınıza eklendi`,
  preview: `${host} sizi bu mülkün kiracısı olarak ekledi.`,
  heading: 'Kiraladığınız mülk hesabınızda',
  blocks: [
    paragraph(`Merhaba ${firstname.trim()},`),
    paragraph(`${host} sizi aşağıdaki mülkün kiracısı olarak ekledi.`),
    quote('Mülk', property),
    paragraph(
      'Mülkün bilgilerini, demirbaş listesini ve sizinle paylaşılan belgeleri artık hesabınızda görebilirsiniz.',
    ),
    button('Mülke git', link),
    note(`${host} adında birini tanımıyorsanız ya da bu mülkü kiralamadıysanız Sistem Desteği’ne yazın.`),
  ],
})

export const requestRejected = ({ firstname, property, request, link }: About & { request: string }): Letter => ({
  subject: 'Talebiniz reddedildi',
  preview: `${property} için talebiniz sonuçlandı.`,
  heading: 'Talebiniz reddedildi',
  blocks: [
    paragraph(`Merhaba ${firstname.trim()},`),
    paragraph(`${property} için gönderdiğiniz talep incelendi ve reddedildi.`),
    quote('Talebiniz', request),
    button('Talebi gör', link),
  ],
})
