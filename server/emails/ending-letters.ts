import { showDate } from '#domain/kernel/dates.ts'
import { hello } from './contract-letters.ts'
import { button, facts, headline, type Letter, note, paragraph, quote } from './letter.ts'

interface EndingMail {
  name: string
  property_title: string
  /** The event as one sentence. */
  event: string
  ends_on: string
  way: string
  /** A person's comment on it; may be empty. */
  words: string
  link: string
}

/** To both sides, also without an account, about every step of ending a tenancy. */
export const endingLetter = ({ name, property_title, event, ends_on, way, words, link }: EndingMail): Letter => ({
  subject: `Kiracılığın sona ermesi: ${property_title}`,
  preview: event,
  heading: headline(event) ?? 'Kiracılığın sona ermesi',
  blocks: [
    hello(name),
    ...(headline(event) ? [] : [paragraph(event)]),
    ...(words.trim() ? [quote('Yazılan', words)] : []),
    facts([
      ['Mülk', property_title],
      ['Yol', way],
      ['Son gün', showDate(ends_on)],
    ]),
    button('Ayrıntıları aç', link),
    note('Yasal süreler bilgilendirme amaçlıdır ve hukuki danışmanlık yerine geçmez.'),
  ],
})
