import { showDate } from '#domain/kernel/dates.ts'
import { button, facts, type Letter, note, paragraph } from './letter.ts'

interface DeadlineDigestMail {
  firstname: string
  /** The nearest first. */
  deadlines: { date: string; title: string; property: string; todo: string }[]
  /** Number of deadlines that are not listed. */
  others: number
  link: string
  /** The page where this mail can be turned off. */
  settings: string
}

/** One mail for all approaching deadlines. */
export const deadlineDigest = ({ firstname, deadlines, others, link, settings }: DeadlineDigestMail): Letter => {
  const count = deadlines.length + others
  const subject = count === 1 ? `Yaklaşan tarih: ${deadlines[0]?.title}` : `${count} tarih yaklaşıyor`
  return {
    subject,
    preview: deadlines.map(({ date, property }) => `${showDate(date)} ${property}`).join(', '),
    heading: subject,
    blocks: [
      paragraph(`Merhaba ${firstname.trim()},`),
      ...deadlines.map(({ date, title, property, todo }) =>
        facts([
          ['Son gün', showDate(date)],
          ['Konu', title],
          ['Mülk', property],
          ['Yapılacak', todo],
        ]),
      ),
      ...(others > 0 ? [paragraph(`Ve ${others} tarih daha.`)] : []),
      button('Tarihleri gör', link),
      note(
        `Tarihler kontrat bilgilerinden hesaplanır, bilgilendirme amaçlıdır ve hukuki danışmanlık yerine geçmez. Bu hatırlatmaları profilinizdeki Bildirimler bölümünden kapatabilirsiniz: ${settings}`,
      ),
    ],
  }
}
