import { button, type Letter, note, paragraph, quote } from './letter.ts'

interface NotificationMail {
  firstname: string
  /** What it is about, as in the settings. */
  kind: string
  event: string
  link: string
  /** Where this mail can be switched off. */
  settings: string
}

/** For everything that has no letter of its own. */
export const notification = ({ firstname, kind, event, link, settings }: NotificationMail): Letter => ({
  subject: event.length > 120 ? `${event.slice(0, 119).trimEnd()}…` : event,
  preview: kind,
  heading: 'Yeni bildiriminiz var',
  blocks: [
    paragraph(`Merhaba ${firstname.trim()},`),
    quote(kind, event),
    button('Görüntüle', link),
    note(`“${kind}” konusundaki e-postaları profilinizdeki Bildirimler bölümünden kapatabilirsiniz: ${settings}`),
  ],
})
