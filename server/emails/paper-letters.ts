import { showDate } from '#domain/kernel/dates.ts'
import { hello } from './contract-letters.ts'
import { button, facts, type Letter, note, paragraph } from './letter.ts'

/** To everybody who was asked to confirm it. */
export const paperWithdrawn = (data: {
  name: string
  sender: string
  property_title: string
  paper: string
  number: string
}): Letter => ({
  subject: `${data.paper} geri çekildi: ${data.property_title}`,
  preview: 'Sizden bir yanıt beklenmiyor.',
  heading: `${data.paper} geri çekildi`,
  blocks: [
    hello(data.name),
    paragraph(`${data.sender}, onayınıza sunduğu belgeyi geri çekti. Sizden bir yanıt beklenmiyor.`),
    facts([
      ['Mülk', data.property_title],
      ['Belge', `${data.paper} ${data.number}`],
    ]),
    note(
      'Önceki e-postadaki bağlantı artık geçersizdir. Belge değiştirilip yeniden gönderilirse yeni bir bağlantı alırsınız.',
    ),
  ],
})

/** Asks a party to confirm a paper: for the first time, after a change, or as a reminder. */
export const paperRequest = (data: {
  name: string
  sender: string
  property_title: string
  /** The paper's title, and its form inside a sentence: “giriş teslim tutanağını”. */
  paper: string
  paper_object: string
  number: string
  round: number
  way: 'first' | 'again' | 'reminder'
  expires_at: string
  link: string
}): Letter => {
  const heading = {
    first: `${data.paper} onayınızı bekliyor`,
    again: `${data.paper} değişti, onayınız yeniden isteniyor`,
    reminder: `Hatırlatma: ${data.paper} onayınızı bekliyor`,
  }[data.way]
  return {
    subject: `${heading}: ${data.property_title}`,
    preview: `${data.sender}, ${data.property_title} ${data.paper_object} onayınıza sundu.`,
    heading,
    blocks: [
      hello(data.name),
      paragraph(
        `${data.sender}, ${data.property_title} ${data.paper_object} hazırladı. Okuyun; doğruysa onaylayın, eksik ya da yanlış bir şey varsa gerekçesiyle itiraz edin.`,
      ),
      ...(data.way === 'again' ? [paragraph('Önceki sürümün bağlantısı artık geçersizdir.')] : []),
      facts([
        ['Mülk', data.property_title],
        ['Belge', `${data.paper} ${data.number}`],
        ['Sürüm', `${data.round}`],
      ]),
      button('Oku ve karar ver', data.link),
      note('Üyelik gerekmez.'),
      note(
        `Bağlantı ${showDate(data.expires_at)} tarihine kadar geçerlidir ve yalnızca size özeldir; lütfen kimseyle paylaşmayın.`,
      ),
    ],
  }
}
