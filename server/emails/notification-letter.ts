import { button, headline, type Letter, note, paragraph, quote } from './letter.ts'

interface NotificationMail {
  firstname: string
  /** The kind of notification, as named in the settings. */
  kind: string
  event: string
  link: string
  /** The page where this mail can be turned off. */
  settings: string
}

/** The general mail for events without a specific one. */
export const notification = ({ firstname, kind, event, link, settings }: NotificationMail): Letter => ({
  subject: event.length > 120 ? `${event.slice(0, 119).trimEnd()}…` : event,
  preview: kind,
  heading: headline(event) ?? kind,
  blocks: [
    paragraph(`Merhaba ${firstname.trim()},`),
    ...(headline(event) ? [paragraph(`Konu: ${kind}.`)] : [quote(kind, event)]),
    button('Görüntüle', link),
    note(`“${kind}” konusundaki e-postaları profilinizdeki Bildirimler bölümünden kapatabilirsiniz: ${settings}`),
  ],
})
