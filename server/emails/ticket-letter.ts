import { button, type Letter, note, paragraph, quote } from './letter.ts'

interface TicketMail {
  firstname: string
  event: string
  subject: string
  /** The text of the message; empty for a change of state. */
  words: string
  /** The ticket's page, where it can be answered. */
  link: string
  /** The page where this mail can be turned off. */
  settings: string
}

/** To the other party of a support ticket. */
export const ticketLetter = ({ firstname, event, subject, words, link, settings }: TicketMail): Letter => ({
  subject: `${event}: ${subject}`,
  preview: words ? words.slice(0, 120) : event,
  heading: event,
  blocks: [
    paragraph(`Merhaba ${firstname.trim()},`),
    quote('Konu', subject),
    ...(words ? [quote('Yazılan', words)] : []),
    button('Talebi aç ve yanıtla', link),
    note(
      `Yanıtınızı bağlantıdaki sayfaya yazın; talebin altında kalır. Bu konudaki e-postaları kapatmak için: ${settings}`,
    ),
  ],
})
